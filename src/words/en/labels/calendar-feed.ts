/** What a calendar shows of the games that someone has subscribed to; the English is the specification's. */
export const messages = {
  name: (program: string) => `${program} games`,
  home: (program: string, opponent: string) => `${program} vs ${opponent}`,
  away: (program: string, opponent: string) => `${program} at ${opponent}`,
  postponed: (game: string) => `Postponed: ${game}`,
  cancelled: (game: string) => `Canceled: ${game}`,
};
