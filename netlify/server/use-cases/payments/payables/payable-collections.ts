import {
  donations,
  orders,
  playerBills,
  registrations,
  sponsorships,
} from '../../../gateways/records.ts';

/** Where the records of each kind are. */
export const PAYABLE_COLLECTIONS = {
  order: orders,
  registration: registrations,
  sponsorship: sponsorships,
  donation: donations,
  bill: playerBills,
} as const;
