import {
  listUnmatchedMoneyEndpoint,
  resolveUnmatchedMoneyEndpoint,
} from '#contracts/payments/unmatched-money.ts';
import { unmatchedMoney } from '../../gateways/records.ts';
import { resolveUnmatchedMoney } from '../../use-cases/payments/resolve-unmatched-money.ts';
import { readTable } from '../../use-cases/records/read-table.ts';
import { type Served, serve } from '../http/serve.ts';
import { serveTable } from '../http/serve-table.ts';

export const unmatchedMoneyRoutes: readonly Served[] = [
  ...serveTable(listUnmatchedMoneyEndpoint, ({ status, ...query }) =>
    readTable(
      { collection: unmatchedMoney(), sortFields: { amount: 'amountCents' } },
      { ...query, filters: { status } },
    ),
  ),
  serve(resolveUnmatchedMoneyEndpoint, async (request, { account, now }) => ({
    record: await resolveUnmatchedMoney(request, account, now),
  })),
];
