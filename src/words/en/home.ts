/** What a person reads on the home page and content does not supply. */
export const messages = {
  register: 'Register Now',
  schedule: 'View Schedule',
  features: 'What we stand for',
};
