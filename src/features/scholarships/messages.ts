export const messages = {
  programs: 'Scholarship programs',
  howToApply: 'How to apply',
  requirements: 'Requirements',
  register: 'Register a player',
  ask: 'Ask about scholarships',
  apply: 'Apply',
  applyFor: (program: string) => `Apply for the ${program}`,
  who: 'For whom',
  notified: 'until families are notified',
  attendance: 'attendance is the player’s commitment',
  gpa: 'GPA or higher for the academic scholarship',
} as const;

/** The contact form, with the inquiry type chosen. */
export const CONTACT_PATH = '/contact?inquiry=scholarships';
