import { describe, expect, test } from 'vitest';
import { createSponsorshipPaymentEndpoint } from '#contracts/sponsorship/public.ts';
import createSponsorshipPayment from '#functions/create-sponsorship-payment.ts';
import { outbox, sponsorBills, sponsorships } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sponsorRequest } from '#tests/helpers/giving.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';

const send = (body: unknown) =>
  invoke(createSponsorshipPayment, postJson(createSponsorshipPaymentEndpoint.path, body));
const stored = async (id: string) => (await sponsorships().doc(id).get()).data();

async function accept(body: unknown) {
  const response = await send(body);
  expect(response.status).toBe(200);
  return createSponsorshipPaymentEndpoint.response.parse(await response.json());
}

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: error.fields ?? {} };
}

describe('by card', () => {
  test('stores application and bill, tells the office, opens a page for the same amount', async () => {
    const request = sponsorRequest({ businessWebsite: 'www.reed.example' });
    const answer = await accept(request);
    expect(answer).toMatchObject({ status: 'pending', totalCents: 75_000, plan: null });
    expect(await stored(request.idempotencyKey)).toMatchObject({
      number: answer.number,
      sponsorshipLevel: 'Team Player',
      businessName: 'Reed & Sons',
      businessWebsite: 'https://www.reed.example',
      marketingConsent: true,
      newsletterConsent: false,
      payment: { status: 'pending', totalCents: 75_000 },
    });
    const bill = (await sponsorBills().doc(request.idempotencyKey).get()).data();
    expect(bill).toMatchObject({
      sponsorName: 'Reed & Sons',
      sponsorEmail: request.email,
      contactPerson: 'Sam Reed',
      amountCents: 75_000,
      sponsorshipLevel: 'Team Player',
      paymentMethod: 'stripe',
      paymentStatus: 'pending',
      paymentFrequency: 'one-time',
      invoiceNumber: answer.number,
      sponsorshipId: request.idempotencyKey,
    });
    const session = await stripe().checkout.sessions.retrieve(answer.checkout?.sessionId ?? '');
    expect(session).toMatchObject({
      amount_total: 75_000,
      metadata: { kind: 'sponsorship', recordId: request.idempotencyKey },
    });
    await flush();
    const office = (await stack.mailbox.readAll()).filter(({ subject }) =>
      subject.includes(answer.number),
    );
    expect(office.map(({ subject }) => subject)).toEqual([
      `Sponsorship ${answer.number}: new, paying by card`,
    ]);
    expect(await stack.mailbox.readMail(request.email)).toEqual([]);
  });

  test.each([
    ['monthly', 12, 250_000, 20_837, 20_833],
    ['quarterly', 4, 100_001, 25_001, 25_000],
    ['annual', null, 250_000, 250_000, 250_000],
  ] as const)(
    '%s: what the calculator says is what is charged',
    async (frequency, count, amountCents, firstCents, eachCents) => {
      const request = sponsorRequest({
        sponsorshipLevel: 'Custom',
        paymentFrequency: frequency,
        amountCents,
      });
      const { plan, checkout } = await accept(request);
      expect(plan).toMatchObject({ frequency, count, firstCents, eachCents });
      const { data } = await stripe().checkout.sessions.listLineItems(checkout?.sessionId ?? '');
      expect(data.reduce((sum, line) => sum + line.amount_total, 0)).toBe(firstCents);
      expect(data[0]?.price?.unit_amount).toBe(eachCents);
    },
  );

  test('twice, and twenty at once, are one application, one bill and one page', async () => {
    const request = sponsorRequest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(request)));
    const good = await Promise.all(answers.filter(({ ok }) => ok).map((each) => each.json()));
    const all = [...good, await accept(request)].map((each) => JSON.stringify(each));
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(1);
    expect((await sponsorships().where('payer.email', '==', request.email).get()).size).toBe(1);
    expect((await sponsorBills().where('sponsorEmail', '==', request.email).get()).size).toBe(1);
    expect(await refusal(await send({ ...request, amountCents: 80_000 }))).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
  });
});

