import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delayAfter } from '#browser/forms/watch-payment.ts';
import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { GALLERY_PAGE_SIZE } from '#domain/gallery/gallery-views.ts';
import { PROOF_HEADER, solveProof } from '#domain/limits/proof-of-work.ts';
import { config as api } from '#functions/api.ts';
import createOrderPayment from '#functions/create-order-payment.ts';
import manage from '#functions/manage-payment.ts';
import { config as media } from '#functions/media.ts';
import contact from '#functions/send-contact-email.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { limits, orders } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { consumeLimit } from '#server/use-cases/limits/consume-limit.ts';
import { deleteOldLimits } from '#server/use-cases/nightly/delete-old-limits.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { openPayment, storeSponsorship } from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';

/** Events come when they come, on a busy machine later. */
const SOON = { timeout: 15_000 };

/* As in production: read once, by the first function that is called. */
Object.assign(process.env, { LIMIT_FACTOR: '1', PROOF_OF_WORK: 'required' });

const control = openStripeControl(stack.addresses.stripe);
const NOON = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 43_200_000;
let ip = '';
let hosts = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  hosts += 1;
  ip = `203.0.113.${hosts}`;
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

async function order(email: string, method: 'check' | 'credit-card' = 'check', from = ip) {
  const content = orderRequest({ customer: { email, paymentMethod: method } });
  const request = postJson(createOrderPaymentEndpoint.path, content);
  request.headers.set(PROOF_HEADER, await solveProof(content.idempotencyKey));
  return invoke(createOrderPayment, request, { ip: from });
}

async function write(email: string, from = ip) {
  const message = {
    idempotencyKey: crypto.randomUUID(),
    name: 'Ana',
    email,
    phone: '',
    playerAge: '',
    inquiryType: 'general',
    subject: 'Hello',
    message: 'Is it on?',
  };
  return (await invoke(contact, postJson(sendContactEmailEndpoint.path, message), { ip: from }))
    .status;
}

async function times(count: number, act: (index: number) => Promise<unknown>): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await act(index));
  return answers;
}

describe('how often', () => {
  test('an address may be written from five times in ten minutes, wherever from', async () => {
    const answers = await times(6, (index) => write('ana@example.com', `198.51.100.${index}`));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    wait(10);
    expect(await write('ANA@example.com')).toBe(200);
  });

  test('and fifteen times a day', async () => {
    const answers = await times(16, (index) => {
      if (index > 0 && index % 5 === 0) wait(10);
      return write('bo@example.com', `198.51.101.${index}`);
    });
    expect(answers).toEqual([...Array.from({ length: 15 }, () => 200), 429]);
    wait(12 * 60);
    expect(await write('bo@example.com')).toBe(200);
  });

  test('one internet address is counted over all email addresses, and claims in headers are not believed', async () => {
    const now = new Date();
    for (let turn = 0; turn < 20; turn += 1) await consumeLimit('message', { ip, now });
    expect(await write('cleo@example.com')).toBe(429);
    expect(await write('cleo@example.com', '203.0.113.250')).toBe(200);
    const claims = postJson(sendContactEmailEndpoint.path, {
      idempotencyKey: crypto.randomUUID(),
      name: 'Ana',
      email: 'dot@example.com',
      phone: '',
      playerAge: '',
      inquiryType: 'general',
      subject: 'Hello',
      message: 'Is it on?',
    });
    claims.headers.set('x-forwarded-for', '203.0.113.251');
    claims.headers.set('x-nf-client-connection-ip', '203.0.113.251');
    expect((await invoke(contact, claims, { ip })).status).toBe(429);
  });

  test('what is refused is said in words, with when to come back, and nothing is kept', async () => {
    await times(10, () => order('eve@example.com'));
    const refused = await order('eve@example.com');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    const { error } = await refused.json();
    expect(error).toEqual({
      code: 'rate_limited',
      message: expect.stringContaining('wait ten minutes'),
    });
    expect((await orders().where('customer.email', '==', 'eve@example.com').get()).size).toBe(10);
  });

  test('a burst does not slip through', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => write('flo@example.com')));
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });

  test('a guessed link is tried thirty times in ten minutes', async () => {
    const address = `/api/payments/manage?link=${'A'.repeat(90)}`;
    const answers = await times(
      31,
      async () => (await invoke(manage, get(address), { ip })).status,
    );
    expect(new Set(answers.slice(0, 30))).toEqual(new Set([404]));
    expect(answers[30]).toBe(429);
  });

  test('no address stands in the records, which go when their day is over', async () => {
    await write('gus@example.com');
    const { docs } = await limits().get();
    const stored = JSON.stringify(docs.map((doc) => doc.data()));
    expect(stored).not.toContain('gus@example.com');
    expect(stored).not.toContain(ip);
    const job = { settings: {} as never, hasTime: () => true, resumeAt: {} };
    expect(await deleteOldLimits({ ...job, now: new Date(NOON) })).toMatchObject({ done: 0 });
    await deleteOldLimits({ ...job, now: new Date(NOON + 5 * 86_400_000) });
    expect((await limits().get()).size).toBe(0);
  });

  test('more of them than a batch holds go in one night', async () => {
    await write('lou@example.com');
    const [stored] = (await limits().get()).docs;
    if (!stored) throw new Error('No count was kept.');
    const batch = firestore().batch();
    for (let count = 0; count < 401; count += 1) {
      const doc = limits().doc();
      batch.create(doc, { ...stored.data(), id: doc.id });
    }
    await batch.commit();
    const job = { settings: {} as never, hasTime: () => true, resumeAt: {} };
    const later = { ...job, now: new Date(NOON + 5 * 86_400_000) };
    expect(await deleteOldLimits(later)).toMatchObject({ left: 0, resumeAt: {} });
    expect((await limits().count().get()).data().count).toBe(0);
  });

  test('Firestore down: the form is refused as without limits, and nothing is lost', async () => {
    await stack.firestore.stop();
    allowConsole(/service_unavailable|after_answer/);
    try {
      expect(await write('hal@example.com')).toBe(503);
    } finally {
      await stack.firestore.start();
    }
    expect(await write('hal@example.com')).toBe(200);
  });
});

