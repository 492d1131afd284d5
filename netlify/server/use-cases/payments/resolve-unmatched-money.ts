import type * as z from 'zod/mini';
import type { resolveUnmatchedMoneyEndpoint } from '#contracts/payments/unmatched-money.ts';
import type { UnmatchedMoney } from '#domain/payments/unmatched-money.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { unmatchedMoney } from '../../gateways/records.ts';
import { changeRecord } from '../records/change-record.ts';

/**
 * Marks money that fits no record as dealt with, with what was done, in the audit log.
 * @throws AppError not_found, conflict (changed since it was seen, resolved already)
 */
export function resolveUnmatchedMoney(
  { note, ...record }: z.infer<typeof resolveUnmatchedMoneyEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<UnmatchedMoney> {
  return changeRecord(
    record,
    (current) => {
      if (current.status === 'resolved') {
        throw new AppError('conflict', messages.resolved);
      }
      return { ...current, status: 'resolved', note };
    },
    { collection: unmatchedMoney(), actor, action: 'unmatchedMoney.resolved', now },
  );
}
