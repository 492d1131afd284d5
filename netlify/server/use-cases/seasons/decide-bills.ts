import type { SeenRecord } from '#contracts/records/change.ts';
import type { BillChoice, SeasonChange } from '#domain/seasons/season-change.ts';
import type { Account } from '../../core/account.ts';
import { nameOfActor } from '../records/audit.ts';
import { readBillsOwed } from './read-season.ts';
import { doStep } from './season-record.ts';

/**
 * Writes down what becomes of the open bills, with what was open then. No bill is changed by it: what
 * is carried over stays as it is, and what is settled is settled one by one, with its own reason.
 * @param choice null takes the decision back
 * @throws AppError not_found, conflict, record_unreadable
 */
export async function decideBills(
  record: SeenRecord,
  choice: BillChoice | null,
  actor: Account,
  now: Date,
): Promise<SeasonChange> {
  const { families, cents } = await readBillsOwed(now);
  const decided = { families, cents, by: nameOfActor(actor), at: now.toISOString() };
  return doStep(record, {
    actor,
    now,
    action: 'season.billsDecided',
    work: (_, current) => ({ ...current, bills: choice && { choice, ...decided } }),
  });
}
