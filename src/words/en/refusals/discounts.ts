/** What a guardian reads whose discount code cannot be used. */
export const messages = {
  unknown: 'We can’t find this code. Check the spelling, or leave the field empty.',
  from: (day: string) => `This code starts on ${day}. Leave the field empty to continue.`,
  ended: (day: string) => `This code ended on ${day}. Leave the field empty to continue.`,
  usedUp: 'This code has been used up. Leave the field empty to continue.',
};
