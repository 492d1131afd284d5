import { describe, expect, test } from 'vitest';
import { getDonation, listDonations, noteDonation } from '#contracts/admin/donations.ts';
import {
  getMessage,
  listMessages,
  noteMessage,
  replyToMessage,
} from '#contracts/admin/messages.ts';
import { fulfilOrder, getOrder, listOrders, noteOrder } from '#contracts/admin/orders.ts';
import {
  getRegistration,
  listRegistrations,
  noteRegistration,
} from '#contracts/admin/registrations.ts';
import {
  getVolunteer,
  listVolunteers,
  moveVolunteer,
  noteVolunteer,
} from '#contracts/admin/volunteers.ts';
import type { PayableKind } from '#domain/payments/payment.ts';
import type { Registration } from '#domain/registration/registration.ts';
import admin from '#functions/admin.ts';
import {
  auditLog,
  contactMessages,
  donations,
  medicalNotes,
  orders,
  outbox,
  registrations,
  volunteerApplications,
} from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/mark-paid.ts';
import { placeOrder } from '#server/use-cases/place-order.ts';
import { registerPlayers } from '#server/use-cases/register-players.ts';
import { sendContactMessage } from '#server/use-cases/send-contact-message.ts';
import { submitVolunteerApplication } from '#server/use-cases/submit-volunteer-application.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { storeDonation } from '#tests/helpers/payables.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });

const MEDICAL = 'Penicillin allergy, carries an injector';
const HOSTILE = '<img src=x onerror=alert(1)>';
const HANDED = { method: 'check', reference: '1042', amountCents: null } as const;

interface Row {
  id: string;
  updatedAt: string;
}
type Answer = { status: number; body: unknown };

