import type { CollectionReference, Query } from '@google-cloud/firestore';
import type { BillStatus } from '#domain/billing/player-bill.ts';
import type { Cents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { AggregateField } from '../../gateways/firestore.ts';
import { ledger } from '../../gateways/records.ts';

/* The sums of the dashboard: added up by Firestore, so that they take as long for ten thousand rows. */

/** What has come for records of these kinds and stayed, by the ledger: less refunds and what was taken back. */
export async function collectedCents(kinds: readonly PayableKind[]): Promise<Cents> {
  const arrived = ledger()
    .where('kind', 'in', [...kinds])
    // Whatever has a date: neither what failed nor what is on its way.
    .where('paidAt', '>', '');
  const [came, wentBack] = await Promise.all([
    sumOf(arrived, 'amountCents'),
    sumOf(arrived, 'refundedCents'),
  ]);
  return came - wentBack;
}

/** What open bills of a status ask for, less what has come towards them. */
export async function openBillsCents(
  bills: CollectionReference<object>,
  status: BillStatus,
): Promise<Cents> {
  const open = bills.where('paymentStatus', '==', status);
  const [asked, received] = await Promise.all([
    sumOf(open, 'amountCents'),
    sumOf(open, 'receivedCents'),
  ]);
  return asked - received;
}

/**
 * The sum of a field, over the records that have a number there: what cannot be read counts as nothing, so
 * whoever shows a sum says how many those are (`count-broken.ts`).
 */
export async function sumOf(query: Query, field: string): Promise<Cents> {
  const sum = await query.aggregate({ cents: AggregateField.sum(field) }).get();
  // Whole even where a broken record holds a fraction.
  return Math.round(sum.data().cents);
}
