export const messages = {
  programs: 'Scholarship programs',
  howToApply: 'How to apply',
  requirements: 'Requirements',
  register: 'Register a player',
  ask: 'Ask about scholarships',
  apply: 'Apply',
  applyFor: (program: string) => `Apply for the ${program}`,
  subject: (program: string) => `Application: ${program}`,
  who: 'Who qualifies',
  notified: 'until families are notified',
  attendance: 'attendance is the player’s commitment',
  gpa: 'GPA or higher for the academic scholarship',
} as const;

/** The contact form, with the inquiry type chosen. */
export const CONTACT_PATH = '/contact?inquiry=scholarships';

/** The contact form, with the subject of an application filled in, too. */
export function applicationPath(program: string): string {
  return `${CONTACT_PATH}&${new URLSearchParams({ subject: messages.subject(program) })}`;
}
