/** What a record is called, with its number: on receipts, statements and the memo lines of checks. */
export const messages = {
  registration: (number: string) => `Registration ${number}`,
  bill: (number: string) => `Bill ${number}`,
  order: (number: string) => `Order ${number}`,
  donation: (number: string) => `Gift ${number}`,
  sponsorship: (number: string) => `Sponsorship ${number}`,
};
