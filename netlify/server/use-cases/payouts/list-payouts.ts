import type { AdminPayoutLine } from '#contracts/payouts/dashboard.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import type { Payout } from '#domain/payouts/payout.ts';
import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../core/app-error.ts';
import { ledger, payoutLines, payouts } from '../../gateways/records.ts';
import { readById } from '../records/read-by-id.ts';
import { readTable, type TablePage } from '../records/read-table.ts';

const sortFields = { amount: 'amountCents' };

/** A page of the payouts. */
export function listPayouts(query: TableQuery): Promise<TablePage<Payout>> {
  return readTable({ collection: payouts(), sortFields }, query);
}

/** A page of lines, each with the payer of its entry: the lines themselves name nobody. */
export async function listPayoutLines(query: TableQuery): Promise<TablePage<AdminPayoutLine>> {
  const page = await readTable({ collection: payoutLines(), sortFields, newestBy: 'at' }, query);
  const entries = await readById(
    ledger(),
    page.rows.flatMap(({ entryId }) => entryId ?? []),
  );
  const rows = page.rows.map((line) => {
    const entry = entries.get(line.entryId ?? '');
    return { ...line, name: entry?.name ?? '', label: entry?.label ?? line.label };
  });
  return { ...page, rows };
}

/** One payout as it stands. @throws AppError not_found */
export async function readPayout(id: string): Promise<Payout> {
  const payout = (await payouts().doc(id).get()).data();
  if (!payout) throw new AppError('not_found', messages.gonePayout);
  return payout;
}
