import { expect } from '@playwright/test';
import { stillOwedCents } from '#domain/billing/received.ts';
import { countsAsGiven } from '#domain/discounts/costs.ts';
import { isOrderOwed, orderRestCents } from '#domain/families/order-debt.ts';
import type { Cents } from '#domain/money/money.ts';
import { ledger, orders, playerBills } from '#server/gateways/records.ts';

/* Sums of the dashboard, added up from the records themselves. */

/** What open bills and orders ask for. */
export async function owedByRecords(): Promise<Cents> {
  const [bills, ordered] = await Promise.all([playerBills().get(), orders().get()]);
  const entries = (await ledger().where('kind', '==', 'order').get()).docs.map((doc) => doc.data());
  const open = ordered.docs.map((doc) => doc.data()).filter((one) => isOrderOwed(one, entries));
  return [
    ...bills.docs.map((doc) => stillOwedCents(doc.data())),
    ...open.map(orderRestCents),
  ].reduce((sum, cents) => sum + cents, 0);
}

/** What scholarships have taken off bills. */
export async function scholarshipsCents(): Promise<Cents> {
  const bills = (await playerBills().get()).docs.map((doc) => doc.data());
  return bills
    .filter(countsAsGiven)
    .flatMap(({ adjustments = [] }) => adjustments)
    .filter(({ kind }) => kind === 'scholarship')
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Other tests move money meanwhile: read between two sums of the records that are the same. */
export async function expectSame(
  records: () => Promise<Cents>,
  shown: () => Promise<Cents>,
): Promise<void> {
  await expect
    .poll(async () => {
      const [before, seen, after] = [await records(), await shown(), await records()];
      return before === after ? seen - after : 'money moved meanwhile';
    })
    .toBe(0);
}
