/** How many records of each kind. */
export interface RecordsSize {
  profiles: number;
  playerBills: number;
  gallerySubmissions: number;
  orders: number;
  donations: number;
  registrations: number;
  contactMessages: number;
}

/** What `npm run seed:large` writes: a program after years. */
export const LARGE: RecordsSize = {
  profiles: 10_000,
  playerBills: 5_000,
  gallerySubmissions: 2_000,
  orders: 400,
  donations: 400,
  registrations: 300,
  contactMessages: 400,
};

/** A program in its first weeks, to compare with: a hundred rows in each table that grows large. */
export const SMALL: RecordsSize = {
  profiles: 100,
  playerBills: 100,
  gallerySubmissions: 100,
  orders: 4,
  donations: 4,
  registrations: 3,
  contactMessages: 4,
};
