import type { PayableKind } from '#domain/payments/choices.ts';
import { readBill } from './bill-payable.ts';
import { readDonation } from './donation-payable.ts';
import { readOrder } from './order-payable.ts';
import type { ReadPayable } from './payable.ts';
import { readRegistration } from './registration-payable.ts';
import { readSponsorship } from './sponsorship-payable.ts';

/** How the record of each kind is read. */
export const READ_PAYABLE: Readonly<Record<PayableKind, ReadPayable>> = {
  order: readOrder,
  registration: readRegistration,
  sponsorship: readSponsorship,
  donation: readDonation,
  bill: readBill,
};
