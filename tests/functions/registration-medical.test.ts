import type { CollectionReference } from '@google-cloud/firestore';
import { describe, expect, test, vi } from 'vitest';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import {
  medicalNotes,
  outbox,
  playerBills,
  profiles,
  registrations,
  waiverSignatures,
} from '#server/gateways/records.ts';
import { registerPlayers } from '#server/use-cases/registration/register-players.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';

const send = (body: unknown) =>
  invoke(createRegistrationPayment, postJson(createRegistrationPaymentEndpoint.path, body));
const stored = async (id: string) => (await registrations().doc(id).get()).data();
const found = async <T>(collection: CollectionReference<T>, registrationId: string) =>
  (await collection.where('registrationId', '==', registrationId).get()).docs.map((doc) =>
    doc.data(),
  );

async function answerOf(response: Response) {
  expect(response.status).toBe(200);
  return createRegistrationPaymentEndpoint.response.parse(await response.json());
}

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { fields?: object } };
  return { status: response.status, fields: Object.keys(error.fields ?? {}) };
}

describe('medical information', () => {
  const SECRET = 'Peanut allergy\nEpiPen in the blue bag 🎒';

  test('is in a document of its own and nowhere else: no record, no mail, no log', async () => {
    const logged: unknown[] = [];
    for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void logged.push(words));
    }
    const players = [playerForm({ medicalInfo: SECRET }), playerForm({ firstName: 'Leo' })];
    const request = await registrationRequest({
      players,
      paymentMethod: 'check',
      createAccount: true,
    });
    const response = await send(request);
    const body = await response.clone().text();
    await answerOf(response);
    await flush();
    vi.restoreAllMocks();

    const notes = await found(medicalNotes(), request.idempotencyKey);
    const registration = await stored(request.idempotencyKey);
    expect(notes).toEqual([
      {
        profileId: registration?.players[0]?.profileId,
        registrationId: request.idempotencyKey,
        text: SECRET,
        createdAt: registration?.createdAt,
        // Three years after June 30, 2027, when the season of 2026-27 is over at the latest.
        deleteOn: '2030-06-30',
      },
    ]);
    const elsewhere = JSON.stringify([
      registration,
      await found(profiles(), request.idempotencyKey),
      await found(playerBills(), request.idempotencyKey),
      await found(waiverSignatures(), request.idempotencyKey),
      (await outbox().get()).docs.map((doc) => doc.data()),
      await stack.mailbox.readAll(),
      logged,
      body,
    ]);
    expect(elsewhere).not.toMatch(/peanut|epipen|blue bag/i);
  });

  test('typed in the evening of the season’s last day, it counts for that day', async () => {
    const players = [playerForm({ medicalInfo: SECRET })];
    const request = await registrationRequest({ players, paymentMethod: 'check' });
    const now = new Date('2027-07-01T01:00:00Z');
    await registerPlayers(request, { now, ip: '203.0.113.7', userAgent: 'Vitest' });
    const [note] = await found(medicalNotes(), request.idempotencyKey);
    expect(note?.deleteOn).toBe('2030-06-30');
  });

  test('is not in an error either', async () => {
    const players = [playerForm({ medicalInfo: `${SECRET}\u0000` })];
    const response = await send(await registrationRequest({ players }));
    const text = await response.clone().text();
    expect(text).not.toMatch(/peanut/i);
    expect(await refusal(response)).toMatchObject({
      status: 422,
      fields: ['registration.players.0.medicalInfo'],
    });
  });

  test('sent again once all was refunded, nothing is put under what is over', async () => {
    const withText = (medicalInfo: string) => ({ players: [playerForm({ medicalInfo })] });
    const first = await registrationRequest({ ...withText('Asthma'), paymentMethod: 'check' });
    await answerOf(await send(first));
    await registrations().doc(first.idempotencyKey).update({ 'payment.status': 'refunded' });
    const again = { ...first, registration: { ...first.registration, ...withText('Peanuts') } };
    expect((await refusal(await send(again))).status).toBe(409);
    expect(await found(medicalNotes(), first.idempotencyKey)).toMatchObject([{ text: 'Asthma' }]);
    await answerOf(await send({ ...again, idempotencyKey: crypto.randomUUID() }));
  });

  test('typed anew, it is taken over; left out, what is there stays; it makes no second registration', async () => {
    const withText = (medicalInfo: string | null) => ({ players: [playerForm({ medicalInfo })] });
    const first = await registrationRequest(withText('Asthma'));
    const again = (change: object) => ({
      ...first,
      registration: { ...first.registration, ...change },
    });
    const { number } = await answerOf(await send(first));
    expect((await answerOf(await send(again(withText(null))))).number).toBe(number);
    expect(await found(medicalNotes(), first.idempotencyKey)).toMatchObject([{ text: 'Asthma' }]);
    await answerOf(await send(again(withText('Asthma, inhaler'))));
    expect(await found(medicalNotes(), first.idempotencyKey)).toMatchObject([
      { text: 'Asthma, inhaler' },
    ]);
  });
});
