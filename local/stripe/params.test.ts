import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { connect, ORDER, runStripe } from './test-stripe.ts';

type Params = Stripe.Checkout.SessionCreateParams;
const line = (priceData: object, quantity: unknown = 1) =>
  ({
    ...ORDER,
    line_items: [
      {
        quantity,
        price_data: {
          currency: 'usd',
          unit_amount: 500,
          product_data: { name: 'Cap' },
          ...priceData,
        },
      },
    ],
  }) as Params;

const refused: [string, object, object][] = [
  [
    'an unknown parameter',
    { ...ORDER, colour: 'red' },
    { code: 'parameter_unknown', param: 'colour' },
  ],
  [
    'what this version of the API took out',
    { ...ORDER, payment_method_types: ['card'] },
    { code: 'parameter_unknown', param: 'payment_method_types' },
  ],
  [
    'an unknown parameter inside',
    line({ unit_price: 5 }),
    { code: 'parameter_unknown', param: 'line_items[0][price_data][unit_price]' },
  ],
  [
    'no success_url',
    { ...ORDER, success_url: undefined },
    {
      code: 'parameter_missing',
      param: 'success_url',
      message: 'Missing required param: success_url.',
    },
  ],
  ['no mode', { ...ORDER, mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
  ['no lines', { ...ORDER, line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
  [
    'no currency',
    line({ currency: undefined }),
    { code: 'parameter_missing', param: 'line_items[0][price_data][currency]' },
  ],
  [
    'an amount that is no integer',
    line({ unit_amount: 4.5 }),
    { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
  ],
  ['a negative amount', line({ unit_amount: -1 }), { code: 'parameter_invalid_integer' }],
  ['no quantity', line({}, []), { code: 'parameter_missing', param: 'line_items[0][quantity]' }],
  ['a quantity of none', line({}, 0), { code: 'parameter_invalid_integer' }],
  ['less than 50 cents', line({ unit_amount: 49 }), { code: 'amount_too_small' }],
  ['an empty name', line({ product_data: { name: '' } }), { code: 'parameter_invalid_empty' }],
  ['a return address that is none', { ...ORDER, success_url: 'thanks' }, { code: 'url_invalid' }],
  ['a wrong email address', { ...ORDER, customer_email: 'ana' }, { code: 'email_invalid' }],
  ['a wrong mode', { ...ORDER, mode: 'gift' }, { param: 'mode' }],
  [
    'a customer that is not there',
    { ...ORDER, customer_email: undefined, customer: 'cus_0' },
    { code: 'resource_missing', param: 'customer' },
  ],
  ['too early an end', { ...ORDER, expires_at: 1_700_000_000 }, { param: 'expires_at' }],
  [
    'a recurring price in payment mode',
    line({ recurring: { interval: 'month' } }),
    { param: 'line_items' },
  ],
  [
    'metadata of more than 500 characters',
    { ...ORDER, metadata: { note: 'x'.repeat(501) } },
    { param: 'metadata[note]' },
  ],
];

test.each(refused)('refuses %s as Stripe does', async (_name, params, error) => {
  const { stripe } = await runStripe();
  const attempt = stripe.checkout.sessions.create(params as Params);
  await expect(attempt).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    ...error,
  });
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
});

test.each([
  ['a parameter', { ...ORDER, discounts: [{ coupon: 'x' }] }, 'discounts'],
  ['a mode', { ...ORDER, mode: 'setup' }, 'mode'],
  [
    'a payment method',
    { ...ORDER, allowed_payment_method_types: ['klarna'] },
    'allowed_payment_method_types[0]',
  ],
])('says 501 for %s that Stripe has and this has not', async (_name, params, param) => {
  const { stripe } = await runStripe();
  await expect(stripe.checkout.sessions.create(params as Params)).rejects.toMatchObject({
    statusCode: 501,
    code: 'not_implemented',
    param,
  });
});

test('says 501 for an endpoint it does not have, in an error the SDK understands', async () => {
  const { stripe } = await runStripe();
  await expect(stripe.coupons.list()).rejects.toMatchObject({
    statusCode: 501,
    message: expect.stringContaining('Local Stripe does not implement GET /v1/coupons'),
  });
});

test('refuses a wrong and a missing secret key, and an id that is not there', async () => {
  const { stripe, url } = await runStripe();
  await expect(
    stripe.customers.list({}, { apiKey: 'sk_test_someone_elses' }),
  ).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  expect((await fetch(`${url}/v1/customers`)).status).toBe(401);
  await expect(stripe.checkout.sessions.retrieve('cs_test_0')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such checkout session: 'cs_test_0'",
  });
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  await expect(
    stripe.customers.list({ expand: ['data.colour'] } as Stripe.CustomerListParams),
  ).resolves.toMatchObject({ data: [] });
});

test('echoes the API version and names each request', async () => {
  const { url } = await runStripe();
  const stripe = connect(url, { apiVersion: '2024-06-20' as never });
  const customer = await stripe.customers.create({ name: 'Ana' });
  expect(customer.lastResponse.apiVersion).toBe('2024-06-20');
  expect(customer.lastResponse.requestId).toMatch(/^req_\w{14}$/);
});
