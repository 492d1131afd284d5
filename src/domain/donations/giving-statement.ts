import { type Day, dayOf } from '#domain/calendar/calendar.ts';
import type { Cents } from '#domain/money/money.ts';
import { asKept } from '#domain/payments/kept-part.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { reversedIds } from '#domain/payments/reversal.ts';

interface StatementLine {
  on: Day;
  recordId: string;
  /** 'Gift K7QF-2M9X' */
  label: string;
  /** Money by hand of an earlier year that did not stay. */
  isTakenBack: boolean;
  /** What is left after refunds; less than zero for money that was taken back. */
  cents: Cents;
}

/** What a person gave in a calendar year. */
export interface GivingStatement {
  year: number;
  name: string;
  gifts: StatementLine[];
  sponsorships: StatementLine[];
  giftCents: Cents;
  sponsorshipCents: Cents;
}

/**
 * The year's gifts and sponsorships of one person, net of refunds, in order of date; null when
 * nothing is left. Money that its payer disputes is not counted: it may go back. Of what the bank took
 * back after a dispute, in whatever year, the rest is counted. Money by hand that
 * was taken back within the year is left out; later it is a line of its own, on its own day. Where a part was
 * sent back by hand, what was kept is a gift of the day of the payment.
 * @param all of the person; others' years and kinds are left aside
 */
export function summariseGiving(
  all: readonly LedgerEntry[],
  year: number,
  timeZone: string,
): GivingStatement | null {
  const entries = asKept(all);
  const dayIn = ({ paidAt }: LedgerEntry) => (paidAt ? dayOf(new Date(paidAt), timeZone) : '');
  const inYear = entries.filter((entry) => dayIn(entry).startsWith(`${year}-`));
  const losses = entries.filter(isLoss);
  const lines = (kind: LedgerEntry['kind']) =>
    withoutPairs(inYear.filter((entry) => !isLoss(entry)))
      .filter((entry) => entry.kind === kind && entry.status !== 'disputed')
      .map((entry) => ({
        on: dayIn(entry),
        recordId: entry.recordId,
        label: entry.label,
        isTakenBack: entry.reverses !== undefined,
        cents: entry.amountCents - entry.refundedCents - lostOf(entry, losses),
      }))
      .filter(({ cents }) => cents !== 0)
      .sort((a, b) => a.on.localeCompare(b.on));
  const [gifts, sponsorships] = [lines('donation'), lines('sponsorship')];
  if (gifts.length + sponsorships.length === 0) return null;
  const name = entries.findLast((entry) => entry.name !== '')?.name ?? '';
  return {
    year,
    name,
    gifts,
    sponsorships,
    giftCents: sum(gifts),
    sponsorshipCents: sum(sponsorships),
  };
}

/** Whether two statements of a year have the same lines; those of one day in whatever order. */
export function tellsTheSame(one: GivingStatement, other: GivingStatement | null): boolean {
  const linesOf = ({ gifts, sponsorships }: GivingStatement) =>
    [...gifts, ...sponsorships].map((line) => JSON.stringify(line)).sort();
  return other !== null && linesOf(one).join() === linesOf(other).join();
}

/** Whether it is what a payer's bank took back. */
const isLoss = ({ reverses, stripePaymentIntentId }: LedgerEntry) =>
  reverses !== undefined && stripePaymentIntentId !== null;

/** What the bank took back of a payment: all that was left of it, unless the books say how much. */
function lostOf(entry: LedgerEntry, losses: readonly LedgerEntry[]): Cents {
  if (entry.status !== 'dispute_lost') return 0;
  const loss = losses.find(({ reverses }) => reverses === entry.id);
  return loss ? -loss.amountCents : entry.amountCents - entry.refundedCents;
}

/** Without entries that were taken back and what took them back, where both are here. */
function withoutPairs(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const here = new Set(entries.map(({ id }) => id));
  const reversed = reversedIds(entries);
  return entries.filter(
    ({ id, reverses }) => !reversed.has(id) && !(reverses !== undefined && here.has(reverses)),
  );
}

const sum = (lines: readonly StatementLine[]): Cents =>
  lines.reduce((total, { cents }) => total + cents, 0);
