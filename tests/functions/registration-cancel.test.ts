import { describe, expect, test } from 'vitest';
import {
  cancelOwnRegistrationEndpoint,
  readAccountRecordsEndpoint,
} from '#contracts/accounts/own-account.ts';
import {
  cancelRegistrationEndpoint,
  getRegistrationEndpoint,
} from '#contracts/registration/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import account from '#functions/account.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import register from '#functions/create-registration-payment.ts';
import {
  auditLog,
  medicalNotes,
  outbox,
  playerBills,
  profiles,
  registrations,
} from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { note, payerOf } from '#tests/helpers/hand-money.ts';
import { markRefunded } from '#tests/helpers/mark-refunded.ts';
import { mailsAbout, storeBill } from '#tests/helpers/payables.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A registration that nothing was paid for can be given up: by its family and by the office. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

type Form = Parameters<typeof registrationRequest>[0];

async function registered(user: TestUser, change: Form = {}) {
  const players = [playerForm({ medicalInfo: 'Asthma' })];
  const request = await registrationRequest({ parentEmail: user.email, players, ...change });
  const response = await invoke(
    register,
    postJson(createRegistrationPaymentEndpoint.path, request),
  );
  const answer = createRegistrationPaymentEndpoint.response.parse(await response.json());
  return { id: request.idempotencyKey, page: answer.checkout?.sessionId ?? '', ...answer };
}

const stored = async (id: string) => (await registrations().doc(id).get()).data();
const cancelAs = (user: TestUser, id: string) =>
  invoke(account, sentBy(user, postJson(cancelOwnRegistrationEndpoint.path, { id })));
const cancelInOffice = async (id: string, seen?: string) =>
  invoke(
    adminPayments,
    sentBy(
      office,
      postJson(cancelRegistrationEndpoint.path, {
        id,
        seen: seen ?? (await stored(id))?.updatedAt,
      }),
    ),
  );
const detailsOf = async (id: string) => {
  const path = `${getRegistrationEndpoint.path}?${new URLSearchParams({ id })}`;
  const response = await invoke(admin, sentBy(office, get(path)));
  return getRegistrationEndpoint.response.parse(await response.json());
};
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;
const recordsOf = async (user: TestUser) =>
  readAccountRecordsEndpoint.response.parse(
    await (await invoke(account, sentBy(user, get(readAccountRecordsEndpoint.path)))).json(),
  );

