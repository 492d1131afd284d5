import { createServer } from 'node:http';
import Stripe from 'stripe';
import { expect, onTestFinished, vi } from 'vitest';
import { type StripeOptions, startStripe } from './server.ts';

const SECRET_KEY = 'sk_test_local';
export const WEBHOOK_SECRET = 'whsec_local';

// These tests start servers and wait for deliveries: on a busy machine that takes longer than a unit.
vi.setConfig({ testTimeout: 30_000 });

/** Asserts on what is on its way, as soon as it holds. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 15_000 });

/** A running stand-in with the real SDK pointed at it; it ends with the test. */
export async function runStripe(options: Partial<StripeOptions> = {}) {
  const server = await startStripe({
    port: 0,
    file: ':memory:',
    secretKey: SECRET_KEY,
    retryBaseMs: 10,
    ...options,
  });
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await server.close();
  };
  onTestFinished(close);
  return { url: server.url, close, stripe: connect(server.url), control: controlOf(server.url) };
}

/** The SDK as the functions use it, with another address. */
export function connect(url: string, config: Partial<Stripe.StripeConfig> = {}) {
  const { hostname, port } = new URL(url);
  return new Stripe(SECRET_KEY, { protocol: 'http', host: hostname, port, ...config });
}

/** Calls a control as tests do; answers the parsed body. */
function controlOf(url: string) {
  return async (path: string, input: object = {}): Promise<unknown> => {
    const response = await fetch(`${url}/_local/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return response.json();
  };
}

/** A webhook endpoint that checks signatures with the SDK; `answer` gives the status for each call. */
export async function receiveWebhooks(answer: (call: number) => number = () => 200) {
  const events: Stripe.Event[] = [];
  const calls: { status: number; type: string }[] = [];
  const stripe = new Stripe(SECRET_KEY);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const signature = request.headers['stripe-signature'] ?? '';
    const body = Buffer.concat(chunks).toString();
    const event = stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    const status = answer(calls.length);
    calls.push({ status, type: event.type });
    if (status === 200) events.push(event);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    webhookUrl: `http://127.0.0.1:${port}/hook`,
    webhookSecret: WEBHOOK_SECRET,
    events,
    calls,
    types: () => events.map((event) => event.type),
  };
}

/** A cap and its shipping: $55.98 altogether. */
export const ORDER = {
  mode: 'payment',
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'Team Cap' } },
    },
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: 598, product_data: { name: 'Shipping' } },
    },
  ],
  success_url: 'http://localhost:8888/order-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:8888/checkout',
  customer_email: 'ana@example.com',
  client_reference_id: 'order-1',
  metadata: { orderId: 'order-1' },
  payment_intent_data: { metadata: { orderId: 'order-1' } },
} satisfies Stripe.Checkout.SessionCreateParams;
