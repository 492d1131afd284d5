import { expect, test } from 'vitest';
import {
  markPaidEndpoint,
  refundEndpoint,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import adminPayments from '#functions/admin-payments.ts';
import deliverOutbox from '#functions/deliver-outbox.ts';
import { profiles } from '#server/gateways/records.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { today } from '#tests/helpers/days.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import type { Mail } from '#tests/helpers/mailbox.ts';
import { entriesOf, storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A guardian reads their emails in order, and adds up. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const guardian = await signUpUser();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

async function send(path: string, body: object) {
  const answer = await invoke(adminPayments, sentBy(office, postJson(path, body)));
  expect(answer.status, await answer.clone().text()).toBe(200);
}

async function ownBill() {
  const player = await addPlayer();
  const parentId = crypto.randomUUID();
  const { id: _, ...profile } = player;
  const parent = { ...profile, id: parentId, role: 'parent' as const, email: guardian.email };
  await profiles().doc(parentId).create(parent);
  const payer = { firstName: 'Robin', lastName: 'Doe', email: guardian.email };
  return storeBill({ playerId: player.id, parentId, payer });
}

const day = today();
const note = (recordId: string, amountCents: number) =>
  send(markPaidEndpoint.path, {
    kind: 'bill',
    recordId,
    idempotencyKey: crypto.randomUUID(),
    payment: { method: 'check', date: day, reference: '1042', amountCents },
  });

async function payTheRest(billId: string) {
  await control.pay(await openBillPage(guardian, billId), 'succeeds');
  await settleEvents();
}

/** Each is sent before the next thing happens, as it is in life. */
async function arrived(count: number): Promise<Mail[]> {
  await invoke(deliverOutbox, get('/.netlify/functions/deliver-outbox'));
  const read = () => stack.mailbox.readMail(guardian.email.toLowerCase());
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}

/** A row of a mail, in cents; undefined where it has none. */
function rowOf({ text = '' }: Mail, name: string): number | undefined {
  const [, dollars] = new RegExp(`^${name}: \\$([\\d,]+\\.\\d\\d)`, 'm').exec(text) ?? [];
  return dollars === undefined ? undefined : Math.round(Number(dollars.replace(',', '')) * 100);
}

test('after a part, the rest, two refunds and a reversal, the mails come to what the ledger says', async () => {
  const bill = await ownBill();
  await note(bill.id, 5000);
  await arrived(1);
  await payTheRest(bill.id);
  await arrived(2);
  const card = (await entriesOf(bill.id)).find(({ method }) => method === 'card');
  await send(refundEndpoint.path, { entryId: card?.id, seenRefundedCents: 0, amountCents: 2000 });
  await arrived(3);
  await send(refundEndpoint.path, {
    entryId: card?.id,
    seenRefundedCents: 2000,
    amountCents: 4500,
  });
  await arrived(4);
  const check = (await entriesOf(bill.id)).find(({ method }) => method === 'check');
  await send(reversePaymentEndpoint.path, { entryId: check?.id, reason: 'It bounced', date: day });

  const mails = await arrived(5);
  const told = mails.map((mail) => ({
    came: rowOf(mail, 'Amount'),
    refunded: rowOf(mail, 'Refunded now'),
    inAll: rowOf(mail, 'Total refunded'),
    back: rowOf(mail, 'Reversed'),
  }));
  const sum = (cents: (number | undefined)[]) =>
    cents.reduce<number>((all, one) => all + (one ?? 0), 0);
  expect(told.map(({ refunded, inAll }) => [refunded, inAll]).filter(([now]) => now)).toEqual([
    [2000, 2000],
    [4500, 6500],
  ]);
  expect(told.map(({ came }) => came).filter(Boolean)).toEqual([5000, 10_000]);
  const net = (await entriesOf(bill.id)).reduce(
    (all, { amountCents, refundedCents }) => all + amountCents - refundedCents,
    0,
  );
  const kept = sum(told.map(({ came }) => came)) - sum(told.map(({ refunded }) => refunded));
  expect(kept - sum(told.map(({ back }) => back))).toBe(net);
  expect(net).toBe(3500);
  // The rest came by card: its receipt says that it was the rest.
  expect(mails.some((mail) => mail.text?.includes('Paid so far: $150.00 of $150.00'))).toBe(true);
});
