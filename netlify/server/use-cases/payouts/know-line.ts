import type { Transaction } from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import type { knowLineEndpoint } from '#contracts/payouts/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { PayoutLine } from '#domain/payouts/payout-line.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readOne } from '../../core/broken-records.ts';
import { payoutLines, payouts } from '../../gateways/records.ts';
import { changeRecord } from '../records/change-record.ts';

/**
 * Notes what a line is that fits no payment, in the audit log: it waits for nobody any more. The night goes on
 * asking Stripe whether it is a payment of ours.
 * @throws AppError not_found, conflict (changed since it was seen, fits a payment, known already)
 */
export function knowLine(
  { note, ...record }: z.infer<typeof knowLineEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<PayoutLine> {
  const by = (actor.profile && fullName(actor.profile).trim()) || actor.email;
  return change(record, actor, now, (current) => {
    if (current.fit !== 'none') throw new AppError('conflict', messages.lineFits);
    return { ...current, fit: 'known', known: { note, by } };
  });
}

/** Takes that back. @throws AppError not_found, conflict (changed since it was seen, not known) */
export function unknowLine(record: SeenRecord, actor: Account, now: Date): Promise<PayoutLine> {
  return change(record, actor, now, ({ known: _, ...current }) => {
    if (current.fit !== 'known') throw new AppError('conflict', messages.lineNotKnown);
    return { ...current, fit: 'none' };
  });
}

function change(
  record: SeenRecord,
  actor: Account,
  now: Date,
  apply: (current: PayoutLine) => PayoutLine,
): Promise<PayoutLine> {
  const collection = payoutLines();
  const action = 'payoutLine.noted';
  return changeRecord(record, apply, { collection, actor, action, now, inTransaction: recount });
}

/** The payout that holds it says how many of its lines fit nothing. Not `updatedAt`: it is the same at Stripe. */
async function recount(
  transaction: Transaction,
  after: PayoutLine,
  before: PayoutLine,
): Promise<void> {
  if (!after.payout.startsWith('po_')) return;
  const doc = payouts().doc(after.payout);
  const payout = readOne(await transaction.get(doc));
  if (!payout) return;
  const more = Number(after.fit === 'none') - Number(before.fit === 'none');
  transaction.set(doc, { ...payout, unmatched: payout.unmatched + more });
}
