import { afterEach, describe, expect, test } from 'vitest';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { registrations } from '#server/gateways/records.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { deliverWithCopies } from '#tests/helpers/signed-copies.ts';

const send = (body: unknown) =>
  invoke(createRegistrationPayment, postJson(createRegistrationPaymentEndpoint.path, body));
const stored = async (id: string) => (await registrations().doc(id).get()).data();

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
}

describe('what cannot be registered', () => {
  test.each([
    ['no players', { players: [] }, 'players'],
    ['eleven players', { players: Array.from({ length: 11 }, () => playerForm()) }, 'players'],
    ['a player of 12', { players: [playerForm({ age: 12 })] }, 'players.0.age'],
    ['a player of 18', { players: [playerForm({ age: 18 })] }, 'players.0.age'],
    ['half a year', { players: [playerForm({ age: 14.5 })] }, 'players.0.age'],
    ['grade 7', { players: [playerForm({ grade: 7 })] }, 'players.0.grade'],
    ['grade 13', { players: [playerForm(), playerForm({ grade: 13 })] }, 'players.1.grade'],
    ['no name', { players: [playerForm({ firstName: ' ' })] }, 'players.0.firstName'],
    [
      '2,001 characters',
      { players: [playerForm({ medicalInfo: 'x'.repeat(2001) })] },
      'players.0.medicalInfo',
    ],
    [
      'a bell',
      { players: [playerForm({ previousExperience: 'a\u0007' })] },
      'players.0.previousExperience',
    ],
    ['a header', { parentFirstName: 'Ana\r\nBcc: all@x.example' }, 'parentFirstName'],
    ['a header by mail', { parentEmail: 'a@b.example\nBcc: c@d.example' }, 'parentEmail'],
    ['a null byte', { emergencyContact: 'Lu\u0000is' }, 'emergencyContact'],
    ['another state', { state: 'NY' }, 'state'],
    ['every week', { paymentFrequency: 'weekly' }, 'paymentFrequency'],
    ['every year', { paymentFrequency: 'annual' }, 'paymentFrequency'],
    ['the terms unticked', { agreedToTerms: false }, 'agreedToTerms'],
    ['the waiver unticked', { agreedToWaiver: false }, 'agreedToWaiver'],
    ['no signature', { signedName: '' }, 'signedName'],
    ["another's signature", { signedName: 'Luis Diaz' }, 'signedName'],
  ])('%s', async (_, change, field) => {
    const base = await registrationRequest();
    const answer = await refusal(
      await send({ ...base, registration: { ...base.registration, ...change } }),
    );
    expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(answer.fields).toContain(`registration.${field}`);
    expect(await stored(base.idempotencyKey)).toBeUndefined();
  });

  test.each([
    ['no key', { idempotencyKey: undefined }, 'idempotencyKey'],
    ['a key that is a path', { idempotencyKey: '../registrations/x' }, 'idempotencyKey'],
    ['a filled honeypot', { website: 'https://spam.example' }, 'website'],
  ])('%s', async (_, change, field) => {
    const answer = await refusal(await send({ ...(await registrationRequest()), ...change }));
    expect(answer).toMatchObject({ status: 422, fields: [field] });
  });

  test('a body of 1 MB, and a GET', async () => {
    const large = await registrationRequest({ address: 'x'.repeat(1024 * 1024) });
    expect(await refusal(await send(large))).toMatchObject({ status: 413 });
    const read = await invoke(
      createRegistrationPayment,
      get(createRegistrationPaymentEndpoint.path),
    );
    expect(read.status).toBe(405);
  });
});

test('markup, formulas, emoji and Arabic are stored as typed and mailed as text', async () => {
  const script = '<script>alert(1)</script>';
  const request = await registrationRequest({
    address: script,
    city: '=HYPERLINK("http://x.example")',
    players: [playerForm({ firstName: '🏀 محمد', lastName: '+1+1' })],
    paymentMethod: 'check',
  });
  expect((await send(request)).status).toBe(200);
  expect(await stored(request.idempotencyKey)).toMatchObject({
    address: script,
    city: '=HYPERLINK("http://x.example")',
    players: [{ firstName: '🏀 محمد', lastName: '+1+1' }],
  });
  await flush();
  const [mail] = await stack.mailbox.readMail(request.registration.parentEmail);
  expect(mail?.html).not.toContain('<script>');
  // Nobody has paid yet, so the address may be a stranger's: it is told no name.
  expect(mail?.text).toContain('Player 1 (age 14, grade 9): $150.00');
  expect(mail?.text).not.toContain('محمد');
});

