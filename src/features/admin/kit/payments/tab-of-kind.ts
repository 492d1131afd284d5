import type { PayableKind } from '#domain/payments/choices.ts';
import type { AdminTab } from '../admin-location.ts';

/** Where the records of each kind are. */
export const TAB_OF_KIND = {
  order: 'orders',
  registration: 'registrations',
  sponsorship: 'sponsors',
  donation: 'donations',
  bill: 'billing',
} as const satisfies Record<PayableKind, AdminTab>;
