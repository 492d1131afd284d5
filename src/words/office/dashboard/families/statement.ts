/** What stands around a family’s statement. */
export const messages = {
  back: 'Back to all families',
  failed: 'Error fetching the statement',
  title: (name: string) => `Statement: ${name}`,
  asOf: (day: string) => `As of ${day}`,
  players: (names: string) => `Players: ${names}`,
  print: 'Print',
  gifts: 'Gifts and sponsorships from the same address',
  giftsText: 'These are not part of the balance.',
  reminded: (when: string) => `Last reminded ${when}`,
} as const;
