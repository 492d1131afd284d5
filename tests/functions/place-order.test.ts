import { afterEach, describe, expect, test } from 'vitest';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import createOrderPayment from '#functions/create-order-payment.ts';
import { orders, outbox } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';

const send = (body: unknown) =>
  invoke(createOrderPayment, postJson(createOrderPaymentEndpoint.path, body));
const storedOrder = async (id: string) => (await orders().doc(id).get()).data();

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
}

describe('by card', () => {
  test('stores the order before payment and opens a page for the same total', async () => {
    const request = orderRequest();
    const response = await send(request);
    expect(response.status).toBe(200);
    const answer = createOrderPaymentEndpoint.response.parse(await response.json());
    expect(answer).toMatchObject({ status: 'pending', totalCents: 4999 + 599 });

    const order = await storedOrder(request.idempotencyKey);
    expect(order).toMatchObject({
      number: answer.number,
      payment: { status: 'pending', totalCents: 5598 },
      shippingCents: 599,
      customer: { email: request.customer.email, zipCode: '33901' },
      lines: [{ name: 'Replica Jersey', unitPriceCents: 4999, quantity: 1 }],
    });
    const session = await stripe().checkout.sessions.retrieve(
      order?.payment.stripeCheckoutSessionId ?? '',
    );
    expect(session).toMatchObject({
      amount_total: 5598,
      url: answer.checkout?.url,
      customer_email: request.customer.email,
      metadata: { kind: 'order', recordId: request.idempotencyKey },
    });
    expect((await outbox().where('about', '==', `orders/${order?.id}`).get()).size).toBe(0);
  });

  test('the same form sent twice is one order and one page', async () => {
    const request = orderRequest();
    const first = await (await send(request)).json();
    expect(await (await send(request)).json()).toEqual(first);
  });

  test('fifty at once are one order and one page', async () => {
    const request = orderRequest();
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(request)));
    const answers = await Promise.all(
      responses.filter((response) => response.ok).map((response) => response.json()),
    );
    expect(answers.length).toBeGreaterThan(0);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const made = await orders().where('customer.email', '==', request.customer.email).get();
    expect(made.size).toBe(1);
    const sessions = await stripe().checkout.sessions.list({ limit: 100 });
    const own = sessions.data.filter(
      (session) => session.metadata?.recordId === request.idempotencyKey,
    );
    expect(own).toHaveLength(1);
  });

  test('a key that has sent another order is refused, and the first order stands', async () => {
    const request = orderRequest();
    await send(request);
    const other = { ...request, lines: [{ ...request.lines[0], quantity: 2 }] };
    expect(await refusal(await send(other))).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
    expect((await storedOrder(request.idempotencyKey))?.payment.totalCents).toBe(5598);
  });

  test('a page that has run out is replaced by a new one', async () => {
    const request = orderRequest();
    const first = createOrderPaymentEndpoint.response.parse(await (await send(request)).json());
    const sessionId =
      (await storedOrder(request.idempotencyKey))?.payment.stripeCheckoutSessionId ?? '';
    await stripe().checkout.sessions.expire(sessionId);
    const second = createOrderPaymentEndpoint.response.parse(await (await send(request)).json());
    expect(second.checkout?.sessionId).not.toBe(first.checkout?.sessionId);
    expect(second.number).toBe(first.number);
  });

  test('taken up again after a stop between Stripe and the record: the same page', async () => {
    const request = orderRequest();
    const first = await (await send(request)).json();
    await orders().doc(request.idempotencyKey).update({ 'payment.stripeCheckoutSessionId': null });
    expect(await (await send(request)).json()).toEqual(first);
  });
});

describe('by card again, after its page is over and the shop has changed', () => {
  const jersey = (fields: Record<string, unknown>) =>
    publishFields(stack.content.url, 'product-jersey', fields);
  const place = async (request: object) =>
    createOrderPaymentEndpoint.response.parse(await (await send(request)).json());
  const session = async (id: string) =>
    stripe().checkout.sessions.retrieve(
      (await storedOrder(id))?.payment.stripeCheckoutSessionId ?? '',
    );

  afterEach(() => jersey({ active: true, price: 49.99 }));

  test.each([
    ['is sold out', { active: false }],
    ['costs more', { price: 59.99 }],
    ['costs less', { price: 39.99 }],
  ])('the jersey %s: the old order is canceled, and no page asks for it', async (_, now) => {
    const request = orderRequest();
    await place(request);
    const page = await session(request.idempotencyKey);
    await stripe().checkout.sessions.expire(page.id);
    await jersey(now);
    expect(await place(request)).toMatchObject({ status: 'cancelled', checkout: null });
    expect((await storedOrder(request.idempotencyKey))?.payment.status).toBe('cancelled');
    // The same form under a new key is held to what is for sale now.
    const anew = await send({ ...request, idempotencyKey: crypto.randomUUID() });
    expect(anew.status).toBe('price' in now ? 200 : 422);
  });

  test('while its page is open, it is the page that asks for what it said', async () => {
    const request = orderRequest();
    const first = await place(request);
    await jersey({ price: 59.99 });
    expect(await place(request)).toEqual(first);
  });

  test('a page that never opened asks for the price of now, too', async () => {
    const request = orderRequest();
    await place(request);
    await orders().doc(request.idempotencyKey).update({ 'payment.stripeCheckoutSessionId': null });
    await jersey({ price: 59.99 });
    expect(await place(request)).toMatchObject({ status: 'cancelled', checkout: null });
  });
});