describe('a form that opens a payment', () => {
  test.each([
    ['without a proof', ''],
    ['with one of another form', `${'0.'.repeat(15)}0`],
    ['with nonsense', 'x'.repeat(3000)],
  ])('is refused %s', async (_, proof) => {
    const content = orderRequest();
    const request = postJson(createOrderPaymentEndpoint.path, content);
    if (proof) request.headers.set(PROOF_HEADER, proof);
    const response = await invoke(createOrderPayment, request, { ip });
    expect(response.status).toBe(400);
    expect((await orders().doc(content.idempotencyKey).get()).exists).toBe(false);
  });
});

describe('declined cards', () => {
  async function decline(email: string, count: number, from = ip): Promise<string> {
    const response = await order(email, 'credit-card', from);
    const { checkout } = createOrderPaymentEndpoint.response.parse(await response.json());
    for (let tried = 0; tried < count; tried += 1) {
      await control.pay(checkout?.sessionId ?? '', 'declined');
    }
    return checkout?.sessionId ?? '';
  }
  const declinesCounted = async () => {
    const { docs } = await limits().get();
    return Math.max(0, ...docs.map((doc) => doc.data().declined.charges.length));
  };

  test('after five in a day the page is closed, and none is opened for the address or from the place', async () => {
    const sessionId = await decline('ida@example.com', 5);
    await expect.poll(declinesCounted, SOON).toBe(5);
    const [record] = (await orders().where('customer.email', '==', 'ida@example.com').get()).docs;
    await expect
      .poll(
        async () =>
          (
            await orders()
              .doc(record?.id ?? '')
              .get()
          ).data()?.payment.status,
      )
      .toBe('expired');
    expect(sessionId).toBe(record?.data().payment.stripeCheckoutSessionId);

    const refused = await order('ida@example.com', 'credit-card', '203.0.113.240');
    expect(refused.status).toBe(429);
    expect((await refused.json()).error.message).toMatch(
      /cards were declined.*office@courtside.test/,
    );
    expect((await order('another@example.com', 'credit-card')).status).toBe(429);
    // Another way to pay is open, and so is the next day.
    expect((await order('ida@example.com', 'check')).status).toBe(200);
    wait(12 * 60);
    expect((await order('ida@example.com', 'credit-card')).status).toBe(200);
  });

  test('on the page of a plan count as well, and close it after five', async () => {
    await limits()
      .get()
      .then(({ docs }) => Promise.all(docs.map(({ ref }) => ref.delete())));
    const email = 'kim@example.com';
    const sponsor = await storeSponsorship({ totalCents: 60_000, frequency: 'quarterly', email });
    const page = await openPayment('sponsorship', sponsor);
    const pageStatus = async () => (await stripe().checkout.sessions.retrieve(page)).status;
    for (let tried = 0; tried < 4; tried += 1) await control.pay(page, 'declined');
    await expect.poll(declinesCounted, SOON).toBe(4);
    expect(await pageStatus()).toBe('open');
    await control.pay(page, 'declined');
    await expect.poll(pageStatus, SOON).toBe('expired');
  });

  test('four are a bad day: the page stays open, the fifth card is taken', async () => {
    await limits()
      .get()
      .then(({ docs }) => Promise.all(docs.map(({ ref }) => ref.delete())));
    const sessionId = await decline('jo@example.com', 4);
    await expect.poll(declinesCounted, SOON).toBe(4);
    await control.pay(sessionId, 'succeeds');
    await expect
      .poll(async () => {
        const { docs } = await orders().where('customer.email', '==', 'jo@example.com').get();
        return docs[0]?.data().payment.status;
      }, SOON)
      .toBe('paid');
  });
});

test('Netlify itself keeps two limits and no more: a project has two at least', () => {
  const folder = path.resolve(import.meta.dirname, '../../netlify/functions');
  const limited = readdirSync(folder).filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes('rateLimit'),
  );
  expect(limited.sort()).toEqual(['api.ts', 'media.ts']);
});

describe('sixty families on the network of one gym, within the same minute, get through Netlify’s limits', () => {
  const FAMILIES = 60;
  const perMinute = ({ rateLimit }: typeof api) => {
    expect(rateLimit).toMatchObject({ windowSize: 60, aggregateBy: ['ip', 'domain'] });
    return Number(rateLimit && Reflect.get(rateLimit, 'windowLimit'));
  };

  test('where each of them registers, and Stripe’s report of the payment is late', () => {
    // The home page, what it prefetches, and the form's discounts.
    const pages = 4;
    // The success page asks as often as it does in a minute; the form's own tab twice.
    let asked = 2;
    for (let waited = 0, question = 0; waited < 60_000; question += 1) {
      asked += 1;
      waited += delayAfter(question);
    }
    expect(perMinute(api)).toBeGreaterThanOrEqual(FAMILIES * (pages + asked));
  });

  test('where each of them opens a page of the gallery', () => {
    expect(perMinute(media)).toBeGreaterThanOrEqual(FAMILIES * GALLERY_PAGE_SIZE);
  });
});