/** Every answer of the dashboard is looked at for what must never be in one. */
async function answerOf(request: Request): Promise<Answer> {
  const response = await invoke(admin, sentBy(office, request));
  const text = await response.text();
  for (const secret of ['manageToken', 'requestHash', 'stripeC', 'stripeP', 'stripeS', MEDICAL]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain('searchTokens');
  return { status: response.status, body: JSON.parse(text) };
}
const send = (path: string, body: unknown) => answerOf(postJson(path, body));
const ask = (path: string, query: Record<string, string> = {}) =>
  answerOf(get(`${path}?${new URLSearchParams(query)}`));

/** The ids a table finds. */
async function find(path: string, query: Record<string, string>): Promise<string[]> {
  const { status, body } = await ask(path, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { rows: Row[] }).rows.map(({ id }) => id);
}

/** A table finds the record by a search and, without one, in its filter only, both ways around. */
async function expectListed(
  path: string,
  id: string,
  search: string,
  wanted: Record<string, string>,
  other: Record<string, string>,
) {
  expect(await find(path, { search })).toEqual([id]);
  for (const direction of ['asc', 'desc']) {
    const query = { direction, pageSize: '500' };
    expect(await find(path, { ...query, ...wanted })).toContain(id);
    expect(await find(path, { ...query, ...other })).not.toContain(id);
  }
}

const conflict = { status: 409, body: { error: { code: 'conflict' } } };
const refused = { status: 422, body: { error: { code: 'invalid_input' } } };

const entriesOn = async (subject: string) =>
  (await auditLog().where('subject', '==', subject).get()).docs
    .map((doc) => doc.data())
    .sort((a, b) => a.at.localeCompare(b.at));
const mailsTo = async (to: string) =>
  (await outbox().where('to', '==', to).get()).docs.map((doc) => doc.data());

/** Notes are kept, logged, and refused over someone else's change; nobody is mailed. */
async function expectNotes(notesPath: string, collection: string, record: Row, to: string) {
  const mails = (await mailsTo(to)).length;
  const body = { id: record.id, seen: record.updatedAt, notes: `Called. ${HOSTILE}` };
  const saved = await send(notesPath, body);
  expect(saved).toMatchObject({ status: 200, body: { record: { notes: body.notes } } });
  expect(await send(notesPath, { ...body, notes: 'Over it' })).toMatchObject(conflict);
  expect(await send(notesPath, { ...body, notes: 'x'.repeat(2001) })).toMatchObject(refused);
  const [entry, ...further] = await entriesOn(`${collection}/${record.id}`);
  expect(further).toEqual([]);
  expect(entry).toMatchObject({
    actorId: office.uid,
    changes: [{ field: 'notes', before: '', after: body.notes }],
  });
  expect(await mailsTo(to)).toHaveLength(mails);
  return (saved.body as { record: Row }).record;
}

const pay = (kind: PayableKind, recordId: string, date = '2026-11-20') =>
  markPaid({ kind, recordId, date, ...HANDED }, new Date());

describe('registrations', () => {
  async function register(change: Parameters<typeof registrationRequest>[0] = {}) {
    const players = [playerForm({ medicalInfo: MEDICAL, lastName: HOSTILE })];
    const request = await registrationRequest({
      ...{ players, paymentMethod: 'check', paymentFrequency: 'one-time', ...change },
    });
    await registerPlayers(request, { now: new Date(), ip: '192.0.2.7', userAgent: 'test' });
    const id = request.idempotencyKey;
    return (await registrations().doc(id).get()).data() as Registration;
  }

  test('are listed and filtered, and shown in full but for medical notes', async () => {
    const { id, number, payer, players, updatedAt } = await register();
    const [player] = players;
    expect(
      (
        await medicalNotes()
          .doc(player?.profileId ?? '')
          .get()
      ).data()?.text,
    ).toBe(MEDICAL);
    const filters = [{ status: 'pending' }, { status: 'paid' }] as const;
    await expectListed(listRegistrations.path, id, payer.email, ...filters);
    expect(await find(listRegistrations.path, { search: number })).toEqual([id]);
    expect(await ask(getRegistration.path, { id })).toMatchObject({
      status: 200,
      body: {
        owedCents: 15_000,
        record: { players: [{ lastName: HOSTILE, photoConsent: false }], updatedAt },
      },
    });
    expect(await ask(getRegistration.path, { id: 'nobody' })).toMatchObject({ status: 404 });
  });

  test('owe nothing once a check is noted; notes are kept', async () => {
    const { id, payer } = await register();
    await pay('registration', id);
    const { body } = await ask(getRegistration.path, { id });
    expect(body).toMatchObject({ owedCents: 0, record: { payment: { status: 'paid' } } });
    const { record } = body as { record: Row };
    await expectNotes(noteRegistration.path, 'registrations', record, payer.email);
  });
});

describe('orders', () => {
  async function order() {
    const request = orderRequest({ customer: { paymentMethod: 'check', lastName: HOSTILE } });
    await placeOrder(request, new Date());
    return { id: request.idempotencyKey, email: request.customer.email };
  }
  const seen = async (id: string) => {
    const { body } = await ask(getOrder.path, { id });
    const { record } = body as { record: Row };
    return { id, seen: record.updatedAt };
  };
  const step = async (id: string, fulfilment: string) =>
    send(fulfilOrder.path, { ...(await seen(id)), fulfilment });

  test('are listed and filtered by payment and by what was done', async () => {
    const { id, email } = await order();
    const filters = [
      { status: 'pending', fulfilment: 'open' },
      { status: 'pending', fulfilment: 'packed' },
    ] as const;
    await expectListed(listOrders.path, id, email, ...filters);
    expect(await find(listOrders.path, { fulfilment: 'open', pageSize: '500' })).toContain(id);
    expect(await find(listOrders.path, { status: 'paid', pageSize: '500' })).not.toContain(id);
    const { record } = (await ask(getOrder.path, { id })).body as { record: Row };
    await expectNotes(noteOrder.path, 'orders', record, email);
  });

  test('are packed and sent once paid; the buyer hears of it, and the log too', async () => {
    const { id, email } = await order();
    expect(await step(id, 'packed')).toMatchObject(refused);
    await pay('order', id);
    const before = await mailsTo(email);
    expect(await step(id, 'shipped')).toMatchObject(refused);
    const stale = await seen(id);
    expect(await step(id, 'packed')).toMatchObject({ body: { record: { fulfilment: 'packed' } } });
    expect(await send(fulfilOrder.path, { ...stale, fulfilment: 'shipped' })).toMatchObject(
      conflict,
    );
    expect(await mailsTo(email)).toHaveLength(before.length);
    expect((await step(id, 'shipped')).status).toBe(200);
    const [mail, ...further] = (await mailsTo(email)).filter(
      (one) => !before.some((old) => old.id === one.id),
    );
    expect(further).toEqual([]);
    expect(mail).toMatchObject({ status: 'pending', about: `orders/${id}` });
    expect(mail?.subject).toContain('is on its way');
    expect(mail?.text).toContain(HOSTILE);
    expect(mail?.html).not.toContain('<img');
    const entries = await entriesOn(`orders/${id}`);
    expect(entries.flatMap(({ changes }) => changes)).toEqual([
      { field: 'fulfilment', before: 'open', after: 'packed' },
      { field: 'fulfilment', before: 'packed', after: 'shipped' },
    ]);
    expect(entries[0]).toMatchObject({ action: 'order.fulfilled', actorId: office.uid });
  });

  test('go one step back without a mail, and over the counter with one', async () => {
    const { id, email } = await order();
    await pay('order', id);
    await step(id, 'packed');
    await step(id, 'shipped');
    const count = (await mailsTo(email)).length;
    expect(await step(id, 'open')).toMatchObject(refused);
    expect((await step(id, 'packed')).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(count);
    expect((await step(id, 'handed_over')).status).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('was handed over'),
    );
    expect((await orders().doc(id).get()).data()?.fulfilment).toBe('handed_over');
    expect(await step(id, 'sold')).toMatchObject(refused);
  });
});

describe('donations', () => {
  test('are listed, filtered, owed while pledged, and noted; an anonymous donor is known', async () => {
    const pledge = { totalCents: 25_000, paymentMethod: 'check' } as const;
    const { id, payer } = await storeDonation(pledge, { anonymous: true, comments: HOSTILE });
    const filters = [{ status: 'pending' }, { status: 'paid' }] as const;
    await expectListed(listDonations.path, id, payer.email, ...filters);
    const shown = { anonymous: true, comments: HOSTILE, payer };
    expect(await ask(getDonation.path, { id })).toMatchObject({
      body: { owedCents: 25_000, record: shown },
    });
    await pay('donation', id);
    const { body } = await ask(getDonation.path, { id });
    expect(body).toMatchObject({ owedCents: 0, record: { payment: { paidCents: 25_000 } } });
    const { record } = body as { record: Row };
    await expectNotes(noteDonation.path, 'donations', record, payer.email);
    expect((await donations().doc(id).get()).data()?.payment.manageToken).toBe(`token-${id}`);
  });

  test('a gift that runs at Stripe is not owed to the office', async () => {
    const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
    const payment = { ...gift.payment, status: 'active', stripeSubscriptionId: 'sub_1' } as const;
    await donations()
      .doc(gift.id)
      .set({ ...gift, payment });
    expect(await ask(getDonation.path, { id: gift.id })).toMatchObject({ body: { owedCents: 0 } });
  });
});

describe('volunteers', () => {
  async function apply() {
    const request = volunteerRequest({ firstName: HOSTILE });
    await submitVolunteerApplication(request, new Date());
    return { id: request.idempotencyKey, email: request.application.email };
  }
  const read = async (id: string) =>
    ((await ask(getVolunteer.path, { id })).body as { record: Row }).record;
  const move = async (id: string, status: string, clearedUntil: string | null = null) =>
    send(moveVolunteer.path, {
      ...{ id, seen: (await read(id)).updatedAt },
      step: { status, clearedUntil },
    });

  test('are listed without what only the detail shows', async () => {
    const { id, email } = await apply();
    const filters = [{ status: 'applied' }, { status: 'cleared' }] as const;
    await expectListed(listVolunteers.path, id, email, ...filters);
    const { body } = await ask(listVolunteers.path, { search: email });
    expect(JSON.stringify(body)).not.toMatch(/reference|dateOfBirth|emergency|Ben Cole/);
    const detail = await read(id);
    expect(detail).toMatchObject({ firstName: HOSTILE, reference1: { name: 'Ben Cole' } });
    await expectNotes(noteVolunteer.path, 'volunteerApplications', detail, email);
  });

  test('are checked, cleared until a date, and each step is mailed and logged', async () => {
    const { id, email } = await apply();
    expect(await move(id, 'cleared', '2100-01-01')).toMatchObject(refused);
    const stale = { id, seen: (await read(id)).updatedAt };
    expect((await move(id, 'check_under_way')).status).toBe(200);
    const step = { status: 'declined', clearedUntil: null };
    expect(await send(moveVolunteer.path, { ...stale, step })).toMatchObject(conflict);
    for (const until of [null, '', '2020-01-01', 'soon']) {
      expect(await move(id, 'cleared', until), String(until)).toMatchObject(refused);
    }
    expect(await move(id, 'cleared', '2100-01-31')).toMatchObject({
      status: 200,
      body: { record: { status: 'cleared', clearedUntil: '2100-01-31' } },
    });
    expect((await move(id, 'declined')).status).toBe(200);
    const stored = (await volunteerApplications().doc(id).get()).data();
    expect(stored).toMatchObject({ status: 'declined', clearedUntil: null });
    const mails = await mailsTo(email);
    // One for the application, and one a step.
    expect(mails).toHaveLength(4);
    expect(mails.map(({ text }) => text).join()).toContain('until January 31, 2100');
    expect(mails.map(({ text, html }) => text + html).join()).not.toContain('img src');
    const entries = await entriesOn(`volunteerApplications/${id}`);
    expect(entries.map(({ action }) => action)).toEqual(Array(3).fill('volunteer.moved'));
  });
});

describe('messages', () => {
  async function write() {
    const email = `ana-${crypto.randomUUID()}@example.com`;
    const idempotencyKey = crypto.randomUUID();
    const form = { name: 'Ana', phone: null, inquiryType: 'general', playerAge: null } as const;
    const words = { email, subject: `Hi ${HOSTILE}`, message: `Line\n${HOSTILE}` };
    await sendContactMessage({ ...form, ...words, idempotencyKey }, new Date());
    return { id: idempotencyKey, email };
  }
  const read = async (id: string) =>
    ((await ask(getMessage.path, { id })).body as { record: Row }).record;

  test('are listed, filtered and noted', async () => {
    const { id, email } = await write();
    const filters = [{ status: 'new' }, { status: 'answered' }] as const;
    await expectListed(listMessages.path, id, email, ...filters);
    const record = await read(id);
    expect(record).toMatchObject({ message: `Line\n${HOSTILE}`, status: 'new' });
    await expectNotes(noteMessage.path, 'contactMessages', record, email);
  });

  test('are answered by a mail of text, once per version seen', async () => {
    const { id, email } = await write();
    const reply = { subject: `Re: Hi ${HOSTILE}`, text: `Thank you.\n\n<b>See you</b> & bye` };
    const body = { id, seen: (await read(id)).updatedAt, reply };
    const before = (await mailsTo(email)).map((mail) => mail.id);
    for (const wrong of [{ subject: 'a\nBcc: x@example.com' }, { subject: '' }, { text: ' ' }]) {
      const request = { ...body, reply: { ...reply, ...wrong } };
      expect(await send(replyToMessage.path, request)).toMatchObject(refused);
    }
    expect(await send(replyToMessage.path, body)).toMatchObject({
      status: 200,
      body: { record: { status: 'answered' } },
    });
    expect(await send(replyToMessage.path, body)).toMatchObject(conflict);
    const [mail, ...further] = (await mailsTo(email)).filter(({ id }) => !before.includes(id));
    expect(further).toEqual([]);
    expect(mail).toMatchObject({ ...{ subject: reply.subject, text: reply.text } });
    expect(mail?.replyTo).toBe(process.env.OFFICE_EMAIL);
    expect(mail?.html).toContain('&lt;b&gt;See you&lt;/b&gt;');
    expect(mail?.html).not.toContain('<img');
    const [entry] = await entriesOn(`contactMessages/${id}`);
    expect(entry).toMatchObject({
      action: 'message.answered',
      changes: [{ field: 'status', before: 'new', after: 'answered' }],
    });
    expect((await contactMessages().doc(id).get()).data()?.status).toBe('answered');
  });
});