describe('by ACH or check', () => {
  test.each([
    ['ach', 'Order [0-9A-Z]{4}-[0-9A-Z]{4}” on the memo line'],
    [
      'check',
      'payable to Calusa Coast Hoops, Inc., with “Order [0-9A-Z]{4}-[0-9A-Z]{4}” on the memo line',
    ],
  ] as const)('%s: stored pending, instructions mailed, office told', async (method, words) => {
    const request = orderRequest({ customer: { paymentMethod: method } });
    const answer = createOrderPaymentEndpoint.response.parse(await (await send(request)).json());
    expect(answer).toMatchObject({ status: 'pending', totalCents: 5598, checkout: null });
    await flush();
    const mails = await stack.mailbox.readMail(request.customer.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Your order ${answer.number}: how to pay`);
    expect(mails[0]?.text).toMatch(new RegExp(words));
    expect(mails[0]?.text).toContain('Total: $55.98');
    const office = (await stack.mailbox.readAll()).filter(
      (mail) => mail.subject.includes(answer.number) && mail.text?.includes(request.customer.email),
    );
    expect(office).toHaveLength(1);
  });

  test('sent twice, it is mailed once', async () => {
    const request = orderRequest({ customer: { paymentMethod: 'check' } });
    await Promise.all([send(request), send(request), send(request)]);
    await flush();
    expect(await stack.mailbox.readMail(request.customer.email)).toHaveLength(1);
  });
});

describe('a tampered request', () => {
  const line = { productId: 'product-jersey', size: 'M', color: 'Home Navy', quantity: 1 };

  test('the price is the one of content, whatever the browser says', async () => {
    const cheap = { ...line, price: 0.01, priceCents: 1, unitPriceCents: 1 };
    const request = orderRequest({ lines: [cheap] });
    const tampered = { ...request, totalCents: 1, shippingCents: 0, subtotalCents: 1 };
    expect((await (await send(tampered)).json()).totalCents).toBe(5598);
    expect((await storedOrder(request.idempotencyKey))?.lines[0]).toEqual({
      ...line,
      name: 'Replica Jersey',
      unitPriceCents: 4999,
    });
  });

  test.each([
    ['an unknown product', [{ ...line, productId: 'product-yacht' }], 'lines.0.productId'],
    ['a size that does not exist', [{ ...line, size: 'XXXL' }], 'lines.0.size'],
    ['a color that does not exist', [line, { ...line, color: 'Gold' }], 'lines.1.color'],
    ['quantity −1', [{ ...line, quantity: -1 }], 'lines.0.quantity'],
    ['quantity 0', [{ ...line, quantity: 0 }], 'lines.0.quantity'],
    ['quantity 10⁹', [{ ...line, quantity: 1e9 }], 'lines.0.quantity'],
    ['half a jersey', [{ ...line, quantity: 0.5 }], 'lines.0.quantity'],
    ['quantity as text', [{ ...line, quantity: '1' }], 'lines.0.quantity'],
    ['quantity null, which NaN becomes', [{ ...line, quantity: Number.NaN }], 'lines.0.quantity'],
    ['no lines', [], 'lines'],
    ['lines that are no list', 'jersey', 'lines'],
    ['a hundred lines', Array.from({ length: 100 }, () => line), 'lines'],
  ])('%s is refused beside its field and nothing is stored', async (_, lines, field) => {
    const request = { ...orderRequest(), lines };
    const answer = await refusal(await send(request));
    expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(answer.fields).toContain(field);
    expect(await storedOrder(request.idempotencyKey)).toBeUndefined();
  });

  test.each([
    ['no key', { idempotencyKey: undefined }, 'idempotencyKey'],
    ['a key that is a path', { idempotencyKey: '../orders/x' }, 'idempotencyKey'],
    ['a filled honeypot', { website: 'https://spam.example' }, 'website'],
  ])('%s', async (_, change, field) => {
    const answer = await refusal(await send({ ...orderRequest(), ...change }));
    expect(answer).toEqual({ status: 422, code: 'invalid_input', fields: [field] });
  });

  test.each([
    ['an email address with a line break', { email: 'a@b.example\nBcc: all@x.example' }, 'email'],
    ['a name with a line break', { firstName: 'Ana\r\nBcc: all@x.example' }, 'firstName'],
    ['a name with a null byte', { lastName: 'D\u0000iaz' }, 'lastName'],
    ['a name of 500 characters', { firstName: 'x'.repeat(500) }, 'firstName'],
    ['a state that is none', { state: 'ZZ' }, 'state'],
    ['payment in kind', { paymentMethod: 'oranges' }, 'paymentMethod'],
  ])('%s', async (_, customer, field) => {
    const base = orderRequest();
    const answer = await refusal(
      await send({ ...base, customer: { ...base.customer, ...customer } }),
    );
    expect(answer).toEqual({ status: 422, code: 'invalid_input', fields: [`customer.${field}`] });
  });

  test('markup in a name is refused, and nothing is mailed', async () => {
    const firstName = '<img src=x onerror=alert(1)>';
    const request = orderRequest({ customer: { firstName, paymentMethod: 'check' } });
    expect(await refusal(await send(request))).toMatchObject({ status: 422 });
    await flush();
    expect(await stack.mailbox.readMail(request.customer.email)).toEqual([]);
  });

  test('a body of 1 MB, another content type, text that is not JSON, another method', async () => {
    const large = orderRequest({ customer: { address: 'x'.repeat(1024 * 1024) } });
    expect(await refusal(await send(large))).toMatchObject({ status: 413 });
    const form = new Request(postJson(createOrderPaymentEndpoint.path, {}), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await refusal(await invoke(createOrderPayment, form))).toMatchObject({ status: 415 });
    expect(await refusal(await send('{"lines":'))).toMatchObject({ status: 400 });
    expect(
      await refusal(await invoke(createOrderPayment, get(createOrderPaymentEndpoint.path))),
    ).toMatchObject({
      status: 405,
    });
  });
});
