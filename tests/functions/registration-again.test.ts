import { addDays } from 'date-fns';
import { describe, expect, test, vi } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import account from '#functions/account.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import {
  medicalNotes,
  outbox,
  playerBills,
  profiles,
  registrations,
  waiverSignatures,
} from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { markRefunded } from '#tests/helpers/mark-refunded.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A family sends the form again with a change: there is one registration in progress, whatever they do. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
type Request = Awaited<ReturnType<typeof registrationRequest>>;
const zoe = playerForm();
const leo = playerForm({ firstName: 'Leo', age: 16, grade: 11 });

const send = (body: object) =>
  invoke(createRegistrationPayment, postJson(createRegistrationPaymentEndpoint.path, body));
async function register(body: object) {
  const response = await send(body);
  expect(response.status).toBe(200);
  return createRegistrationPaymentEndpoint.response.parse(await response.json());
}
async function refusal(body: object) {
  const response = await send(body);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, ...error };
}

/** The same family's form once more, changed, as the browser sends it after "Back to the form". */
function again(before: Request, change: Partial<Request['registration']>, sent: object = {}) {
  const registration = { ...before.registration, ...change };
  const idempotencyKey = crypto.randomUUID();
  return { ...before, registration, idempotencyKey, replaces: [before.idempotencyKey], ...sent };
}

const stored = async (id: string) => (await registrations().doc(id).get()).data();
const billsOf = async (id: string) =>
  (await playerBills().where('registrationId', '==', id).get()).docs.map((doc) => doc.data());
const peopleUnder = async (email: string) =>
  (await profiles().where('email', '==', email).get()).docs
    .map((doc) => doc.data())
    .filter(({ userId }) => userId === null);
const pageOf = (sessionId = '') => stripe().checkout.sessions.retrieve(sessionId);

