import { beforeAll, describe, expect, test } from 'vitest';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import api from '#functions/api.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { registrations, teamInformation } from '#server/gateways/records.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { prepareWaiverCopy } from '#server/use-cases/registration/prepare-waiver-copy.ts';
import { finishAll, flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { identityOf, playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { storeGame } from '#tests/helpers/store-game.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import {
  demoWordsIn,
  TEXAS_SETTINGS,
  TEXAS_TEAM,
  texasDocuments,
} from '#tests/helpers/texas-program.ts';

/* The functions of a second program: in Texas, of another sport, for other ages, in another zone. */

const control = openStripeControl(stack.stripe.url);
const send = (body: unknown) =>
  invoke(createRegistrationPayment, postJson(createRegistrationPaymentEndpoint.path, body));
const stored = async (id: string) => (await registrations().doc(id).get()).data();

const FAMILY = {
  address: '9 Barton Springs Rd',
  city: 'Austin',
  state: 'TX',
  zipCode: '78704',
  parentPhone: '512-555-0123',
  emergencyPhone: '512-555-0124',
  players: [playerForm({ age: 17, grade: 12 }), playerForm({ firstName: 'Leo', age: 6, grade: 0 })],
};

beforeAll(async () => {
  await publishFields(stack.content.url, 'siteSettings', TEXAS_SETTINGS);
  for (const document of texasDocuments()) {
    if (document._type !== 'legalDocument') continue;
    const { title, intro, sections } = document;
    await publishFields(stack.content.url, document._id, { title, intro, sections });
  }
  await teamInformation().doc('current').set(TEXAS_TEAM);
});

async function fromTexas(change: object = {}) {
  const base = await registrationRequest({ ...FAMILY, ...change });
  const textOf = (slug: string) => texasDocuments().find((document) => document.slug === slug);
  return {
    ...base,
    documents: {
      'liability-waiver': await identityOf(textOf('liability-waiver')),
      terms: await identityOf(textOf('terms')),
    },
  };
}

describe('a registration', () => {
  test('from Texas, of players of 17 and 6, is accepted, paid, and mailed without a word of the demo’s', async () => {
    const request = await fromTexas({ paymentFrequency: 'one-time' });
    const response = await send(request);
    expect(response.status).toBe(200);
    const { checkout } = createRegistrationPaymentEndpoint.response.parse(await response.json());
    await control.pay(checkout?.sessionId ?? '', 'succeeds');
    await finishAll();
    expect((await stored(request.idempotencyKey))?.payment.status).toBe('paid');
    await deliverOutbox({ 'waiver-copy': prepareWaiverCopy }, () => new Date());
    const mails = await stack.mailbox.readAll();
    expect(mails.length).toBeGreaterThanOrEqual(3);
    for (const { subject, text = '', html = '' } of mails) {
      expect(demoWordsIn(`${subject}\n${text}\n${html}`), subject).toEqual([]);
    }
    expect(mails.map(({ text }) => text).join('\n')).toContain('Bluebonnet Soccer');
    const [waiver] = mails.filter(({ attachments }) => attachments?.length);
    const files = await stack.mailbox.readAttachments(waiver?.id ?? '');
    expect(files).toHaveLength(2);
    for (const { name, content } of files) {
      const { text } = await readPdfText(content);
      expect(text.length, name).toBeGreaterThan(500);
      expect(demoWordsIn(text), name).toEqual([]);
    }
  });

  test('by transfer promises what the settings promise', async () => {
    const request = await fromTexas({ paymentMethod: 'ach' });
    expect((await send(request)).status).toBe(200);
    await flush();
    await deliverOutbox({ 'waiver-copy': prepareWaiverCopy }, () => new Date());
    const mails = await stack.mailbox.readMail(request.registration.parentEmail);
    const words = mails.map(({ text }) => text).join('\n');
    expect(words).toContain('within 3 days');
    expect(words).toContain('Player 2 (age 6, grade K)');
    expect(demoWordsIn(words)).toEqual([]);
  });

  test('by check goes to the address of Team Info, not to what the site settings still have', async () => {
    const request = await fromTexas({ paymentMethod: 'check' });
    expect((await send(request)).status).toBe(200);
    await flush();
    await deliverOutbox({ 'waiver-copy': prepareWaiverCopy }, () => new Date());
    const mails = await stack.mailbox.readMail(request.registration.parentEmail);
    const words = mails.map(({ text }) => text).join('\n');
    expect(words).toContain('Bluebonnet Soccer Club, 77 Congress Ave, Austin, TX 78701');
    expect(demoWordsIn(words)).toEqual([]);
  });

  test.each([
    [
      'from Florida',
      { state: 'FL' },
      'state',
      'Choose Texas. We only register players from there.',
    ],
    [
      'of 19',
      { players: [playerForm({ age: 19 })] },
      'players.0.age',
      'Choose an age from 6 to 18.',
    ],
  ])('%s is refused in a sentence, and nothing is stored', async (_, change, field, message) => {
    const request = await fromTexas(change);
    const response = await send(request);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_input', fields: { [`registration.${field}`]: message } },
    });
    expect(await stored(request.idempotencyKey)).toBeUndefined();
  });
});

test('the calendar is the program’s, in its time zone', async () => {
  await storeGame({ date: '2027-05-04', time: '19:00', opponent: 'Waco', location: 'Field 2' });
  const calendar = await (await invoke(api, get('/schedule.ics'))).text();
  expect(calendar).toContain('Bluebonnet Soccer');
  expect(calendar).toContain('DTSTART:20270505T000000Z');
  expect(demoWordsIn(calendar)).toEqual([]);
});
