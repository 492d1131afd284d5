import mailServer from 'maildev/lib/mailserver.js';
import { expect, test } from 'vitest';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import createOrderPaymentEndpoint from '#functions/create-order-payment.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { type SendMail, sendMail } from '#server/gateways/mail.ts';
import { outbox } from '#server/gateways/records.ts';
import { deliverMail, deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { payerOf } from '#tests/helpers/hand-money.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { NOON, storedMails, writeMails } from '#tests/helpers/outbox.ts';
import { mailsAbout, storeBill } from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';

const clock = () => new Date(NOON);
const countOf = (mails: readonly OutboxMail[], status: string) =>
  mails.filter((mail) => mail.status === status).length;

/** There is time for so many questions whether there is. */
function timeFor(questions: number): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    return asked <= questions;
  };
}

async function received(mails: readonly OutboxMail[]): Promise<number[]> {
  const all = (await stack.mailbox.readAll()).flatMap(({ to }) => to.map(({ address }) => address));
  return mails.map(({ to }) => all.filter((address) => address === to).length);
}

const sendOrder = () => {
  const request = orderRequest({ customer: { paymentMethod: 'check' } });
  return invoke(
    createOrderPaymentEndpoint,
    postJson('/.netlify/functions/create-order-payment', request),
  ).then(() => `orders/${request.idempotencyKey}`);
};

test('a write sends the emails it has written, and none of those that wait', async () => {
  const waiting = await writeMails(3);
  const path = await sendOrder();
  await flush();
  expect((await mailsAbout(path)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(await storedMails(waiting)).toEqual(waiting);
  await deliverOutbox({}, clock);
});

test('writers at the same time, beside the schedule, send each email once', async () => {
  const paths = await Promise.all([...Array.from({ length: 8 }, sendOrder), deliverOutbox()]);
  await flush();
  await deliverOutbox();
  const mails = await Promise.all(paths.filter((path) => typeof path === 'string').map(mailsAbout));
  expect(mails.flat()).toHaveLength(16);
  expect(mails.flat().every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(
    true,
  );
  const customers = mails.flat().filter(({ to }) => to !== mails[0]?.[0]?.replyTo);
  expect(new Set((await received(customers)).concat(1))).toEqual(new Set([1]));
});

test('a run sends all that is due, in as many batches as it takes', async () => {
  const mails = await writeMails(100);
  expect(await deliverOutbox({}, clock)).toEqual({ sent: 100, failed: 0, left: 0 });
  expect(await received(mails)).toEqual(mails.map(() => 1));
});

test('a run whose time is used says what is left, and the next goes on', async () => {
  const mails = await writeMails(60);
  // One question for the batch, and one for each email.
  expect(await deliverOutbox({}, clock, timeFor(11))).toEqual({ sent: 10, failed: 0, left: 50 });
  const after = await storedMails(mails);
  expect(countOf(after, 'sent')).toBe(10);
  const kept = after.filter(({ status }) => status === 'pending');
  expect(
    kept.every(({ attempts, nextAttemptAt }) => attempts === 0 && nextAttemptAt === NOON),
  ).toBe(true);
  expect(await deliverOutbox({}, clock)).toEqual({ sent: 50, failed: 0, left: 0 });
  expect(await received(mails)).toEqual(mails.map(() => 1));
});

test('sign-in emails go first, however long others have waited', async () => {
  const others = await writeMails(10, { nextAttemptAt: '2026-01-05T11:00:00.000Z' });
  const signIn = await writeMails(2, { needs: 'account-link' });
  const preparers = { 'account-link': async (mail: OutboxMail) => ({ mail }) };
  expect(await deliverOutbox(preparers, clock, timeFor(3))).toMatchObject({ sent: 2, left: 10 });
  expect(countOf(await storedMails(signIn), 'sent')).toBe(2);
  expect(countOf(await storedMails(others), 'pending')).toBe(10);
  await deliverOutbox(preparers, clock);
});

test('what one person gets is sent one after the other, oldest first', async () => {
  const to = `${crypto.randomUUID()}@example.com`;
  const at = (second: number) => `2026-01-05T11:00:0${second}.000Z`;
  for (const second of [3, 1, 2]) {
    await writeMails(1, { to, needs: 'account-link', subject: `${second}`, createdAt: at(second) });
  }
  const begun: string[] = [];
  let underWay = 0;
  const prepare = async (mail: OutboxMail) => {
    begun.push(mail.subject);
    underWay += 1;
    expect(underWay).toBe(1);
    await outbox().doc(mail.id).get();
    underWay -= 1;
    return { mail };
  };
  expect(await deliverOutbox({ 'account-link': prepare }, clock)).toMatchObject({ failed: 0 });
  expect(begun).toEqual(['1', '2', '3']);
});

test('a mail server that is down costs one batch an attempt, and the others none', async () => {
  const mails = await writeMails(90);
  await stack.mail.stop();
  expect(await deliverOutbox({}, clock)).toEqual({ sent: 0, failed: 40, left: 50 });
  await stack.mail.start();
  const after = await storedMails(mails);
  expect(after.filter(({ attempts }) => attempts === 0)).toHaveLength(50);
  const inAMinute = () => new Date(clock().getTime() + 60_000);
  expect(await deliverOutbox({}, inAMinute)).toEqual({ sent: 90, failed: 0, left: 0 });
  expect(await received(mails)).toEqual(mails.map(() => 1));
});

test('a mail server that takes few emails at a time gets all of them in the end, and none is given up', async () => {
  const mails = await writeMails(60);
  const takeAll = mailServer.smtp.onRcptTo;
  let left = 0;
  mailServer.smtp.onRcptTo = (_recipient, _session, answer) => {
    left -= 1;
    if (left >= 0) return answer();
    answer(Object.assign(new Error('4.4.5 Too many emails'), { responseCode: 452 }));
  };
  try {
    for (let minute = 0; minute < 8; minute += 1) {
      left = 8;
      await deliverOutbox({}, () => new Date(clock().getTime() + minute * 60_000));
    }
  } finally {
    mailServer.smtp.onRcptTo = takeAll;
  }
  const after = await storedMails(mails);
  expect(countOf(after, 'sent')).toBe(60);
  expect(Math.max(...after.map(({ attempts }) => attempts))).toBe(1);
  expect(await received(mails)).toEqual(mails.map(() => 1));
});

test('one reader whose server wants to be asked again costs this email alone an attempt', async () => {
  const [greylisted] = await writeMails(1, { to: `${crypto.randomUUID()}@greylisted.example` });
  const others = await writeMails(20);
  expect(await deliverOutbox({}, clock)).toEqual({ sent: 20, failed: 1, left: 0 });
  expect(countOf(await storedMails(others), 'sent')).toBe(20);
  expect((await storedMails(greylisted ? [greylisted] : []))[0]).toMatchObject({ attempts: 1 });
  await deliverOutbox({}, () => new Date(clock().getTime() + 60_000));
  await deliverOutbox({}, () => new Date(clock().getTime() + 600_000));
});

/** A sender that is killed when the mail server has taken the mail, and before that is noted. */
function sendAndDie(id: string): Promise<void> {
  return new Promise((killed) => {
    const send: SendMail = async (mail) => {
      await sendMail(mail);
      killed();
      return new Promise<never>(() => undefined);
    };
    void deliverMail(id, { clock, send });
  });
}

test('a sender that is killed before it could note its mail holds it for a minute; then it goes again under the same Message-ID', async () => {
  const mails = await writeMails(1);
  const [mail] = mails;
  await sendAndDie(mail?.id ?? '');
  const later = (seconds: number) => () => new Date(clock().getTime() + seconds * 1000);
  // The schedule, a request that writes about the same record, and the office's own look all wait.
  expect(await deliverOutbox({}, later(59))).toMatchObject({ sent: 0 });
  await deliverMailsAbout('orders/none', { clock: later(59) });
  await deliverMail(mail?.id ?? '', { clock: later(59) });
  expect(await received(mails)).toEqual([1]);

  expect(await deliverOutbox({}, later(60))).toMatchObject({ sent: 1, left: 0 });
  expect(await deliverOutbox({}, later(600))).toMatchObject({ sent: 0 });
  const sent = (await stack.mailbox.readAll()).filter(({ to }) =>
    to.some(({ address }) => address === mail?.to),
  );
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ headers }) => headers['message-id'])).size).toBe(1);
  expect(await storedMails(mails)).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

