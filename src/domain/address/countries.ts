/** Where a program may be. Addresses, phones and amounts are written as there; another country is another line. */
export const COUNTRIES = { US: { name: 'United States', currency: 'USD' } } as const;
export type Country = keyof typeof COUNTRIES;
export const COUNTRY_CODES = Object.keys(COUNTRIES) as [Country, ...Country[]];

/** What every amount is in, as ISO 4217 has it: all countries of the list share it so far. */
export const CURRENCY = COUNTRIES.US.currency;