describe('a change before anything was paid', () => {
  test('Stripe reports the closed page while the form is sent again: the change still goes through', async () => {
    const first = await registrationRequest();
    await register(first);
    const { sessions } = stripe().checkout;
    const expire = sessions.expire.bind(sessions);
    const closing = vi.spyOn(sessions, 'expire').mockImplementation(async (id) => {
      const closed = await expire(id);
      await settleEvents();
      return closed;
    });
    await register(again(first, { paymentFrequency: 'quarterly' }));
    closing.mockRestore();
    expect(await stored(first.idempotencyKey)).toMatchObject({ cancelled: { by: 'replaced' } });
  });

  test('two players by card, only the frequency changed, paid: two players, two bills, no reminder', async () => {
    const user = await signUpUser();
    const parentEmail = user.email;
    const first = await registrationRequest({ parentEmail, players: [zoe, leo] });
    const { checkout, number } = await register(first);
    const second = again(first, { paymentFrequency: 'quarterly' });
    const answer = await register(second);

    expect((await pageOf(checkout?.sessionId)).status).toBe('expired');
    expect(await stored(first.idempotencyKey)).toMatchObject({
      payment: { status: 'cancelled' },
      cancelled: { by: 'replaced', replacedBy: second.idempotencyKey },
    });
    expect(await stored(second.idempotencyKey)).toMatchObject({ replaces: [number] });
    expect(await peopleUnder(parentEmail)).toHaveLength(2);
    const old = await billsOf(first.idempotencyKey);
    expect(old.map(({ paymentStatus }) => paymentStatus)).toEqual(['cancelled', 'cancelled']);

    await control.pay(answer.checkout?.sessionId ?? '', 'succeeds');
    await settleEvents();
    const page = await invoke(account, sentBy(user, get(readAccountRecordsEndpoint.path)));
    const records = readAccountRecordsEndpoint.response.parse(await page.json());
    expect(records.players).toHaveLength(2);
    expect(records.bills.items).toHaveLength(2);
    expect(records.registrations.items).toMatchObject([
      { number: answer.number, canCancel: false },
    ]);

    await runNightly(addDays(new Date(), 60));
    await flush();
    const mails = await stack.mailbox.readMail(parentEmail);
    expect(mails.map(({ subject }) => subject).join()).not.toMatch(/overdue|due soon|reminder/i);
  });

  test('a removed player is no profile; one who stays keeps the profile, its team and its note', async () => {
    const parentEmail = newAddress('stays');
    const first = await registrationRequest({
      parentEmail,
      players: [
        { ...zoe, medicalInfo: 'Asthma' },
        { ...leo, medicalInfo: 'Peanuts' },
      ],
    });
    await register(first);
    const [one, other] = (await stored(first.idempotencyKey))?.players ?? [];
    await profiles()
      .doc(one?.profileId ?? '')
      .update({ teamName: 'U15', jerseyNumber: '7' });
    const second = again(first, { players: [{ ...zoe, age: 15 }] });
    await register(second);
    expect(await peopleUnder(parentEmail)).toMatchObject([
      { id: one?.profileId, age: 15, teamName: 'U15', registrationId: second.idempotencyKey },
    ]);
    const note = await medicalNotes()
      .doc(one?.profileId ?? '')
      .get();
    expect(note.data()).toMatchObject({ text: 'Asthma', registrationId: second.idempotencyKey });
    expect(
      (
        await medicalNotes()
          .doc(other?.profileId ?? '')
          .get()
      ).exists,
    ).toBe(false);
    // Signed twice, and both stay: signatures are only ever created.
    for (const { idempotencyKey, count } of [
      { ...first, count: 4 },
      { ...second, count: 2 },
    ]) {
      const signed = waiverSignatures().where('registrationId', '==', idempotencyKey);
      expect((await signed.get()).size).toBe(count);
    }
  });

  test('a check: mails that were not sent go, the new instructions say which one not to pay', async () => {
    const first = await registrationRequest({ paymentMethod: 'check' });
    const { number } = await register(first);
    await register(again(first, { paymentMethod: 'ach' }));
    await flush();
    const about = outbox().where('about', '==', `registrations/${first.idempotencyKey}`);
    const waiting = (await about.get()).docs.filter((doc) => doc.data().status === 'pending');
    expect(waiting).toEqual([]);
    const mails = await stack.mailbox.readMail(first.registration.parentEmail);
    const latest = mails.find(({ text = '' }) => text.includes('This replaces registration'));
    expect(latest?.text).toContain(
      `registration ${number}, which we canceled. Please do not pay for that one.`,
    );
  });

  test('sent back and forth, and from a tab that missed it: one stands', async () => {
    const first = await registrationRequest();
    await register(first);
    const second = again(first, { paymentFrequency: 'quarterly' });
    await register(second);
    // The first once more: its key is spent, which the browser is told.
    expect(await register(first)).toMatchObject({ status: 'cancelled', checkout: null });
    const third = again(first, { city: 'Naples' });
    await register(third);
    const mine = registrations().where('payer.email', '==', first.registration.parentEmail);
    const standing = (await mine.get()).docs.filter((doc) => !doc.data().cancelled);
    expect(standing.map(({ id }) => id)).toEqual([third.idempotencyKey]);
    expect(await peopleUnder(first.registration.parentEmail)).toHaveLength(1);
  });

  test('five changes at once leave one registration, one player, one page that can be paid', async () => {
    // They wait for one another. On a busy machine the last may be told to try again, after nine seconds:
    // what must hold does so all the same.
    allowConsole(/took longer than \d+ ms/);
    const first = await registrationRequest();
    const { checkout } = await register(first);
    const changes = [1, 2, 3, 4, 5].map((number) => again(first, { city: `City ${number}` }));
    const answers = await Promise.all(changes.map(async (one) => (await send(one)).json()));
    const sessions = answers.flatMap((answer) => answer.checkout?.sessionId ?? []);
    const mine = registrations().where('payer.email', '==', first.registration.parentEmail);
    const standing = (await mine.get()).docs.filter((doc) => !doc.data().cancelled);
    expect(standing).toHaveLength(1);
    expect(await peopleUnder(first.registration.parentEmail)).toHaveLength(1);
    const pages = await Promise.all([checkout?.sessionId, ...sessions].map(pageOf));
    expect(pages.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
  });
});

describe('what was paid counts', () => {
  test('paid while the form was changed: refused, no second page, the paid one stands', async () => {
    const first = await registrationRequest();
    const { checkout, number } = await register(first);
    // The event has not arrived yet.
    await control.pay(checkout?.sessionId ?? '', 'succeeds');
    const change = again(first, { paymentFrequency: 'one-time' });
    const { status, code, message } = await refusal(change);
    expect({ status, code }).toEqual({ status: 409, code: 'already_registered' });
    expect(message).toContain(`Registration ${number}, which you sent before, was just paid`);
    await settleEvents();
    expect((await refusal(change)).code).toBe('already_registered');
    expect(await stored(change.idempotencyKey)).toBeUndefined();
    expect(await stored(first.idempotencyKey)).toMatchObject({ payment: { status: 'active' } });
    expect(await peopleUnder(first.registration.parentEmail)).toHaveLength(1);
  });

  test('a child of a paid one is told of before paying, by the browser that holds its key; a sibling registers', async () => {
    const first = await registrationRequest();
    const { checkout, number } = await register(first);
    await control.pay(checkout?.sessionId ?? '', 'succeeds');
    await settleEvents();
    const both = again(first, { players: [{ ...zoe, firstName: ' zoe' }, leo] });
    const told = { ...both, replaces: undefined, earlier: [first.idempotencyKey] };
    const { code, message } = await refusal(told);
    expect(code).toBe('already_registered');
    expect(message).toContain(`zoe Diaz for the 2026-27 Season (registration ${number})`);
    const sibling = { ...told, registration: { ...told.registration, players: [leo] } };
    await register(sibling);
    expect(await peopleUnder(first.registration.parentEmail)).toHaveLength(2);
  });

  test('a check may be in the mail: asked before it is replaced', async () => {
    const first = await registrationRequest({ paymentMethod: 'check' });
    const { number } = await register(first);
    const change = again(first, { paymentMethod: 'credit-card' });
    const later = { ...change, replaces: undefined, earlier: [first.idempotencyKey] };
    const { code, message } = await refusal(later);
    expect(code).toBe('confirm_replacement');
    expect(message).toContain(`registration ${number}, to be paid by check`);
    expect((await stored(first.idempotencyKey))?.cancelled).toBeUndefined();
    await register({ ...later, confirmed: message });
    expect((await stored(first.idempotencyKey))?.cancelled?.by).toBe('replaced');
  });

  test('once refunded in full, the player may be registered again', async () => {
    const first = await registrationRequest({ paymentFrequency: 'one-time' });
    const { checkout } = await register(first);
    await control.pay(checkout?.sessionId ?? '', 'succeeds');
    await settleEvents();
    await markRefunded(first.idempotencyKey);
    await register(again(first, { city: 'Naples' }));
    expect((await stored(first.idempotencyKey))?.cancelled).toBeUndefined();
  });
});

describe('strangers', () => {
  test('the address and the child’s name alone replace nothing and tell nothing', async () => {
    const first = await registrationRequest();
    await register(first);
    const answer = await register(again(first, {}, { replaces: undefined }));
    expect(answer.status).toBe('pending');
    expect((await stored(first.idempotencyKey))?.cancelled).toBeUndefined();
  });

  test.each([
    ['a key that nobody made', { replaces: [crypto.randomUUID()] }, 200],
    ['its own key', 'own', 200],
    ['no key', { replaces: ['registrations/x'] }, 422],
    ['keys that are no list', { earlier: 'x' }, 422],
    ['more keys than a family has', { earlier: Array(21).fill(crypto.randomUUID()) }, 422],
  ] as const)('%s', async (_, sent, status) => {
    const request = await registrationRequest();
    const given = sent === 'own' ? { replaces: [request.idempotencyKey] } : sent;
    expect((await send({ ...request, ...given })).status).toBe(status);
  });

  test('what they hold of another season is left alone', async () => {
    const first = await registrationRequest();
    await register(first);
    await registrations().doc(first.idempotencyKey).update({ seasonName: '2025-26 Season' });
    await register(again(first, { city: 'Naples' }));
    expect((await stored(first.idempotencyKey))?.cancelled).toBeUndefined();
  });
});

test('while Stripe is down nothing is replaced', async () => {
  allowConsole(/payment_unavailable/);
  const first = await registrationRequest();
  await register(first);
  const change = again(first, { city: 'Naples' });
  await stack.stripe.stop();
  try {
    expect(await refusal(change)).toMatchObject({ status: 503, code: 'payment_unavailable' });
  } finally {
    await stack.stripe.start();
  }
  expect((await stored(first.idempotencyKey))?.cancelled).toBeUndefined();
  await register(change);
  expect((await stored(first.idempotencyKey))?.cancelled?.by).toBe('replaced');
});
