import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { PlayerBill } from './player-bill.ts';
import type { SponsorBill } from './sponsor-bill.ts';

/** How a player's bill was paid, in the admin's words; null where they have none for it. */
export function playerBillMethod(
  method: LedgerEntry['method'],
): PlayerBill['paymentMethod'] | null {
  switch (method) {
    case 'card':
      return 'credit_card';
    case 'us_bank_account':
    case 'ach':
      return 'bank_transfer';
    case 'other':
      return null;
    default:
      return method;
  }
}

/** As above, of a sponsor's bill. */
export function sponsorBillMethod(
  method: LedgerEntry['method'],
): SponsorBill['paymentMethod'] | null {
  switch (method) {
    case 'card':
    case 'us_bank_account':
      return 'stripe';
    case 'ach':
    case 'bank_transfer':
      return 'bank_transfer';
    case 'check':
    case 'cash':
      return method;
    default:
      return null;
  }
}

/** What the office calls a sponsor's payment by card. */
const BY_CARD: readonly SponsorBill['paymentMethod'][] = ['credit_card', 'stripe'];

/** Whether a sponsor is to pay by card. The sponsorship of one that the office has added does not say so. */
export function isSponsorByCard({ paymentMethod }: Pick<SponsorBill, 'paymentMethod'>): boolean {
  return BY_CARD.includes(paymentMethod);
}
