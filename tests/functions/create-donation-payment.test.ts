import { addDays, format, parseISO } from 'date-fns';
import { afterEach, describe, expect, test } from 'vitest';
import { createDonationPaymentEndpoint } from '#contracts/donations/public.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { chargeInstant } from '#domain/donations/charge-instant.ts';
import { firstGiftDate } from '#domain/donations/gift-schedule.ts';
import createDonationPayment from '#functions/create-donation-payment.ts';
import { donations, outbox } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { saveDemoTeam } from '#tests/helpers/demo-team.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { giftRequest, monthlyRequest } from '#tests/helpers/giving.ts';

await saveDemoTeam();

const DAY_S = 24 * 60 * 60;
const send = (body: unknown) =>
  invoke(createDonationPayment, postJson(createDonationPaymentEndpoint.path, body));
const stored = async (id: string) => (await donations().doc(id).get()).data();
const inDays = (days: number) =>
  format(addDays(parseISO(dayOf(new Date(), ZONE)), days), 'yyyy-MM-dd');

async function accept(body: unknown) {
  const response = await send(body);
  expect(response.status).toBe(200);
  return createDonationPaymentEndpoint.response.parse(await response.json());
}

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: error.fields ?? {} };
}

async function sessionOf(id: string) {
  const { payment } = (await stored(id)) ?? {};
  return stripe().checkout.sessions.retrieve(payment?.stripeCheckoutSessionId ?? '');
}

afterEach(async () => {
  await Promise.all([stack.firestore, stack.content, stack.stripe].map((each) => each.start()));
});

describe('once, by card', () => {
  test('stores the gift before payment and opens a page for the same amount', async () => {
    const request = giftRequest({ anonymous: true, comments: 'For the\nnew kids' });
    const answer = await accept(request);
    expect(answer).toMatchObject({ status: 'pending', totalCents: 25_000, firstChargeOn: null });
    expect(await stored(request.idempotencyKey)).toMatchObject({
      number: answer.number,
      type: 'one-time',
      payer: { firstName: 'Ana', lastName: 'Diaz', email: request.email },
      payment: { status: 'pending', totalCents: 25_000, plan: null },
      anonymous: true,
      emailReceipt: true,
      comments: 'For the\nnew kids',
      startDate: null,
      paymentDay: null,
    });
    expect(await sessionOf(request.idempotencyKey)).toMatchObject({
      amount_total: 25_000,
      url: answer.checkout?.url,
      metadata: { kind: 'donation', recordId: request.idempotencyKey },
      submit_type: 'donate',
    });
    const mails = await outbox().where('about', '==', `donations/${request.idempotencyKey}`).get();
    expect(mails.size).toBe(0);
  });

  test('twice, and twenty at once, are one gift and one page', async () => {
    const request = giftRequest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(request)));
    const good = await Promise.all(answers.filter(({ ok }) => ok).map((each) => each.json()));
    expect(good.length).toBeGreaterThan(0);
    expect(new Set([...good, await accept(request)].map((each) => JSON.stringify(each))).size).toBe(
      1,
    );
    const made = await donations().where('payer.email', '==', request.email).get();
    expect(made.size).toBe(1);
  });

  test('the same key with another amount is refused', async () => {
    const request = giftRequest();
    await accept(request);
    expect(await refusal(await send({ ...request, amountCents: 1000 }))).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
    expect((await stored(request.idempotencyKey))?.payment.totalCents).toBe(25_000);
  });

  test('the account, where it is wanted, is invited once', async () => {
    const request = giftRequest({ createAccount: true });
    await accept(request);
    await accept({ ...request, idempotencyKey: crypto.randomUUID() });
    const invited = await outbox().where('data.email', '==', request.email).get();
    expect(invited.docs.map((doc) => doc.data().needs)).toEqual(['account-link']);
  });
});

