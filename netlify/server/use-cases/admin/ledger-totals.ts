import { AggregateField, type Query } from '@google-cloud/firestore';
import type { Cents } from '#domain/money/money.ts';
import type { PayableKind, PaymentStatus } from '#domain/payments/payment.ts';
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

/** Records that are not settled and may have a part of their money. */
export const PARTLY_PAID: readonly PaymentStatus[] = [
  'pending',
  'processing',
  'active',
  'paused',
  'payment_failed',
  'expired',
];
/** The same, of those whose bills are overdue by it. */
export const PARTLY_PAID_LATE: readonly PaymentStatus[] = ['past_due', 'disputed', 'ended'];

/** What came for records that stand so: it is owed no more, although their bills are open. */
export function partsCents(records: Query, statuses: readonly PaymentStatus[]): Promise<Cents> {
  return sumOf(records.where('payment.status', 'in', [...statuses]), 'payment.paidCents');
}

/** The sum of a field; records that have none count as nothing. */
export async function sumOf(query: Query, field: string): Promise<Cents> {
  const sum = await query.aggregate({ cents: AggregateField.sum(field) }).get();
  return sum.data().cents;
}
