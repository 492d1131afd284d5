import {
  addCells,
  type Cells,
  firstSummedMonth,
  type LedgerSums,
  sumMovements,
} from '#domain/payments/ledger-sums.ts';
import { type Period, rangeOf } from '#domain/payments/period.ts';
import { readable, readOne } from '../../../core/broken-records.ts';
import { ledgerSums, ledgerSumsChecks } from '../../../gateways/records.ts';
import { readMovements } from '../read-movements.ts';

/** The one document that says since when sums can be read. */
export const CHECK = 'ledger';

/**
 * What the movements of months come to: by the sums that are kept, a few documents a month, and by the
 * ledger itself where they cannot be read: before the first night, after the program has moved to
 * another time zone, or of so long ago that there are none.
 * @param first, last months 'YYYY-MM'
 */
export async function readSums(
  first: Period,
  last: Period,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<LedgerSums> {
  const isKept = first >= firstSummedMonth(now, timeZone);
  const kept = isKept ? await readKept(first, last, timeZone) : undefined;
  return kept ?? (await addUp(first, last, timeZone));
}

async function readKept(
  first: Period,
  last: Period,
  timeZone: string,
): Promise<LedgerSums | undefined> {
  const [check, { docs }] = await Promise.all([
    ledgerSumsChecks().doc(CHECK).get(),
    ledgerSums().where('month', '>=', first).where('month', '<=', last).get(),
  ]);
  const parts = readable(docs);
  const isWhole = parts.length === docs.length && check.exists;
  return isWhole && readOne(check)?.timeZone === timeZone ? joinParts(parts) : undefined;
}

/** Puts the parts of months together. */
export function joinParts(parts: readonly { month: Period; cells: Cells }[]): LedgerSums {
  const months = new Map<Period, Cells>();
  for (const { month, cells } of parts) {
    months.set(month, addCells(months.get(month) ?? {}, cells));
  }
  return months;
}

async function addUp(first: Period, last: Period, timeZone: string): Promise<LedgerSums> {
  const [from, to] = [rangeOf(first, timeZone)?.from, rangeOf(last, timeZone)?.to];
  if (!from || !to) throw new Error(`${first} to ${last} are no months`);
  return sumMovements(await readMovements({ from, to }), timeZone);
}