describe('each month, by card', () => {
  test('soon: nothing is charged before the first date', async () => {
    const start = inDays(3);
    const request = monthlyRequest(start, { paymentDay: Math.min(Number(start.slice(8)), 28) });
    const firstOn = firstGiftDate(start, request.paymentDay);
    expect(await accept(request)).toMatchObject({ totalCents: 2500, firstChargeOn: firstOn });
    expect((await stored(request.idempotencyKey))?.payment.plan).toEqual({
      frequency: 'monthly',
      count: null,
      firstCents: 2500,
      eachCents: 2500,
      firstOn,
      lastOn: null,
    });
    const session = await sessionOf(request.idempotencyKey);
    expect(session).toMatchObject({ mode: 'subscription', amount_total: 0 });
  });

  test.each([1, 40, 200, 365])('starting in %i days, Stripe takes the date', async (days) => {
    const request = monthlyRequest(inDays(days), { paymentDay: 28 });
    const { firstChargeOn } = await accept(request);
    const session = await sessionOf(request.idempotencyKey);
    const charge = chargeInstant(firstChargeOn ?? '', ZONE).getTime() / 1000;
    // It cannot be paid when its first charge should have been made already.
    expect(session.expires_at).toBeLessThan(charge);
    expect(session.expires_at - session.created).toBeLessThanOrEqual(DAY_S);
  });

  test('sent again when its first date has passed: asked for a later one', async () => {
    const request = monthlyRequest(inDays(2));
    await accept(request);
    const plan = (await stored(request.idempotencyKey))?.payment.plan;
    await donations()
      .doc(request.idempotencyKey)
      .update({ 'payment.plan': { ...plan, firstOn: inDays(-1) } });
    expect(await refusal(await send(request))).toMatchObject({
      status: 422,
      fields: { startDate: 'Choose tomorrow or a later date.' },
    });
  });
});

