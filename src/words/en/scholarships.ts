/** What a person reads on the scholarships page and content does not supply. */
export const messages = {
  programs: 'Scholarship programs',
  howToApply: 'How to apply',
  requirements: 'Requirements',
  register: 'Register a Player',
  ask: 'Ask About Scholarships',
  apply: 'Apply',
  applyFor: (program: string) => `Apply for the ${program}`,
  subject: (program: string) => `Application: ${program}`,
  who: 'Who qualifies',
  notified: 'until families are notified',
  attendance: 'attendance is the player’s commitment',
  gpa: 'GPA or higher for the academic scholarship',
};
