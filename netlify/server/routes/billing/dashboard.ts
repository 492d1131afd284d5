import {
  createBillEndpoint,
  findPeopleEndpoint,
  getBillEndpoint,
  listBillsEndpoint,
  listOpenBillsEndpoint,
  readBillTotalsEndpoint,
} from '#contracts/billing/dashboard.ts';
import { addBill } from '../../use-cases/billing/add-bill.ts';
import { findPeople } from '../../use-cases/billing/find-people.ts';
import {
  listBills,
  readBillDetail,
  readBillTotals,
  readOpenBills,
} from '../../use-cases/billing/read-bills.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';
import { tableRoutes } from '../http/table-routes.ts';

export const adminBillingRoutes: readonly Route[] = [
  ...tableRoutes(listBillsEndpoint, ({ paymentStatus, team, ...query }) =>
    listBills({ ...query, filters: { paymentStatus } }, team),
  ),
  signedInRoute(readBillTotalsEndpoint, () => readBillTotals()),
  signedInRoute(getBillEndpoint, ({ id }, { now }) => readBillDetail(id, now)),
  signedInRoute(listOpenBillsEndpoint, async ({ email }) => ({
    bills: await readOpenBills(email),
  })),
  signedInRoute(createBillEndpoint, async ({ idempotencyKey, bill }, { account, now }) => ({
    bill: await addBill(idempotencyKey, bill, account, now),
  })),
  signedInRoute(findPeopleEndpoint, async ({ role, search }) => ({
    people: await findPeople(role, search),
  })),
];