/** Written at NOON, it failed twice and is due in an hour. */
const late = {
  attempts: 2,
  lastError: 'down',
  nextAttemptAt: '2026-01-05T13:00:00.000Z',
} as const;
const after = (minutes: number) => new Date(clock().getTime() + minutes * 60_000).toISOString();

test.each([
  ['a write', () => deliverMailsAbout('orders/corrected', { clock: () => new Date(after(2)) })],
  ['the schedule', () => deliverOutbox({}, () => new Date(after(2)))],
])(
  'what waits since an attempt failed goes before a newer email to the same reader: %s',
  async (_, deliver) => {
    const to = `${crypto.randomUUID()}@example.com`;
    await writeMails(1, { ...late, to, subject: 'First' });
    const [held] = await writeMails(1, {
      to,
      subject: 'Held by a sender',
      attempts: 1,
      nextAttemptAt: after(9),
    });
    await writeMails(1, {
      to,
      subject: 'Second',
      about: 'orders/corrected',
      createdAt: after(1),
      nextAttemptAt: after(1),
    });
    await writeMails(1, { ...late, to, subject: 'Third', createdAt: after(2) });
    await deliver();
    const mails = await stack.mailbox.readMail(to);
    expect(mails.map(({ subject }) => subject)).toEqual(['First', 'Second']);
    await outbox()
      .doc(held?.id ?? '')
      .delete();
  },
);

test('what asks for money that came since an attempt failed is dropped', async () => {
  const [paid, owed] = [await storeOrder({ paid: true }), await storeOrder({ paid: false })];
  for (const { id } of [paid, owed]) {
    await writeMails(1, { ...late, id: `order-${id}-pledge-reminder`, about: `orders/${id}` });
  }
  await deliverOutbox({}, () => new Date(after(61)));
  const of = async ({ id }: { id: string }) =>
    (await outbox().doc(`order-${id}-pledge-reminder`).get()).data()?.status;
  expect([await of(paid), await of(owed)]).toEqual([undefined, 'sent']);
});

test('a link to pay a bill that was paid since an attempt failed is dropped', async () => {
  const bills = await Promise.all([
    storeBill({ payer: payerOf(newAddress()), paymentStatus: 'paid' }),
    storeBill({ payer: payerOf(newAddress()) }),
  ]);
  const mails = bills.map(({ id }) => `playerBills-${id}-link-2026-01-05-1767614400000`);
  for (const [index, { id }] of bills.entries()) {
    await writeMails(1, { ...late, id: mails[index] ?? '', about: `playerBills/${id}` });
  }
  await deliverOutbox({}, () => new Date(after(61)));
  const found = await firestore().getAll(...mails.map((id) => outbox().doc(id)));
  expect(found.map((doc) => doc.get('status'))).toEqual([undefined, 'sent']);
});
