import { expect, test } from 'vitest';
import { reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import { orders } from '#server/gateways/records.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { note, sendAs } from '#tests/helpers/hand-money.ts';
import { mailsAbout } from '#tests/helpers/payables.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';

/* An order is sent, its check bounces, and it is paid once more: nothing is sent a second time. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });

test.each([
  ['at once', [3598]],
  ['in parts', [1000, 2598]],
])('who pays %s for what was sent is thanked, and nobody is told to pack it', async (_, parts) => {
  const { id, number } = await storeOrder();
  const first = await note(office, 'order', id, 3598);
  await orders().doc(id).update({ fulfilment: 'shipped' });
  const bounced = { entryId: first.id, reason: 'The check bounced', date: daysAgo(1) };
  expect((await sendAs(office, reversePaymentEndpoint.path, bounced)).status).toBe(200);
  const before = new Set((await mailsAbout(`orders/${id}`)).map((mail) => mail.id));
  for (const cents of parts) await note(office, 'order', id, cents);
  expect((await orders().doc(id).get()).data()?.payment.status).toBe('paid');

  const mails = (await mailsAbout(`orders/${id}`)).filter((mail) => !before.has(mail.id));
  expect(mails).toHaveLength(parts.length * 2);
  for (const { text } of mails) {
    expect(text).not.toContain('getting your order ready');
    expect(text).not.toContain('Ships to');
  }
  expect(mails.map(({ subject }) => subject)).toContain(
    `Order ${number}: paid, nothing left to send`,
  );
});

test('what is paid before it is sent is to be packed', async () => {
  const { id, number } = await storeOrder();
  await note(office, 'order', id, 3598);
  const mails = await mailsAbout(`orders/${id}`);
  expect(mails.map(({ subject }) => subject)).toContain(`Order ${number}: paid`);
  for (const { text } of mails) expect(text).toContain('Ships to');
});
