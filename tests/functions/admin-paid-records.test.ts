import { describe, expect, test } from 'vitest';
import {
  getDonationEndpoint,
  listDonationsEndpoint,
  noteDonationEndpoint,
} from '#contracts/donations/dashboard.ts';
import {
  fulfillOrderEndpoint,
  getOrderEndpoint,
  listOrdersEndpoint,
  noteOrderEndpoint,
} from '#contracts/orders/dashboard.ts';
import { savePlayerEndpoint } from '#contracts/players/dashboard.ts';
import {
  getRegistrationEndpoint,
  listRegistrationsEndpoint,
  noteRegistrationEndpoint,
} from '#contracts/registration/dashboard.ts';
import type { Registration } from '#domain/registration/registration.ts';
import {
  donations,
  medicalNotes,
  orders,
  profiles,
  registrations,
} from '#server/gateways/records.ts';
import { placeOrder } from '#server/use-cases/orders/place-order.ts';
import { readRecord } from '#server/use-cases/records/office-record.ts';
import { registerPlayers } from '#server/use-cases/registration/register-players.ts';
import {
  ask,
  conflict,
  entriesOn,
  expectListed,
  expectNotes,
  find,
  HOSTILE,
  MEDICAL,
  mailsTo,
  office,
  pay,
  type Row,
  refused,
  send,
} from '#tests/helpers/office.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { storeDonation } from '#tests/helpers/payables.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';

describe('registrations', () => {
  async function register(change: Parameters<typeof registrationRequest>[0] = {}) {
    const players = [playerForm({ medicalInfo: MEDICAL })];
    const request = await registrationRequest({
      players,
      paymentMethod: 'check',
      paymentFrequency: 'one-time',
      ...change,
    });
    await registerPlayers(request, { now: new Date(), ip: '192.0.2.7', userAgent: 'test' });
    const doc = registrations().doc(request.idempotencyKey);
    const record = (await doc.get()).data() as Registration;
    // The form refuses such a name; one of long ago may be stored.
    const stored = {
      ...record,
      players: record.players.map((player) => ({ ...player, lastName: HOSTILE })),
    };
    await doc.set(stored);
    return stored;
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
    await expectListed(listRegistrationsEndpoint.path, id, payer.email, ...filters);
    expect(await find(listRegistrationsEndpoint.path, { search: number })).toEqual([id]);
    expect(await ask(getRegistrationEndpoint.path, { id })).toMatchObject({
      status: 200,
      body: {
        owed: { owedCents: 15_000 },
        record: { players: [{ lastName: HOSTILE, photoConsent: false }], updatedAt },
      },
    });
    expect(await ask(getRegistrationEndpoint.path, { id: 'nobody' })).toMatchObject({
      status: 404,
    });
  });

  test('show whom to call today, as the office has corrected it on the players', async () => {
    const players = [playerForm(), playerForm({ firstName: 'Leo' })];
    const { id, players: registered } = await register({ players });
    const details = async () => (await ask(getRegistrationEndpoint.path, { id })).body;
    const before = { name: 'Luis Diaz', phone: '239-555-0124' };
    expect(await details()).toMatchObject({
      emergency: [{ players: ['Zoë', 'Leo'], ...before }],
      record: { phone: '239-555-0123' },
    });
    const rosa = { emergencyContactName: 'Rosa Diaz', emergencyContactPhone: '239-555-0191' };
    const correct = async (index: number, contact: object = rosa) => {
      const player = await readRecord(profiles(), registered[index]?.profileId ?? '');
      const corrected = { ...player, ...contact, parentGuardianPhone: '239-555-0190' };
      const change = { id: player.id, seen: player.updatedAt, player: corrected };
      expect((await send(savePlayerEndpoint.path, change)).status).toBe(200);
    };
    await correct(1);
    const after = { name: 'Rosa Diaz', phone: '239-555-0191' };
    expect(await details()).toMatchObject({
      emergency: [
        { players: ['Zoë'], ...before },
        { players: ['Leo'], ...after },
      ],
      record: { phone: '239-555-0190' },
    });
    await correct(0);
    expect(await details()).toMatchObject({ emergency: [{ players: ['Zoë', 'Leo'], ...after }] });
    // Whom the office has taken off must not be called.
    await correct(0, { emergencyContactName: null, emergencyContactPhone: null });
    expect(await details()).toMatchObject({
      emergency: [
        { players: ['Zoë'], name: null, phone: null },
        { players: ['Leo'], ...after },
      ],
    });
  });

  test('owe nothing once a check is noted; notes are kept', async () => {
    const { id, payer } = await register();
    await pay('registration', id);
    const { body } = await ask(getRegistrationEndpoint.path, { id });
    expect(body).toMatchObject({ owed: { owedCents: 0 }, record: { payment: { status: 'paid' } } });
    const { record } = body as { record: Row };
    await expectNotes(noteRegistrationEndpoint.path, 'registrations', record, payer.email);
  });
});

