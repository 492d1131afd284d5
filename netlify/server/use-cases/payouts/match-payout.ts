import type * as z from 'zod/mini';
import type { matchPayoutEndpoint } from '#contracts/payouts/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { isSent, type Payout } from '#domain/payouts/payout.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { payouts } from '../../gateways/records.ts';
import { changeRecord } from '../records/change-record.ts';

/**
 * Notes that a payout is on the bank's statement, in the audit log.
 * @throws AppError not_found, conflict (changed since it was seen, matched already, not with the bank)
 */
export function matchPayout(
  { day, note, ...record }: z.infer<typeof matchPayoutEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<Payout> {
  const by = (actor.profile && fullName(actor.profile).trim()) || actor.email;
  return changeRecord(
    record,
    (current) => {
      if (current.match) throw new AppError('conflict', messages.matched);
      if (!isSent(current)) {
        throw new AppError('conflict', messages.notTaken);
      }
      return { ...current, bank: 'matched', match: { day, note, by, at: now.toISOString() } };
    },
    { collection: payouts(), actor, action: 'payout.matched', now },
  );
}

/** Takes that back. @throws AppError not_found, conflict (changed since it was seen, not matched) */
export function unmatchPayout(record: SeenRecord, actor: Account, now: Date): Promise<Payout> {
  return changeRecord(
    record,
    (current) => {
      if (!current.match) throw new AppError('conflict', messages.notMatched);
      return { ...current, bank: 'open', match: null };
    },
    { collection: payouts(), actor, action: 'payout.unmatched', now },
  );
}
