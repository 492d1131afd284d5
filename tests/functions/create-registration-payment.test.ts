import type { CollectionReference } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { formatCents, splitCents } from '#domain/money/money.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import {
  outbox,
  playerBills,
  profiles,
  registrations,
  signedTexts,
  waiverSignatures,
} from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { saveDemoTeam } from '#tests/helpers/demo-team.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';

await saveDemoTeam();

const FEE = 15_000;
const FROM = { ip: '203.0.113.9' };
const send = (body: unknown) =>
  invoke(createRegistrationPayment, postJson(createRegistrationPaymentEndpoint.path, body), FROM);
const stored = async (id: string) => (await registrations().doc(id).get()).data();
const playersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => playerForm({ firstName: `Player ${index + 1}` }));

async function answerOf(response: Response) {
  expect(response.status).toBe(200);
  return createRegistrationPaymentEndpoint.response.parse(await response.json());
}

async function refusal(response: Response) {
  const { error } = (await response.json()) as {
    error: { code: string; message: string; fields?: object };
  };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
}

const found = async <T>(collection: CollectionReference<T>, registrationId: string) =>
  (await collection.where('registrationId', '==', registrationId).get()).docs.map((doc) =>
    doc.data(),
  );

describe('what it costs', () => {
  const cases = [1, 2, 3, 4, 5].flatMap((count) =>
    (['one-time', 'monthly', 'quarterly'] as const).flatMap((frequency) =>
      (['credit-card', 'ach', 'check'] as const).map((method) => ({ count, frequency, method })),
    ),
  );

  test.each(cases)('$count × $frequency by $method', async ({ count, frequency, method }) => {
    const request = await registrationRequest({
      players: playersOf(count),
      paymentFrequency: frequency,
      paymentMethod: method,
    });
    const answer = await answerOf(await send(request));
    const charges = splitCents(
      count * FEE,
      { 'one-time': 1, monthly: 12, quarterly: 4 }[frequency],
    );
    expect(answer).toMatchObject({ status: 'pending', totalCents: count * FEE });
    if (frequency === 'one-time') expect(answer.plan).toBeNull();
    else {
      expect(answer.plan).toMatchObject({
        count: charges.length,
        firstCents: charges[0],
        eachCents: charges[1],
      });
    }
    const bills = await found(playerBills(), request.idempotencyKey);
    expect(bills.map(({ amountCents }) => amountCents)).toEqual(Array(count).fill(FEE));
    if (method !== 'credit-card') return expect(answer.checkout).toBeNull();
    const session = await stripe().checkout.sessions.retrieve(answer.checkout?.sessionId ?? '');
    expect(session.mode).toBe(frequency === 'one-time' ? 'payment' : 'subscription');
    expect(session.amount_total).toBe(charges[0]);
    expect(session.metadata).toEqual({ kind: 'registration', recordId: request.idempotencyKey });
  });

  test('what a browser says of the fee is not even read', async () => {
    const request = await registrationRequest();
    const tampered = { ...request, amount: 1, registrationFee: 1, totalCents: 1 };
    const registration = { ...tampered.registration, registrationFee: 1, feeCents: 1 };
    const answer = await answerOf(await send({ ...tampered, registration }));
    expect(answer.totalCents).toBe(FEE);
    expect(await stored(request.idempotencyKey)).toMatchObject({ feeCents: FEE });
  });
});

describe('what is stored', () => {
  test('every field, a profile and a bill for each player, linked to the guardian', async () => {
    const request = await registrationRequest({
      players: [
        playerForm(),
        playerForm({ firstName: 'Leo', age: 17, grade: 12, photoConsent: true }),
      ],
      paymentMethod: 'check',
      paymentFrequency: 'one-time',
      marketingConsent: true,
    });
    const { number } = await answerOf(await send(request));
    const { parentEmail } = request.registration;
    const registration = await stored(request.idempotencyKey);
    expect(registration).toMatchObject({
      number,
      payer: { firstName: 'Ana', lastName: 'Diaz', email: parentEmail },
      phone: '239-555-0123',
      address: '12 Court Street',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
      emergencyContact: 'Luis Diaz',
      emergencyPhone: '239-555-0124',
      marketingConsent: true,
      seasonName: '2026-27 Season',
      players: [
        { firstName: 'Zoë', height: "5'8", weight: null, photoConsent: false },
        { firstName: 'Leo', age: 17, grade: 12, photoConsent: true },
      ],
    });
    const people = await found(profiles(), request.idempotencyKey);
    expect(people).toHaveLength(2);
    for (const person of people) {
      expect(person).toMatchObject({
        role: 'member',
        userId: null,
        email: parentEmail,
        lastName: 'Diaz',
        parentGuardianName: 'Ana Diaz',
        parentGuardianPhone: '239-555-0123',
        emergencyContactName: 'Luis Diaz',
        emergencyContactPhone: '239-555-0124',
      });
    }
    const bills = await found(playerBills(), request.idempotencyKey);
    const dueDate = daysAgo(-30);
    for (const bill of bills) {
      expect(bill).toMatchObject({
        paymentStatus: 'pending',
        paymentMethod: 'check',
        payer: { email: parentEmail },
        dueDate,
      });
    }
    expect(bills.map(({ playerId }) => playerId).sort()).toEqual(people.map(({ id }) => id).sort());
  });

  test('a plan’s bills are due with its last installment', async () => {
    const request = await registrationRequest({ paymentFrequency: 'quarterly' });
    const { plan } = await answerOf(await send(request));
    const [bill] = await found(playerBills(), request.idempotencyKey);
    expect(bill?.dueDate).toBe(plan?.lastOn);
  });

  test('a signature for each player and each text, with all that makes it one', async () => {
    const request = await registrationRequest({ players: playersOf(2), signedName: ' ana  DIAZ ' });
    const before = new Date().toISOString();
    await answerOf(await send(request));
    const signatures = await found(waiverSignatures(), request.idempotencyKey);
    expect(
      signatures.map(({ playerName, document }) => `${playerName}: ${document}`).sort(),
    ).toEqual([
      'Player 1 Diaz: liability-waiver',
      'Player 1 Diaz: terms',
      'Player 2 Diaz: liability-waiver',
      'Player 2 Diaz: terms',
    ]);
    for (const signature of signatures) {
      const { version, sha256 } = request.documents[signature.document];
      expect(signature).toMatchObject({
        version,
        textSha256: sha256,
        signedName: 'ana  DIAZ',
        signerEmail: request.registration.parentEmail,
        ip: FROM.ip,
      });
      expect(signature.statement).toContain(`(version ${version})`);
      expect(signature.signedAt >= before).toBe(true);
      expect((await signedTexts().doc(sha256).get()).data()?.text).toContain(`Version ${version}`);
    }
  });
});

