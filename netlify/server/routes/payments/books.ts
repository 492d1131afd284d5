import { readMonthEndpoint } from '#contracts/payments/month.ts';
import { listMovementsEndpoint } from '#contracts/payments/movements.ts';
import { listMovements } from '../../use-cases/payments/list-movements.ts';
import { readMonth } from '../../use-cases/payments/read-month.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

/** What the books say; nothing of it needs Stripe. */
export const booksRoutes: readonly Route[] = [
  ...tableRoutes(listMovementsEndpoint, ({ period, what, kind, method, ...query }, { now }) =>
    listMovements({ ...query, filters: { period, what, kind, method } }, now),
  ),
  signedInRoute(readMonthEndpoint, ({ month }, { now }) => readMonth(month, now)),
];
