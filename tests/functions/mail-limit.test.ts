import { describe, expect, test, vi } from 'vitest';
import {
  requestPasswordResetEndpoint,
  requestVerificationEndpoint,
} from '#contracts/accounts/session.ts';
import { discardMailEndpoint, retryMailEndpoint } from '#contracts/activity/dashboard.ts';
import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { requestGivingStatementEndpoint } from '#contracts/donations/giving.ts';
import { createDonationPaymentEndpoint } from '#contracts/donations/public.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { submitVolunteerApplicationEndpoint } from '#contracts/volunteering/public.ts';
import { DAILY_MAILS } from '#domain/mail/outbox-mail.ts';
import account from '#functions/account.ts';
import activity from '#functions/admin-activity.ts';
import createDonationPayment from '#functions/create-donation-payment.ts';
import createOrderPayment from '#functions/create-order-payment.ts';
import deliverOutboxFunction from '#functions/deliver-outbox.ts';
import givingStatement from '#functions/giving-statement.ts';
import contact from '#functions/send-contact-email.ts';
import volunteer from '#functions/submit-volunteer-application.ts';
import { auth } from '#server/gateways/auth.ts';
import { orders, outbox } from '#server/gateways/records.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { releaseHeldMails } from '#server/use-cases/mail/release-held-mails.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { monthlyRequest } from '#tests/helpers/giving.ts';
import { office, pay } from '#tests/helpers/office.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { storeDonation } from '#tests/helpers/payables.ts';
import { ACCOUNT_FORMS } from '#tests/helpers/public-forms.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';
import { messages } from '#words/office/refusals/mails.ts';

const OFFICE = process.env.OFFICE_EMAIL ?? '';

const contactRequest = (email: string) => ({
  idempotencyKey: crypto.randomUUID(),
  name: 'Ana Diaz',
  email,
  phone: null,
  inquiryType: 'general',
  playerAge: null,
  subject: 'Hello',
  message: 'Buy now',
});
const writeMessage = (email: string) =>
  invoke(contact, postJson(sendContactEmailEndpoint.path, contactRequest(email)));

/** As the schedule does every minute. */
async function sendAll(): Promise<void> {
  await flush();
  await invoke(deliverOutboxFunction, get('/.netlify/functions/deliver-outbox'));
}

async function heldFor(email: string): Promise<string[]> {
  const { docs } = await outbox().where('to', '==', email).get();
  return docs.filter((doc) => doc.data().status === 'held').map(({ id }) => id);
}

describe('an address that nobody has verified or paid from', () => {
  test('gets at most three emails a day, over every public form together', async () => {
    const { email, idToken } = await signUpUser({ email: newAddress('victim'), verified: false });
    const answers: number[] = [];
    const send = async (response: Promise<Response>) => answers.push((await response).status);
    for (const [, sendForm] of ACCOUNT_FORMS) {
      for (const paymentMethod of ['check', 'ach', 'credit-card'] as const)
        await send(sendForm({ email, paymentMethod, createAccount: true, players: 10 }));
    }
    for (let time = 0; time < 4; time += 1) {
      await send(writeMessage(email));
      await send(
        invoke(
          volunteer,
          postJson(submitVolunteerApplicationEndpoint.path, volunteerRequest({ email })),
        ),
      );
      await send(invoke(account, postJson(requestPasswordResetEndpoint.path, { email })));
      await send(
        invoke(account, sentBy({ idToken }, postJson(requestVerificationEndpoint.path, {}))),
      );
      await sendAll();
    }
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(10);
    expect(await stack.mailbox.readMail(email)).toHaveLength(DAILY_MAILS);
    expect((await heldFor(email)).length).toBeGreaterThan(5);
    const office = (await stack.mailbox.readMail(OFFICE)).filter(({ text }) =>
      text?.includes(email),
    );
    expect(office.length).toBeGreaterThan(DAILY_MAILS);
  });

  test('gets no more where they come at once, or under names of the same mailbox', async () => {
    const id = crypto.randomUUID();
    const addresses = Array.from({ length: 4 }, (_, n) => `race-${id}+${n}@example.com`);
    await Promise.all(addresses.flatMap((email) => [writeMessage(email), writeMessage(email)]));
    await sendAll();
    const arrived = await Promise.all(addresses.map((email) => stack.mailbox.readMail(email)));
    expect(arrived.flat()).toHaveLength(DAILY_MAILS);
  });
});

/** Five acknowledgements, of which two are held. */
async function fiveMessages(email: string): Promise<void> {
  for (let time = 0; time < 5; time += 1) await writeMessage(email);
  await sendAll();
  expect(await stack.mailbox.readMail(email)).toHaveLength(DAILY_MAILS);
  expect(await heldFor(email)).toHaveLength(2);
}

