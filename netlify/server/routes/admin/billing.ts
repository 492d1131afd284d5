import {
  createBill,
  deleteBill,
  getBill,
  listBills as listEndpoint,
  findPeople as peopleEndpoint,
  readBillTotals as totalsEndpoint,
  updateBill as updateEndpoint,
} from '#contracts/admin/bills.ts';
import { DONE } from '#contracts/admin/change.ts';
import { type Served, serve } from '../../http/serve.ts';
import { findPeople } from '../../use-cases/admin/billing/find-people.ts';
import {
  listBills,
  readBillDetail,
  readBillTotals,
} from '../../use-cases/admin/billing/read-bills.ts';
import { addBill, removeBill, updateBill } from '../../use-cases/admin/billing/save-bill.ts';
import { serveTable } from './serve-table.ts';

export const billingRoutes: readonly Served[] = [
  ...serveTable(listEndpoint, ({ paymentStatus, ...query }) =>
    listBills({ ...query, filters: { paymentStatus } }),
  ),
  serve(totalsEndpoint, () => readBillTotals()),
  serve(getBill, ({ id }, { now }) => readBillDetail(id, now)),
  serve(createBill, async ({ idempotencyKey, bill }, { account, now }) => ({
    bill: await addBill(idempotencyKey, bill, account, now),
  })),
  serve(updateEndpoint, async ({ bill, ...record }, { account, now }) => ({
    bill: await updateBill(record, bill, account, now),
  })),
  serve(deleteBill, async (record, { account, now }) => {
    await removeBill(record, account, now);
    return DONE;
  }),
  serve(peopleEndpoint, async ({ role, search }) => ({ people: await findPeople(role, search) })),
];
