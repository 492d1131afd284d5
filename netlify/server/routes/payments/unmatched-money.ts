import {
  listUnmatchedMoneyEndpoint,
  resolveUnmatchedMoneyEndpoint,
} from '#contracts/payments/unmatched-money.ts';
import { listUnmatchedMoney } from '../../use-cases/payments/list-unmatched-money.ts';
import { resolveUnmatchedMoney } from '../../use-cases/payments/resolve-unmatched-money.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const unmatchedMoneyRoutes: readonly Route[] = [
  ...tableRoutes(listUnmatchedMoneyEndpoint, ({ status, ...query }) =>
    listUnmatchedMoney({ ...query, filters: { status } }),
  ),
  signedInRoute(resolveUnmatchedMoneyEndpoint, async (request, { account, now }) => ({
    record: await resolveUnmatchedMoney(request, account, now),
  })),
];