describe('by ACH or check', () => {
  test.each([
    [
      'ach',
      'once',
      "We'll contact you shortly with the bank details for your ACH transfer of $250.00. Please put “One-Time Donation ",
    ],
    ['check', 'once', 'payable to Calusa Coast Hoops, Inc., with “One-Time Donation '],
    ['ach', 'monthly', 'bank details for your ACH transfer of $25.00. Please put “Monthly Giving '],
    [
      'check',
      'monthly',
      'a check for $25.00, payable to Calusa Coast Hoops, Inc., with “Monthly Giving ',
    ],
  ] as const)('%s, %s: pending, instructions mailed, office told', async (method, often, words) => {
    const change = { paymentMethod: method };
    const request = often === 'once' ? giftRequest(change) : monthlyRequest(inDays(1), change);
    const answer = await accept(request);
    expect(answer).toMatchObject({ status: 'pending', checkout: null });
    await send(request);
    await flush();
    const mails = await stack.mailbox.readMail(request.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Your gift ${answer.number}: how to pay`]);
    expect(mails[0]?.text).toContain(`${words}${answer.number}”`);
    if (method === 'check') expect(mails[0]?.text).toContain('2450 Heron Bay Road');
    const office = (await stack.mailbox.readAll()).filter(
      ({ subject, text }) => subject.includes(answer.number) && text?.includes(request.email),
    );
    expect(office).toHaveLength(1);
  });

  test('markup in a name is refused, in a comment it reaches the office as text', async () => {
    const bad = '<img src=x onerror=alert(1)>';
    const named = await send(giftRequest({ firstName: bad, paymentMethod: 'check' }));
    expect(named.status).toBe(422);
    const request = giftRequest({ comments: bad, paymentMethod: 'check' });
    const { number } = await accept(request);
    await flush();
    const mails = (await stack.mailbox.readAll()).filter(({ subject }) => subject.includes(number));
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ text }) => text?.includes(bad))).toHaveLength(1);
    for (const { html } of mails) expect(html).not.toContain('<img');
  });
});

describe('a tampered request', () => {
  const once = 'Please enter a valid donation amount';
  test.each([
    [0, once],
    [-5000, once],
    [99, once],
    [50.5, once],
    [Number.NaN, once],
    [1e308, once],
    ['25000', once],
    [null, once],
    [[25_000], once],
    [undefined, once],
    [100_000_000, `${once}, at most $999,999.99`],
  ])('%j cents once', async (amountCents, message) => {
    const request = { ...giftRequest(), amountCents };
    expect(await refusal(await send(request))).toEqual({
      status: 422,
      code: 'invalid_input',
      fields: { amountCents: message },
    });
    expect(await stored(request.idempotencyKey)).toBeUndefined();
  });

  test.each([
    [{ amountCents: 499 }, { amountCents: 'Minimum monthly donation is $5' }],
    [{ amountCents: -1 }, { amountCents: 'Please enter a valid monthly donation amount' }],
    [{ startDate: inDays(0) }, { startDate: 'Choose tomorrow or a later date.' }],
    [{ startDate: inDays(-400) }, { startDate: 'Choose tomorrow or a later date.' }],
    [{ startDate: inDays(400) }, { startDate: 'Choose a start date in the next 12 months.' }],
    [{ startDate: 'tomorrow' }, { startDate: 'Choose a start date.' }],
    [{ paymentDay: 29 }, { paymentDay: 'Choose a payment day from 1 to 28.' }],
    [{ paymentDay: 0 }, { paymentDay: 'Choose a payment day from 1 to 28.' }],
  ])('%j each month', async (change, fields) => {
    const request = { ...monthlyRequest(inDays(5)), ...change };
    expect(await refusal(await send(request))).toMatchObject({ status: 422, fields });
    expect(await stored(request.idempotencyKey)).toBeUndefined();
  });

  test.each([
    [{ email: 'a@b.example\nBcc: all@x.example' }, 'email'],
    [{ firstName: 'Ana\r\nBcc: all@x.example' }, 'firstName'],
    [{ lastName: 'x'.repeat(500) }, 'lastName'],
    [{ comments: 'x'.repeat(2001) }, 'comments'],
    [{ phone: '12' }, 'phone'],
    [{ state: 'ZZ' }, 'state'],
    [{ paymentMethod: 'oranges' }, 'paymentMethod'],
    [{ anonymous: 'yes' }, 'anonymous'],
    [{ type: 'weekly' }, 'type'],
    [{ idempotencyKey: '../orders/x' }, 'idempotencyKey'],
    [{ website: 'https://spam.example' }, 'website'],
  ])('%j', async (change, field) => {
    const answer = await refusal(await send({ ...giftRequest(), ...change }));
    expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(Object.keys(answer.fields)).toEqual([field]);
  });

  test('what else comes with it reaches no record', async () => {
    const request = giftRequest();
    await accept({ ...request, status: 'paid', payment: { status: 'paid' }, number: 'A-1' });
    const record = await stored(request.idempotencyKey);
    expect(record?.payment.status).toBe('pending');
    expect(Object.keys(record ?? {})).not.toContain('status');
  });

  test('another method', async () => {
    const response = await invoke(createDonationPayment, get(createDonationPaymentEndpoint.path));
    expect(await refusal(response)).toMatchObject({ status: 405 });
  });
});

describe('a service is down', () => {
  test('Stripe: not charged, and the same form opens the page of the one gift', async () => {
    const request = giftRequest();
    await stack.stripe.stop();
    allowConsole(/payment_unavailable/);
    expect(await refusal(await send(request))).toMatchObject({ status: 503 });
    expect((await stored(request.idempotencyKey))?.payment.status).toBe('pending');
    await stack.stripe.start();
    expect((await accept(request)).checkout?.url).toContain(stack.stripe.url);
  });

  test('Sanity and Firestore: nothing is recorded, and the same form works later', async () => {
    allowConsole(/service_unavailable|after_answer/);
    for (const service of [stack.content, stack.firestore]) {
      const request = giftRequest({ paymentMethod: 'check' });
      await service.stop();
      expect(await refusal(await send(request))).toMatchObject({
        status: 503,
        code: 'service_unavailable',
      });
      await service.start();
      expect(await stored(request.idempotencyKey)).toBeUndefined();
      await accept(request);
    }
  });
});