describe('by the family', () => {
  test('closes the page, cancels bills, deletes player and note, and says so by email', async () => {
    const user = await signUpUser();
    const { id, page, number } = await registered(user);
    expect((await recordsOf(user)).registrations.items).toMatchObject([{ id, canCancel: true }]);
    expect((await cancelAs(user, id)).status).toBe(200);
    expect((await stripe().checkout.sessions.retrieve(page)).status).toBe('expired');
    const records = await recordsOf(user);
    expect(records).toMatchObject({
      players: [],
      registrations: { items: [{ payment: { status: 'cancelled' }, canCancel: false }] },
      bills: { items: [{ paymentStatus: 'cancelled', next: 'none' }] },
    });
    for (const collection of [profiles(), medicalNotes()]) {
      expect((await collection.where('registrationId', '==', id).get()).size).toBe(0);
    }
    // The page's own end, told late, brings nothing back.
    await settleEvents();
    expect((await stored(id))?.payment.status).toBe('cancelled');
    await flush();
    const mails = await stack.mailbox.readMail(user.email);
    const told = mails.find(({ subject }) => subject === `Registration ${number} is canceled`);
    expect(told?.text).toContain('You do not owe anything for this registration.');
    // Perhaps something was, and was taken back.
    expect(told?.text).not.toContain('Nothing was paid');
    expect(told?.text).toContain('We deleted the medical information you gave us');
    expect(told?.text).not.toContain('Asthma');
    // Again changes nothing and mails nothing.
    expect((await cancelAs(user, id)).status).toBe(200);
    await flush();
    expect(await stack.mailbox.readMail(user.email)).toHaveLength(mails.length);
  });

  test('what was paid is refused, also while the event is on its way', async () => {
    const user = await signUpUser();
    const { id, page } = await registered(user);
    await control.pay(page, 'succeeds');
    expect(await codeOf(await cancelAs(user, id))).toBe('conflict');
    await settleEvents();
    expect(await codeOf(await cancelAs(user, id))).toBe('conflict');
    expect((await recordsOf(user)).registrations.items[0]?.canCancel).toBe(false);
    expect((await stored(id))?.cancelled).toBeUndefined();
  });

  test('one bill of it paid on its own keeps the whole', async () => {
    const user = await signUpUser();
    const { id } = await registered(user, { paymentMethod: 'check' });
    const [bill] = (await playerBills().where('registrationId', '==', id).get()).docs;
    await bill?.ref.update({ paymentStatus: 'paid' });
    expect(await codeOf(await cancelAs(user, id))).toBe('conflict');
  });

  test('by its guardian is in the audit log, without what was deleted', async () => {
    const user = await signUpUser();
    const { id } = await registered(user);
    expect((await cancelAs(user, id)).status).toBe(200);
    const log = await auditLog().where('subject', '==', `registrations/${id}`).get();
    expect(log.docs.map((doc) => doc.data())).toMatchObject([
      { actorId: user.uid, action: 'registration.cancelled', changes: [] },
    ]);
  });

  test('another’s, an unverified address’s and a made-up one are refused alike', async () => {
    const [owner, other] = await Promise.all([signUpUser(), signUpUser()]);
    const { id } = await registered(owner);
    expect(await codeOf(await cancelAs(other, id))).toBe('not_found');
    expect(await codeOf(await cancelAs(other, crypto.randomUUID()))).toBe('not_found');
    expect((await cancelAs(other, '../x')).status).toBe(422);
    const unverified = await signUpUser({ verified: false });
    expect(await codeOf(await cancelAs(unverified, id))).toBe('forbidden');
    expect((await stored(id))?.cancelled).toBeUndefined();
  });

  test('while Stripe is down nothing is canceled', async () => {
    allowConsole(/payment_unavailable/);
    const user = await signUpUser();
    const { id } = await registered(user);
    await stack.stripe.stop();
    try {
      expect(await codeOf(await cancelAs(user, id))).toBe('payment_unavailable');
    } finally {
      await stack.stripe.start();
    }
    expect((await stored(id))?.cancelled).toBeUndefined();
    expect((await cancelAs(user, id)).status).toBe(200);
  });
});

