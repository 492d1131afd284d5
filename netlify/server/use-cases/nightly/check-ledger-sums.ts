import { formatCents } from '#domain/money/money.ts';
import { firstSummedMonth, type LedgerSums } from '#domain/payments/ledger-sums.ts';
import { monthOfBooks } from '#domain/payments/month-of-books.ts';
import { formatPeriod, monthAt } from '#domain/payments/period.ts';
import { readOne } from '../../core/broken-records.ts';
import { ledgerSumsChecks } from '../../gateways/records.ts';
import { checkSums, trustSums } from '../payments/sums/check-sums.ts';
import { CHECK } from '../payments/sums/read-sums.ts';
import type { Job } from './job.ts';

/**
 * Holds the monthly sums against the ledger, a year after the other, the newest first. What they lack is
 * added, and said: it should not have been. The first time it makes them: a ledger of before has none.
 */
export const checkLedgerSums: Job = async ({ settings: { timeZone }, now, hasTime, resumeAt }) => {
  const known = readOne(await ledgerSumsChecks().doc(CHECK).get());
  const isFirst = known?.timeZone !== timeZone;
  const years = yearsBack(now, timeZone).filter((year) => isLeft(year, resumeAt));
  let done = 0;
  const failed: string[] = [];
  for (const [index, year] of years.entries()) {
    if (!hasTime()) {
      const rest = years.slice(index).map((one) => [one, null] as const);
      return { done, failed, left: rest.length, resumeAt: Object.fromEntries(rest) };
    }
    const lacking = await checkSums(year, timeZone, now);
    done += lacking.size;
    if (!isFirst) failed.push(...wordsFor(lacking));
  }
  await trustSums(timeZone, now);
  return { done, failed, left: 0, resumeAt: {} };
};

function yearsBack(now: Date, timeZone: string): string[] {
  const last = Number(monthAt(now, timeZone).slice(0, 4));
  const first = Number(firstSummedMonth(now, timeZone).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
}

const isLeft = (year: string, resumeAt: object) =>
  Object.keys(resumeAt).length === 0 || year in resumeAt;

function wordsFor(lacking: LedgerSums): string[] {
  return [...lacking].map(([month, cells]) => {
    const { netCents } = monthOfBooks(cells);
    return `the sums of ${formatPeriod(month)}: put right by ${formatCents(netCents)}`;
  });
}
