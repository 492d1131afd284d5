/** What a guardian reads whose discount code cannot be used. */
export const messages = {
  unknown: 'We can’t find this code. Check the spelling, or leave it empty.',
  from: (day: string) => `This code can be used from ${day} on.`,
  ended: (day: string) => `This code ended on ${day}. Leave it empty to continue.`,
  usedUp: 'This code was used as many times as it can be. Leave it empty to continue.',
};