// To an address that is verified: it repeats what was typed, so another waits (`signed-copy-held`).
describe('the signed copy', () => {
  test('is mailed with the whole text and everything about the signature, once', async () => {
    const players = [playerForm(), playerForm({ firstName: 'Leo' })];
    const { email: parentEmail } = await signUpUser();
    const request = await registrationRequest({ parentEmail, players });
    const at = { ip: '203.0.113.9' };
    await invoke(
      createRegistrationPayment,
      postJson(createRegistrationPaymentEndpoint.path, request),
      at,
    );
    await flush();
    await deliverWithCopies();
    await deliverWithCopies();
    const mails = await stack.mailbox.readMail(request.registration.parentEmail);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Zoë Diaz and Leo Diaz');
    const [waiver, terms] = await stack.mailbox.readAttachments(mails[0]?.id ?? '');
    expect(waiver?.name).toMatch(/^liability-waiver-[0-9A-Z]{4}-[0-9A-Z]{4}\.pdf$/);
    expect(terms?.name).toMatch(/^terms-/);
    const { pages, text } = await readPdfText(waiver?.content ?? new Uint8Array());
    expect(pages).toBeGreaterThan(1);
    expect(text).toMatch(/^Liability Waiver Version 1\.2, last updated/);
    expect(text).toContain('READ THIS FORM COMPLETELY AND CAREFULLY.');
    expect(text).toContain('• Sprains, fractures, dental and eye injuries');
    for (const part of [
      'I am the parent or legal guardian of every player registered here.',
      'Player: Zoë Diaz',
      'Player: Leo Diaz',
      'Signed by (typed): Ana Diaz',
      'IP address: 203.0.113.9',
      request.documents['liability-waiver'].sha256,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Date and time: 20\d\d-\d\d-\d\dT[\d:.]+Z \(UTC\)/);
    expect(text).not.toContain('[U+');
  });

  test('names in any letters do not break it, and it says what it cannot draw', async () => {
    const { email: parentEmail } = await signUpUser();
    const request = await registrationRequest({
      parentEmail,
      parentFirstName: 'محمد',
      parentLastName: 'Nguyễn 🏀',
      signedName: 'محمد Nguyễn 🏀',
      players: [playerForm({ firstName: 'W'.repeat(100), lastName: 'Ștefan' })],
    });
    expect((await send(request)).status).toBe(200);
    await flush();
    await deliverWithCopies();
    const [mail] = await stack.mailbox.readMail(request.registration.parentEmail);
    const [waiver] = await stack.mailbox.readAttachments(mail?.id ?? '');
    const { text } = await readPdfText(waiver?.content ?? new Uint8Array());
    expect(text).toContain('[U+0645][U+062D][U+0645][U+062F]');
    expect(text).toContain('[U+1F3C0]');
    expect(text).toContain('Ștefan');
    expect(text).toContain('Nguyễn');
    expect(text).toContain('This PDF cannot draw every letter');
  });
});

describe('a service is down', () => {
  afterEach(async () => {
    const { firestore, content, stripe, mail } = stack;
    await Promise.all([firestore, content, stripe, mail].map((service) => service.start()));
  });

  test('Stripe: stored, told that nothing was charged; the same form opens the page', async () => {
    const request = await registrationRequest();
    await stack.stripe.stop();
    allowConsole(/payment_unavailable/);
    expect(await refusal(await send(request))).toMatchObject({ code: 'payment_unavailable' });
    expect((await stored(request.idempotencyKey))?.payment.status).toBe('pending');
    await stack.stripe.start();
    const answer = createRegistrationPaymentEndpoint.response.parse(
      await (await send(request)).json(),
    );
    expect(answer.checkout?.url).toContain(stack.stripe.url);
  });

  test('Sanity: nothing is registered under a text or at a fee that is only guessed', async () => {
    const request = await registrationRequest();
    await stack.content.stop();
    allowConsole(/service_unavailable/);
    expect(await refusal(await send(request))).toMatchObject({ code: 'service_unavailable' });
    expect(await stored(request.idempotencyKey)).toBeUndefined();
  });

  test('mail: it goes through, and the signed copy comes when the server is back', async () => {
    const { email: parentEmail } = await signUpUser();
    const request = await registrationRequest({ parentEmail });
    await stack.mail.stop();
    expect((await send(request)).status).toBe(200);
    await flush();
    await deliverWithCopies();
    await stack.mail.start();
    await deliverWithCopies(() => new Date(Date.now() + 120_000));
    expect(await stack.mailbox.readMail(request.registration.parentEmail)).toHaveLength(1);
  });
});
