/** 'Spring 2027' and '2026-27'. */
const YEAR_ALONE = /^(?:(?:Spring|Summer|Fall|Autumn|Winter) )?\d{4}(?:-\d\d(?:\d\d)?)?$/;

/** What a record is called, with its number: on receipts, statements and the memo lines of checks. */
export const messages = {
  registration: (number: string) => `Registration ${number}`,
  bill: (number: string) => `Bill ${number}`,
  order: (number: string) => `Order ${number}`,
  donation: (number: string) => `Gift ${number}`,
  sponsorship: (number: string) => `Sponsorship ${number}`,
  /** A season's name as records keep it; other languages say it in their own words. */
  season: (name: string) => name,
  /** The same after 'the', in a sentence. */
  theSeason: (name: string) => (YEAR_ALONE.test(name) ? `${name} Season` : name),
  /** What a bill is for that a registration made. */
  forPlayer: (registration: string, player: string, season: string) =>
    `${registration}: ${player}, ${season}`,
  forSeason: (season: string) => `Registration ${season}`,
  /** Of a bill that was split. */
  part: (bill: string, number: string, count: string) => `${bill} (part ${number} of ${count})`,
};