describe('by ACH or check', () => {
  test.each([
    [
      'ach',
      'bank_transfer',
      'bank details for your ACH transfer of $62.50. Please put “Sponsorship ',
    ],
    [
      'check',
      'check',
      'a check for $62.50, payable to Calusa Coast Hoops, Inc., with “Sponsorship ',
    ],
  ] as const)(
    '%s: pending, instructions for the first payment mailed once',
    async (method, billed, words) => {
      const request = sponsorRequest({
        paymentMethod: method,
        paymentFrequency: 'monthly',
        createAccount: true,
      });
      const answer = await accept(request);
      expect(answer).toMatchObject({ status: 'pending', checkout: null });
      await send(request);
      await flush();
      const [mail, ...more] = await stack.mailbox.readMail(request.email);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(`Your sponsorship ${answer.number}: how to pay`);
      expect(mail?.text).toContain(`${words}${answer.number}”`);
      expect(mail?.text).toContain('Number of payments: 12');
      const bill = (await sponsorBills().doc(request.idempotencyKey).get()).data();
      expect(bill).toMatchObject({ paymentMethod: billed, dueDate: answer.plan?.lastOn });
      const invited = await outbox().where('data.email', '==', request.email).get();
      expect(invited.docs.map((doc) => doc.data().needs)).toEqual(['account-link']);
    },
  );

  test('markup is mailed as text', async () => {
    const bad = '<img src=x onerror=alert(1)>';
    const request = sponsorRequest({ comments: bad, paymentMethod: 'check' });
    const { number } = await accept(request);
    await flush();
    const mails = (await stack.mailbox.readAll()).filter(({ subject }) => subject.includes(number));
    expect(mails).toHaveLength(2);
    for (const { html } of mails) expect(html).not.toContain('<img');
  });
});

describe('a tampered request', () => {
  const message = 'Please enter a valid sponsorship amount';
  test.each([0, -75_000, 99, 0.5, Number.NaN, 1e308, '75000', null, [75_000], undefined])(
    'of %j cents',
    async (amountCents) => {
      const request = { ...sponsorRequest(), amountCents };
      const answer = await refusal(await send(request));
      expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
      expect(answer.fields).toEqual({ amountCents: expect.stringContaining(message) });
      expect(await stored(request.idempotencyKey)).toBeUndefined();
    },
  );

  test.each([
    [
      { sponsorshipLevel: 'Championship Sponsor', amountCents: 100 },
      {
        amountCents: 'Championship Sponsor starts at $2,500. Choose Custom for a smaller amount.',
      },
    ],
    [
      { sponsorshipLevel: 'Owner' },
      { sponsorshipLevel: 'This level is no longer offered. Choose another.' },
    ],
    [
      { sponsorshipLevel: 'Custom', amountCents: 500, paymentFrequency: 'monthly' },
      { paymentFrequency: 'Each payment must be at least $1.00. Choose fewer payments.' },
    ],
    [{ paymentFrequency: 'weekly' }, { paymentFrequency: expect.any(String) }],
    [{ businessWebsite: 'javascript:alert(1)' }, { businessWebsite: expect.any(String) }],
    [{ businessName: 'Reed\r\nBcc: x@y.example' }, { businessName: expect.any(String) }],
    [{ website: 'https://spam.example' }, { website: 'Leave this field empty.' }],
  ])('%j', async (change, fields) => {
    const request = { ...sponsorRequest(), ...change };
    expect(await refusal(await send(request))).toEqual({
      status: 422,
      code: 'invalid_input',
      fields,
    });
    expect(await stored(request.idempotencyKey)).toBeUndefined();
    expect((await sponsorBills().doc(request.idempotencyKey).get()).exists).toBe(false);
  });
});

describe('a tier that has changed since the page was made', () => {
  test('costs more now: said with the amount of now, and nothing is stored', async () => {
    await publishFields(stack.content.url, 'tier-team-player', {
      minAmount: 800,
      suggestedAmount: 900,
    });
    const request = sponsorRequest();
    expect(await refusal(await send(request))).toMatchObject({
      fields: { amountCents: 'Team Player starts at $800. Choose Custom for a smaller amount.' },
    });
    await publishFields(stack.content.url, 'tier-team-player', {
      minAmount: 250,
      suggestedAmount: 750,
    });
    await accept(request);
  });

  test('costs less now: the sponsor gives what the page said', async () => {
    await publishFields(stack.content.url, 'tier-team-player', {
      minAmount: 100,
      suggestedAmount: 200,
    });
    expect(await accept(sponsorRequest())).toMatchObject({ totalCents: 75_000 });
    await publishFields(stack.content.url, 'tier-team-player', {
      minAmount: 250,
      suggestedAmount: 750,
    });
  });
});

test('Stripe down: not charged, and the same form opens the page of the one application', async () => {
  const request = sponsorRequest();
  await stack.stripe.stop();
  allowConsole(/payment_unavailable/);
  expect(await refusal(await send(request))).toMatchObject({ status: 503 });
  await stack.stripe.start();
  expect((await accept(request)).checkout?.url).toContain(stack.stripe.url);
  expect((await sponsorBills().where('sponsorEmail', '==', request.email).get()).size).toBe(1);
});
