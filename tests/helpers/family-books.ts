import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';

/* A family's bills and what was paid of them, as the tests of its statement have them. */

/** Where the program is. */
export const ZONE = 'America/New_York';
export const TODAY = '2026-11-22';
export const NOW = new Date('2026-11-22T15:00:00Z');
/** A morning of the season, by its number. */
export const day = (n: number) => new Date(Date.UTC(2026, 8, 1 + n, 15)).toISOString();
/** Ana, by one of her addresses. */
export const payerOf = (email: string) => ({ firstName: 'Ana', lastName: 'Reyes', email });

/** A bill of Ana, paid by check unless told. */
export function bill(
  id: string,
  amountCents: number,
  change: Partial<PlayerBill> = {},
): PlayerBill {
  return {
    id,
    number: id,
    playerId: 'p',
    parentId: null,
    payer: payerOf('ana@example.org'),
    amountCents,
    description: 'Season',
    paymentMethod: 'check',
    paymentStatus: 'pending',
    dueDate: '2026-11-01',
    paidDate: null,
    invoiceNumber: null,
    notes: null,
    registrationId: null,
    payment: null,
    createdAt: day(0),
    updatedAt: day(0),
    ...change,
  } as PlayerBill;
}

/** What was paid of a record on a day. */
export function entry(id: string, recordId: string, amountCents: number, n: number): LedgerEntry {
  return {
    id,
    kind: 'bill',
    recordId,
    label: `Bill ${recordId}`,
    name: 'Ana',
    email: 'old@x.org',
    status: 'paid',
    amountCents,
    refundedCents: 0,
    method: 'check',
    reference: null,
    stripePaymentIntentId: null,
    stripeInvoiceId: null,
    paidAt: day(n),
    createdAt: day(n),
    updatedAt: day(n),
  } as LedgerEntry;
}