describe('by the office', () => {
  test('is in the audit log, the family is told, and nothing is owed', async () => {
    const user = await signUpUser();
    const { id, number } = await registered(user, { paymentMethod: 'check' });
    expect((await cancelInOffice(id)).status).toBe(200);
    const log = await auditLog().where('subject', '==', `registrations/${id}`).get();
    expect(log.docs.map((doc) => doc.data())).toMatchObject([
      { actorId: office.uid, action: 'registration.cancelled' },
    ]);
    // It goes out with the next run of deliver-outbox, as all mails of the money's function.
    const mails = await mailsAbout(`registrations/${id}`);
    const told = mails.find(({ subject }) => subject === `Registration ${number} is canceled`);
    expect(told?.text).toContain('we canceled');
    expect(told?.text).toContain('Already sent a check');
    const query = new URLSearchParams({ id });
    const detail = await invoke(
      admin,
      sentBy(office, get(`${getRegistrationEndpoint.path}?${query}`)),
    );
    expect(getRegistrationEndpoint.response.parse(await detail.json())).toMatchObject({
      owed: { owedCents: 0 },
      canCancel: false,
      record: { cancelled: { by: 'office' } },
    });
  });

  test('names nobody to an address that may be a stranger’s, and the family where it is known', async () => {
    const players = [playerForm(), playerForm({ firstName: 'Leo' })];
    const [stranger, paid] = [
      await signUpUser({ verified: false }),
      await signUpUser({ verified: false }),
    ];
    const bill = await storeBill({ payer: payerOf(paid.email) });
    await note(office, 'bill', bill.id, 15_000);
    const told = async (user: TestUser) => {
      const { id } = await registered(user, { players });
      expect((await cancelInOffice(id)).status).toBe(200);
      const mails = await mailsAbout(`registrations/${id}`);
      return mails.find((mail) => mail.id === `registration-${id}-cancelled`)?.text ?? '';
    };
    const toStranger = await told(stranger);
    expect(toStranger).toMatch(/^Hello, we canceled registration \S+ for 2 players \(/);
    expect(toStranger).not.toMatch(/Ana|Diaz|Leo|Zoë/);
    for (const user of [paid, await signUpUser()]) {
      expect(await told(user)).toContain('for Zoë Diaz and Leo Diaz (');
    }
  });

  test('takes back held instructions to pay, and its own email goes out at once', async () => {
    const user = await signUpUser({ verified: false });
    const { id } = await registered(user, { paymentMethod: 'check' });
    await outbox().doc(`registration-${id}-instructions`).update({ status: 'held' });
    expect((await cancelInOffice(id)).status).toBe(200);
    const mails = (await mailsAbout(`registrations/${id}`)).filter(({ to }) => to === user.email);
    expect(mails.map((mail) => mail.id)).not.toContain(`registration-${id}-instructions`);
    const told = mails.find((mail) => mail.id === `registration-${id}-cancelled`);
    // To an address that nobody has verified, and however much went to it today.
    expect(told).toMatchObject({ limit: 'none', replyTo: process.env.OFFICE_EMAIL });
  });

  test('what has changed since it was seen, is gone or is paid, is refused', async () => {
    const user = await signUpUser();
    const { id, page } = await registered(user);
    const early = '2020-01-01T00:00:00.000Z';
    expect(await codeOf(await cancelInOffice(id, early))).toBe('conflict');
    expect(await codeOf(await cancelInOffice(crypto.randomUUID(), early))).toBe('not_found');
    await control.pay(page, 'succeeds');
    await settleEvents();
    expect(await codeOf(await cancelInOffice(id))).toBe('conflict');
    expect((await stored(id))?.cancelled).toBeUndefined();
  });

  test('sees which registrations of this season may be the same child’s twice', async () => {
    const user = await signUpUser();
    const first = await registered(user);
    const second = await registered(user, { paymentMethod: 'check' });
    const sibling = await registered(user, { players: [playerForm({ firstName: 'Mia' })] });
    const read = async (id: string) => (await detailsOf(id)).duplicates;
    expect(await read(first.id)).toMatchObject([{ number: second.number, standing: 'pending' }]);
    expect(await read(sibling.id)).toEqual([]);
    await cancelInOffice(second.id);
    expect(await read(first.id)).toEqual([]);
    // Nor is the canceled one looked at for others.
    expect(await read(second.id)).toEqual([]);
  });

  test('does not see one whose money was all refunded, but its player until that is deleted', async () => {
    const user = await signUpUser();
    const first = await registered(user);
    const second = await registered(user, { paymentMethod: 'check' });
    await markRefunded(second.id);
    const [player] = (await stored(second.id))?.players ?? [];
    expect(await detailsOf(first.id)).toMatchObject({
      duplicates: [],
      namesakes: [{ id: player?.profileId }],
    });
    const nothing = { duplicates: [], namesakes: [] };
    expect(await detailsOf(second.id)).toMatchObject(nothing);
    await profiles()
      .doc(player?.profileId ?? '')
      .delete();
    expect(await detailsOf(first.id)).toMatchObject(nothing);
  });
});
