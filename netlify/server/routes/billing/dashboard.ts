import {
  createBillEndpoint,
  findPeopleEndpoint,
  getBillEndpoint,
  listBillsEndpoint,
  readBillTotalsEndpoint,
} from '#contracts/billing/dashboard.ts';
import { addBill } from '../../use-cases/billing/add-bill.ts';
import { findPeople } from '../../use-cases/billing/find-people.ts';
import { listBills, readBillDetail, readBillTotals } from '../../use-cases/billing/read-bills.ts';
import { type Served, serve } from '../http/serve.ts';
import { serveTable } from '../http/serve-table.ts';

export const billingRoutes: readonly Served[] = [
  ...serveTable(listBillsEndpoint, ({ paymentStatus, ...query }) =>
    listBills({ ...query, filters: { paymentStatus } }),
  ),
  serve(readBillTotalsEndpoint, () => readBillTotals()),
  serve(getBillEndpoint, ({ id }, { now }) => readBillDetail(id, now)),
  serve(createBillEndpoint, async ({ idempotencyKey, bill }, { account, now }) => ({
    bill: await addBill(idempotencyKey, bill, account, now),
  })),
  serve(findPeopleEndpoint, async ({ role, search }) => ({
    people: await findPeople(role, search),
  })),
];
