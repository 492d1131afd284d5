import { expect, test } from 'vitest';
import {
  createDiscountEndpoint,
  type DiscountRow,
  readDiscountsEndpoint,
  updateDiscountEndpoint,
} from '#contracts/discounts/dashboard.ts';
import { countsAsGiven } from '#domain/discounts/costs.ts';
import type { DiscountForm } from '#domain/discounts/discount-form.ts';
import { newPayment } from '#domain/payments/payment.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { playerBills, registrations } from '#server/gateways/records.ts';
import { ask, conflict, entriesOn, refused, send } from '#tests/helpers/office.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';

/* Discounts as the office keeps them, and what they cost. */

const form = (change: Partial<DiscountForm> = {}): DiscountForm => ({
  name: 'Families of coaches, 25% off',
  code: `C-${crypto.randomUUID().slice(0, 8)}`,
  percent: 25,
  cents: null,
  per: 'player',
  rule: 'staff',
  isOn: true,
  validFrom: null,
  validTo: null,
  maxUses: null,
  ...change,
});
const create = (discount: unknown, idempotencyKey = crypto.randomUUID()) =>
  send(createDiscountEndpoint.path, { idempotencyKey, discount });
const created = async (discount: DiscountForm) =>
  ((await create(discount)).body as { discount: DiscountRow }).discount;
const report = async () =>
  readDiscountsEndpoint.response.parse((await ask('/api/admin/discounts')).body);

test('a discount is made once a key, changed, switched off, and each of it is logged', async () => {
  const key = crypto.randomUUID();
  const given = form();
  expect(await create(given, key)).toMatchObject({
    status: 200,
    body: { discount: { id: key, code: given.code?.toUpperCase() } },
  });
  expect(await create(given, key)).toMatchObject({ status: 200 });
  const [made] = (await report()).discounts.filter(({ id }) => id === key);
  const seen = { id: key, seen: made?.updatedAt };
  const off = { ...seen, discount: form({ ...given, isOn: false }) };
  expect(await send(updateDiscountEndpoint.path, off)).toMatchObject({
    status: 200,
    body: { discount: { isOn: false } },
  });
  expect(await send(updateDiscountEndpoint.path, off)).toMatchObject(conflict);
  expect((await entriesOn(`discounts/${key}`)).map(({ action }) => action)).toEqual([
    'discount.created',
    'discount.updated',
  ]);
});

test.each<[string, object, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a code too short to keep secret', { code: 'AB' }, 'code'],
  ['a code of other letters', { code: '<script>' }, 'code'],
  ['no code for staff', { code: null }, 'code'],
  ['neither percentage nor amount', { percent: null }, 'percent'],
  ['both', { cents: 500 }, 'percent'],
  ['more than all', { percent: 101 }, 'percent'],
  ['an early bird without a last day', { rule: 'early-bird' }, 'validTo'],
  ['a last day before the first', { validFrom: '2026-12-01', validTo: '2026-11-01' }, 'validTo'],
  ['no uses at all', { maxUses: 0 }, 'maxUses'],
])('%s is refused at its field', async (_, change, field) => {
  const { status, body } = await create({ ...form(), ...change });
  expect(status).toBe(422);
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([
    `discount.${field}`,
  ]);
});

test('a code that another has is refused', async () => {
  const { code } = await created(form());
  expect(await create(form({ code }))).toMatchObject(refused);
});

test('what discounts, scholarships and write-offs cost is the sum of the lines on bills', async () => {
  const discount = await created(form());
  const at = '2026-10-31T12:00:00.000Z';
  const line = (id: string, kind: 'discount' | 'scholarship' | 'write-off', by: string | null) =>
    ({ id, kind, cents: 1_500, reason: discount.name, code: null, by, at }) as const;
  const { bills, registration } = await storeRegistration(2);
  await registrations()
    .doc(registration.id)
    .update({ discountIds: [discount.id] });
  for (const { id } of bills) {
    const adjustments = [line(discount.id, 'discount', null)];
    await playerBills().doc(id).update({ adjustments, amountCents: 13_500 });
  }
  const granted = line('s', 'scholarship', 'office@example.com');
  await storeBill({ amountCents: 13_500, adjustments: [granted] });
  await storeBill({ paymentStatus: 'cancelled', adjustments: [granted] });
  const { discounts, costs, unreadable } = await report();
  expect(discounts.find(({ id }) => id === discount.id)).toMatchObject({
    uses: 1,
    costCents: 3_000,
  });
  expect(costs).toContainEqual({
    month: '2026-10',
    season: '2026-27 Season',
    kind: 'discount',
    discountId: discount.id,
    name: discount.name,
    code: null,
    count: 1,
    cents: 3_000,
  });
  const sum = (list: readonly { cents: number }[]) =>
    list.reduce((all, { cents }) => all + cents, 0);
  const all = (await playerBills().get()).docs.map((doc) => doc.data());
  const lines = all.filter(countsAsGiven).flatMap(({ adjustments = [] }) => adjustments);
  expect(sum(costs)).toBe(sum(lines));
  const scholarships = lines.filter(({ kind }) => kind === 'scholarship');
  expect(sum(costs.filter(({ kind }) => kind === 'scholarship'))).toBe(sum(scholarships));
  expect(unreadable).toBe(0);
});

test('a use is a registration since the first day that is not canceled, whatever became of its bills', async () => {
  const { id } = await created(form({ maxUses: 2, validFrom: '2026-08-01' }));
  const store = async (change: Partial<Registration>) => {
    const { registration, bills } = await storeRegistration(1);
    await registrations()
      .doc(registration.id)
      .update({ discountIds: [id], ...change });
    return bills;
  };
  await store({ createdAt: '2026-07-31T12:00:00.000Z' });
  const payment = { ...newPayment(15_000, null, 'token'), status: 'cancelled' } as const;
  await store({ createdAt: '2026-09-01T12:00:00.000Z', payment });
  const [bill] = await store({ createdAt: '2026-09-01T12:00:00.000Z' });
  // As after a refund.
  await playerBills()
    .doc(bill?.id ?? '')
    .update({ paymentStatus: 'cancelled' });
  const row = (await report()).discounts.find((one) => one.id === id);
  expect(row).toMatchObject({ uses: 1, maxUses: 2 });
});

test('of a discount that is on, its days and its uses decide whether families can use it', async () => {
  const ended = await created(form({ validFrom: '2026-01-01', validTo: '2026-02-01' }));
  const waits = await created(form({ validFrom: '2099-01-01' }));
  const open = await created(form());
  const found = new Map((await report()).discounts.map(({ id, ...row }) => [id, row.hindrance]));
  expect([ended, waits, open].map(({ id }) => found.get(id))).toEqual(['ended', 'not-yet', null]);
});

test('the file of the discounts, and of what they cost, is logged', async () => {
  const { status, body } = await ask('/api/admin/discounts/export');
  expect(status).toBe(200);
  expect(readDiscountsEndpoint.response.parse(body)).toEqual(await report());
  const entries = await entriesOn('exports/discounts');
  expect(entries.map(({ action }) => action)).toEqual(['table.exported']);
});