describe('what is held is not lost', () => {
  const inTwoMinutes = () => new Date(Date.now() + 2 * 60_000);

  test('it goes when the address is verified', async () => {
    const { email, uid } = await signUpUser({ verified: false });
    await fiveMessages(email);
    await auth().updateUser(uid, { emailVerified: true });
    await auth().setCustomUserClaims(uid, { ownedAddress: email });
    await releaseHeldMails(inTwoMinutes());
    expect(await heldFor(email)).toEqual([]);
  });

  test('it goes when money comes from the address', async () => {
    const email = newAddress('donor');
    const pledge = await storeDonation({ totalCents: 5000, paymentMethod: 'check', email });
    await fiveMessages(email);
    await pay('donation', pledge.id, '2026-03-05');
    await releaseHeldMails(inTwoMinutes());
    expect(await heldFor(email)).toEqual([]);
    await deliverOutbox({}, inTwoMinutes);
    expect(await stack.mailbox.readMail(email)).toHaveLength(5 + 1);
  });

  test('but what asks for money is, once the money has come or nothing is owed', async () => {
    const email = newAddress('shopper');
    await fiveMessages(email);
    const order = async () => {
      const request = orderRequest({ customer: { email, paymentMethod: 'check' } });
      await invoke(createOrderPayment, postJson(createOrderPaymentEndpoint.path, request));
      return request.idempotencyKey;
    };
    const [paid, cancelled, owed] = [await order(), await order(), await order()];
    await sendAll();
    expect(await heldFor(email)).toHaveLength(2 + 3);
    await pay('order', paid);
    await orders().doc(cancelled).update({ 'payment.status': 'cancelled' });
    expect(await releaseHeldMails(inTwoMinutes())).toBe(2 + 1);
    const { docs } = await outbox().where('to', '==', email).get();
    const asking = docs.map(({ id }) => id).filter((id) => id.endsWith('-instructions'));
    expect(asking).toEqual([`order-${owed}-instructions`]);
  });

  test('how to pay a monthly gift that begins later goes', async () => {
    const email = newAddress('donor');
    const pledge = await storeDonation({ totalCents: 5000, paymentMethod: 'check', email });
    await fiveMessages(email);
    const gift = monthlyRequest(daysAgo(-20), { paymentMethod: 'check', email });
    await invoke(createDonationPayment, postJson(createDonationPaymentEndpoint.path, gift));
    await sendAll();
    await pay('donation', pledge.id, '2026-03-05');
    await releaseHeldMails(inTwoMinutes());
    const { docs } = await outbox().where('to', '==', email).get();
    expect(docs.map(({ id }) => id)).toContain(`donation-${gift.idempotencyKey}-instructions`);
  });

  test('it goes when staff send it from Activity', async () => {
    const email = newAddress('stranger');
    await fiveMessages(email);
    const [id = '', other] = await heldFor(email);
    const answer = await invoke(activity, sentBy(office, postJson(retryMailEndpoint.path, { id })));
    expect(await answer.json()).toMatchObject({ status: 'sent', lastError: null });
    expect(await heldFor(email)).toEqual([other]);
    expect(await stack.mailbox.readMail(email)).toHaveLength(DAILY_MAILS + 1);
  });

  test('somebody who is verified waits for nothing but the next minute', async () => {
    const { email } = await signUpUser();
    for (let time = 0; time < 5; time += 1) await writeMessage(email);
    await sendAll();
    await sendAll();
    expect(await heldFor(email)).toEqual([]);
  });

  test('what the office does with one while its address is asked about stands; the others go', async () => {
    const { email, uid } = await signUpUser({ verified: false });
    await fiveMessages(email);
    await writeMessage(email);
    await sendAll();
    const [discarded = '', gone = '', goes = ''] = await heldFor(email);
    await auth().updateUser(uid, { emailVerified: true });
    await auth().setCustomUserClaims(uid, { ownedAddress: email });
    const ask = auth().getUsers.bind(auth());
    const asking = vi.spyOn(auth(), 'getUsers').mockImplementation(async (users) => {
      if (users.some((one) => 'email' in one && one.email === email)) {
        const request = postJson(discardMailEndpoint.path, { id: discarded });
        expect((await invoke(activity, sentBy(office, request))).status).toBe(200);
        // As where its registration is sent again with a change.
        await outbox().doc(gone).delete();
      }
      return ask(users);
    });
    expect(await releaseHeldMails(inTwoMinutes())).toBe(1);
    asking.mockRestore();
    const status = async (id: string) => (await outbox().doc(id).get()).data()?.status;
    expect(await status(discarded)).toBe('discarded');
    expect(await status(gone)).toBeUndefined();
    expect(await status(goes)).toBe('pending');
  });

  test('a stranger’s stays, and is looked at less and less often', async () => {
    const email = newAddress('stranger');
    await fiveMessages(email);
    await releaseHeldMails(inTwoMinutes());
    expect(await heldFor(email)).toHaveLength(2);
    const { docs } = await outbox().where('to', '==', email).get();
    const held = docs.map((doc) => doc.data()).filter(({ status }) => status === 'held');
    for (const { nextAttemptAt, lastError } of held) {
      expect(Date.parse(nextAttemptAt)).toBeGreaterThan(inTwoMinutes().getTime());
      expect(lastError).toBe(messages.held(DAILY_MAILS));
    }
  });
});

test('a giving statement goes only where money came from, so nobody else can be sent more by it', async () => {
  const email = newAddress('pledged');
  await storeDonation({ totalCents: 5000, paymentMethod: 'check', email });
  await fiveMessages(email);
  for (const year of [2024, 2025, 2026]) {
    const request = postJson(requestGivingStatementEndpoint.path, { email, year });
    expect((await invoke(givingStatement, request)).status).toBe(200);
  }
  await runNightly(new Date('2027-01-10T12:00:00Z'));
  await sendAll();
  expect(await stack.mailbox.readMail(email)).toHaveLength(DAILY_MAILS);
  const { docs } = await outbox().where('to', '==', email).get();
  expect(docs.filter((doc) => doc.id.includes('statement'))).toEqual([]);
});

test('an encoded word in a subject is shown as it was typed', async () => {
  const email = newAddress();
  const typed = '=?utf-8?q?Your_account_is_closed?=';
  const request = { ...contactRequest(email), subject: typed };
  await invoke(contact, postJson(sendContactEmailEndpoint.path, request));
  await sendAll();
  const office = (await stack.mailbox.readMail(OFFICE)).find(({ text }) => text?.includes(email));
  expect(office?.subject).toContain('= ?utf-8?q?Your_account_is_closed?=');
  expect(office?.subject).not.toContain('Your account is closed');
});
