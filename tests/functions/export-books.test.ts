import { expect, test } from 'vitest';
import { listDonationsEndpoint } from '#contracts/donations/dashboard.ts';
import { listOrdersEndpoint } from '#contracts/orders/dashboard.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import type { RowBooks } from '#contracts/payments/dashboard.ts';
import { listRegistrationsEndpoint } from '#contracts/registration/dashboard.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import createOrder from '#functions/create-order-payment.ts';
import { ledger, orders } from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { reversePayment } from '#server/use-cases/payments/reverse-payment.ts';
import { today } from '#tests/helpers/days.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { ask } from '#tests/helpers/office.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { billsOf, storeDonation, storeRegistration } from '#tests/helpers/payables.ts';

/* The spreadsheets of registrations, orders and gifts say when money came, how, and what is owed. */

await stack.seed();
const day = today();

async function booksOf(path: string, id: string): Promise<RowBooks | undefined> {
  const { status, body } = await ask(`${path}/export`);
  expect(status).toBe(200);
  return (body as { rows: { id: string; books: RowBooks }[] }).rows.find((row) => row.id === id)
    ?.books;
}
const note = (kind: PayableKind, recordId: string, amountCents: number, reference: string) =>
  markPaid(
    {
      kind,
      recordId,
      amountCents,
      reference,
      method: 'check',
      date: day,
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );

test('an order: its parts, and what is left', async () => {
  const request = orderRequest({ customer: { paymentMethod: 'check' } });
  await invoke(createOrder, postJson(createOrderPaymentEndpoint.path, request));
  const id = request.idempotencyKey;
  const total = (await orders().doc(id).get()).data()?.payment.totalCents ?? 0;
  const { path } = listOrdersEndpoint;
  expect(await booksOf(path, id)).toMatchObject({ paidAt: [], cameCents: 0, owedCents: total });
  await note('order', id, 1000, '1042');
  const second = await note('order', id, 500, '1043');
  const books = await booksOf(path, id);
  expect(books).toMatchObject({ cameCents: 1500, owedCents: total - 1500, methods: ['check'] });
  expect(books?.paidAt).toHaveLength(2);
  expect(books?.references.toSorted()).toEqual(['1042', '1043']);
  // What was taken back stands in no spreadsheet as paid.
  await reversePayment({ entryId: second.id, reason: 'It bounced', date: day }, new Date());
  expect(await booksOf(path, id)).toMatchObject({
    cameCents: 1000,
    owedCents: total - 1000,
    references: ['1042'],
  });
});

test('a registration: also what came for one of its bills', async () => {
  const { registration } = await storeRegistration(2);
  const [bill] = await billsOf(registration.id);
  const { path } = listRegistrationsEndpoint;
  const before = await booksOf(path, registration.id);
  expect(before).toMatchObject({ cameCents: 0, owedCents: registration.payment.totalCents });
  await note('bill', bill?.id ?? '', bill?.amountCents ?? 0, '2001');
  expect(await booksOf(path, registration.id)).toMatchObject({
    cameCents: bill?.amountCents,
    owedCents: registration.payment.totalCents - (bill?.amountCents ?? 0),
    references: ['2001'],
  });
});

test('a gift: a monthly one is never owed', async () => {
  const monthly = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
  await note('donation', monthly.id, 2500, '3001');
  const { path } = listDonationsEndpoint;
  expect(await booksOf(path, monthly.id)).toMatchObject({ cameCents: 2500, owedCents: 0 });
});

test('all rows of a table come to what the ledger says of its kind', async () => {
  const entries = (await ledger().get()).docs.map((doc) => doc.data());
  for (const [kind, path] of [
    ['order', listOrdersEndpoint.path],
    ['donation', listDonationsEndpoint.path],
  ] as const) {
    const { body } = await ask(`${path}/export`);
    const rows = (body as { rows: { books: RowBooks }[] }).rows;
    const kept = rows.reduce((sum, { books }) => sum + books.cameCents - books.refundedCents, 0);
    const net = entries
      .filter((entry) => entry.kind === kind && entry.paidAt !== null)
      .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
    expect(kept, kind).toBe(net);
  }
});
