import { type CollectionReference, DocumentReference } from '@google-cloud/firestore';
import { describe, expect, test, vi } from 'vitest';
import { deletePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { cancelRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { medicalNoteDeleteOn } from '#domain/registration/medical-note.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
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
import { today } from '#tests/helpers/days.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

const office = await signUpUser({ role: 'admin' });

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
        deleteOn: medicalNoteDeleteOn(registration?.seasonName ?? '', today()),
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
    // Three years after June 30, 2027, when the season of 2026-27 is over at the latest.
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

  describe('once the office has deleted a player', () => {
    const withNotes = (...names: string[]) => ({
      paymentMethod: 'check' as const,
      players: names.map((firstName) => playerForm({ firstName, medicalInfo: SECRET })),
    });
    async function registerAndDelete(...names: string[]) {
      const request = await registrationRequest(withNotes(...names));
      await answerOf(await send(request));
      const [deleted] = (await stored(request.idempotencyKey))?.players ?? [];
      const id = deleted?.profileId ?? '';
      const seen = (await profiles().doc(id).get()).data()?.updatedAt;
      const body = { id, seen };
      const answer = await invoke(admin, sentBy(office, postJson(deletePlayerEndpoint.path, body)));
      expect(answer.status).toBe(200);
      return { request, id };
    }

    test('the same form is a new registration, and nothing is kept of the old player', async () => {
      const { request, id } = await registerAndDelete('Zoë');
      expect((await refusal(await send(request))).status).toBe(409);
      expect((await medicalNotes().doc(id).get()).exists).toBe(false);
      const anew = { ...request, idempotencyKey: crypto.randomUUID() };
      await answerOf(await send(anew));
      expect(await found(profiles(), anew.idempotencyKey)).toHaveLength(1);
      expect(await found(medicalNotes(), anew.idempotencyKey)).toHaveLength(1);
    });

    test('of two, the note of the other is taken over, and none of the deleted one', async () => {
      const { request, id } = await registerAndDelete('Zoë', 'Leo');
      await answerOf(await send(request));
      expect((await medicalNotes().doc(id).get()).exists).toBe(false);
      expect(await found(medicalNotes(), request.idempotencyKey)).toHaveLength(1);
    });
  });

  test('sent again while the office cancels, it puts no note back', async () => {
    const players = [playerForm({ medicalInfo: SECRET })];
    const request = await registrationRequest({ players, paymentMethod: 'check' });
    await answerOf(await send(request));
    const registration = registrations().doc(request.idempotencyKey);
    const cancel = { id: registration.id, seen: (await registration.get()).data()?.updatedAt };
    // Right after the form has found its registration.
    const read = DocumentReference.prototype.get;
    const reading = vi.spyOn(DocumentReference.prototype, 'get');
    reading.mockImplementationOnce(async function (this: DocumentReference) {
      const found = await read.call(this);
      expect(this.path).toBe(registration.path);
      const body = postJson(cancelRegistrationEndpoint.path, cancel);
      expect((await invoke(adminPayments, sentBy(office, body))).status).toBe(200);
      return found;
    });
    await registerPlayers(request, { now: new Date(), ip: '203.0.113.7', userAgent: 'Vitest' });
    reading.mockRestore();
    expect((await registration.get()).data()?.cancelled).toBeTruthy();
    expect(await found(medicalNotes(), request.idempotencyKey)).toEqual([]);
  });
});