describe('orders', () => {
  async function order() {
    const request = orderRequest({ customer: { paymentMethod: 'check', lastName: HOSTILE } });
    await placeOrder(request, new Date());
    return { id: request.idempotencyKey, email: request.customer.email };
  }
  const seen = async (id: string) => {
    const { body } = await ask(getOrderEndpoint.path, { id });
    const { record } = body as { record: Row };
    return { id, seen: record.updatedAt };
  };
  const step = async (id: string, fulfilment: string) =>
    send(fulfillOrderEndpoint.path, { ...(await seen(id)), fulfilment });

  test('are listed and filtered by payment and by what was done', async () => {
    const { id, email } = await order();
    const filters = [
      { status: 'pending', fulfilment: 'open' },
      { status: 'pending', fulfilment: 'packed' },
    ] as const;
    await expectListed(listOrdersEndpoint.path, id, email, ...filters);
    expect(await find(listOrdersEndpoint.exported.path, { fulfilment: 'open' })).toContain(id);
    expect(await find(listOrdersEndpoint.exported.path, { status: 'paid' })).not.toContain(id);
    const { record } = (await ask(getOrderEndpoint.path, { id })).body as { record: Row };
    await expectNotes(noteOrderEndpoint.path, 'orders', record, email);
  });

  test('are packed and sent once paid; the buyer hears of it, and the log too', async () => {
    const { id, email } = await order();
    expect(await step(id, 'packed')).toMatchObject(refused);
    await pay('order', id);
    const before = await mailsTo(email);
    expect(await step(id, 'shipped')).toMatchObject(refused);
    const stale = await seen(id);
    expect(await step(id, 'packed')).toMatchObject({ body: { record: { fulfilment: 'packed' } } });
    expect(
      await send(fulfillOrderEndpoint.path, { ...stale, fulfilment: 'shipped' }),
    ).toMatchObject(conflict);
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
    expect(mail?.text).not.toContain('refunded');
    const entries = await entriesOn(`orders/${id}`);
    expect(entries.flatMap(({ changes }) => changes)).toEqual([
      { field: 'fulfilment', before: 'open', after: 'packed' },
      { field: 'fulfilment', before: 'packed', after: 'shipped' },
    ]);
    expect(entries[0]).toMatchObject({ action: 'order.fulfilled', actorId: office.uid });
  });

  test.each(['shipped', 'handed_over'])(
    '%s after a refund in part: the buyer is told that not all of it comes',
    async (way) => {
      const { id, email } = await order();
      await pay('order', id);
      const refund = { 'payment.status': 'partially_refunded', 'payment.refundedCents': 4999 };
      await orders().doc(id).update(refund);
      await step(id, 'packed');
      const before = (await mailsTo(email)).map((mail) => mail.id);
      expect((await step(id, way)).status).toBe(200);
      const [mail] = (await mailsTo(email)).filter((one) => !before.includes(one.id));
      expect(mail?.text).toContain('We refunded $49.99 of your order');
      expect(mail?.text).toContain('You ordered');
    },
  );

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
    await expectListed(listDonationsEndpoint.path, id, payer.email, ...filters);
    const shown = { anonymous: true, comments: HOSTILE, payer };
    expect(await ask(getDonationEndpoint.path, { id })).toMatchObject({
      body: { owed: { owedCents: 25_000 }, record: shown },
    });
    await pay('donation', id);
    const { body } = await ask(getDonationEndpoint.path, { id });
    expect(body).toMatchObject({
      owed: { owedCents: 0 },
      record: { payment: { paidCents: 25_000 } },
    });
    const { record } = body as { record: Row };
    await expectNotes(noteDonationEndpoint.path, 'donations', record, payer.email);
    expect((await donations().doc(id).get()).data()?.payment.manageToken).toBe(`token-${id}`);
  });

  test('a gift that runs at Stripe is not owed to the office', async () => {
    const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
    const payment = { ...gift.payment, status: 'active', stripeSubscriptionId: 'sub_1' } as const;
    await donations()
      .doc(gift.id)
      .set({ ...gift, payment });
    expect(await ask(getDonationEndpoint.path, { id: gift.id })).toMatchObject({
      body: { owed: { owedCents: 0 } },
    });
  });
});