describe('the texts that are signed', () => {
  test.each([
    ['another text', { sha256: 'a'.repeat(64) }],
    ['another version', { version: '0.9' }],
  ])('%s than the published one is refused, and nothing is stored', async (_, change) => {
    const request = await registrationRequest();
    const waiver = { ...request.documents['liability-waiver'], ...change };
    const documents = { ...request.documents, 'liability-waiver': waiver };
    const response = await send({ ...request, documents });
    const { error } = (await response.clone().json()) as { error: { message: string } };
    // A reload alone may bring the same page: the one with the new text is built first.
    expect(error.message).toContain('Please reload this page in about ten minutes');
    expect(await refusal(response)).toEqual({
      status: 409,
      code: 'conflict',
      fields: ['registration.agreedToWaiver'],
    });
    expect(await stored(request.idempotencyKey)).toBeUndefined();
    expect((await answerOf(await send(request))).status).toBe('pending');
  });
});

describe('sent more than once', () => {
  test('twice is one registration and one page', async () => {
    const request = await registrationRequest();
    const first = await answerOf(await send(request));
    expect(await answerOf(await send(request))).toEqual(first);
    expect(await found(playerBills(), request.idempotencyKey)).toHaveLength(1);
  });

  test('fifty at once are one registration, one set of records and one mail of each kind', async () => {
    const request = await registrationRequest({ players: playersOf(2), paymentMethod: 'check' });
    // A busy machine may tell some of them to try again.
    allowConsole(/service_unavailable/);
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(request)));
    const answers = await Promise.all(
      responses.filter((response) => response.ok).map((response) => response.text()),
    );
    expect(answers.length).toBeGreaterThan(0);
    expect(new Set(answers).size).toBe(1);
    const mine = registrations().where('payer.email', '==', request.registration.parentEmail);
    expect((await mine.get()).size).toBe(1);
    expect(await found(profiles(), request.idempotencyKey)).toHaveLength(2);
    expect(await found(playerBills(), request.idempotencyKey)).toHaveLength(2);
    expect(await found(waiverSignatures(), request.idempotencyKey)).toHaveLength(4);
    await flush();
    const mails = await stack.mailbox.readMail(request.registration.parentEmail);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/how to pay$/)]);
  });

  test('a key that has sent another registration is refused, and the first stands', async () => {
    const request = await registrationRequest();
    await send(request);
    const other = { ...request.registration, players: playersOf(2) };
    expect(await refusal(await send({ ...request, registration: other }))).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
    expect((await stored(request.idempotencyKey))?.players).toHaveLength(1);
  });
});

describe('by ACH or check', () => {
  test.each([
    ['ach', 'Please put “Registration [0-9A-Z]{4}-[0-9A-Z]{4}” on the memo line'],
    [
      'check',
      'payable to Calusa Coast Hoops, Inc., with “Registration [0-9A-Z]{4}-[0-9A-Z]{4}” on the memo line',
    ],
  ] as const)('%s: instructions to the guardian, word to the office', async (method, words) => {
    const players = playersOf(2);
    const request = await registrationRequest({ players, paymentMethod: method });
    const { number } = await answerOf(await send(request));
    await flush();
    const [mail] = await stack.mailbox.readMail(request.registration.parentEmail);
    expect(mail?.subject).toBe(`Your registration ${number}: how to pay`);
    expect(mail?.text).toMatch(new RegExp(words));
    expect(mail?.text).toContain(`Total: ${formatCents(2 * FEE)}`);
    expect(mail?.text).toContain('12 monthly payments: $25.00');
    if (method === 'check') expect(mail?.text).toContain('2450 Heron Bay Road');
    const office = (await stack.mailbox.readAll()).filter(
      ({ subject, text }) =>
        subject.includes(number) && text?.includes(request.registration.parentEmail),
    );
    expect(office).toHaveLength(1);
    expect(office[0]?.text).toContain('Emergency contact: Luis Diaz, 239-555-0124');
    expect(office[0]?.text).toContain("School: Cypress High · Height: 5'8");
    // Anyone can type anyone's address: nothing that was typed goes there.
    expect(mail?.text).not.toContain('Cypress High');
  });

  test('the account box adds an invitation, and none where it is unticked', async () => {
    for (const createAccount of [true, false]) {
      const request = await registrationRequest({ createAccount });
      await answerOf(await send(request));
      const { parentEmail } = request.registration;
      const mails = await outbox().where('to', '==', parentEmail).get();
      const invited = mails.docs.filter((doc) => doc.data().needs === 'account-link');
      expect(invited).toHaveLength(createAccount ? 1 : 0);
    }
  });
});
