import { expect, test } from 'vitest';
import { ORDER, runStripe } from './test-stripe.ts';

/** What a browser does when a button of the page is clicked, without following the redirect. */
async function openPage(url: string) {
  const html = await (await fetch(url)).text();
  const attempt = /name="attempt" value="(\w+)"/.exec(html)?.[1] ?? '';
  const click = (outcome: string, fields: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ attempt, outcome, ...fields }),
      redirect: 'manual',
    });
  return { html, click };
}

test('the page shows the lines, the total and the email, and that no money moves', async () => {
  const { stripe } = await runStripe();
  const params = structuredClone(ORDER);
  for (const line of params.line_items) line.price_data.product_data.name += ' <b>&';
  const { url } = await stripe.checkout.sessions.create(params);
  const { html } = await openPage(url ?? '');
  for (const text of [
    'Local Stripe — no real money',
    'Team Cap &lt;b&gt;&amp;',
    '2 × $25.00',
    'Pay $55.98',
    'ana@example.com',
    'href="http://localhost:8888/checkout"',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('<script');
});

test('paying leads to the success page; a click sent twice is one charge', async () => {
  const { stripe } = await runStripe();
  const { id, url } = await stripe.checkout.sessions.create(ORDER);
  const { click } = await openPage(url ?? '');
  const replies = await Promise.all([click('succeeds'), click('succeeds'), click('ach')]);
  for (const reply of replies) {
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(
      `http://localhost:8888/order-success?session_id=${id}`,
    );
  }
  expect((await stripe.events.list({ type: 'payment_intent.created' })).data).toHaveLength(1);
  const later = await openPage(url ?? '');
  expect(later.html).toContain('This payment is already complete');
  const second = await later.click('succeeds');
  expect(second.status).toBe(409);
  expect(await second.text()).toContain('Nothing more was charged');
});

test('a declined card stays on the page with an alert and can be tried again', async () => {
  const { stripe } = await runStripe();
  const { url } = await stripe.checkout.sessions.create(ORDER);
  const { click } = await openPage(url ?? '');
  const declined = await click('declined');
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('role="alert">Your card was declined.');
  expect((await click('succeeds')).status).toBe(303);
});

test('asks for the email address where the session has none', async () => {
  const { stripe } = await runStripe();
  const { customer_email: _, ...anonymous } = ORDER;
  const { id, url } = await stripe.checkout.sessions.create(anonymous);
  const { html, click } = await openPage(url ?? '');
  expect(html).toContain('<label for="email">Email</label>');
  const missing = await click('succeeds', { email: 'ana' });
  expect(await missing.text()).toContain('role="alert">Enter your email address.');
  await click('succeeds', { email: 'ana@example.com' });
  const session = await stripe.checkout.sessions.retrieve(id);
  expect(session.customer_details?.email).toBe('ana@example.com');
});

test('only the session’s payment methods are offered and taken', async () => {
  const { stripe } = await runStripe();
  const { id, url } = await stripe.checkout.sessions.create({
    ...ORDER,
    allowed_payment_method_types: ['card'],
  });
  const { html, click } = await openPage(url ?? '');
  expect(html).not.toContain('bank account');
  expect((await click('ach')).status).toBe(422);
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('an expired session and an unknown one say so', async () => {
  const { stripe, url: base } = await runStripe();
  const { id, url } = await stripe.checkout.sessions.create(ORDER);
  const { click } = await openPage(url ?? '');
  await stripe.checkout.sessions.expire(id);
  const late = await click('succeeds');
  expect(await late.text()).toContain('This payment page has expired');
  expect((await stripe.events.list({ type: 'charge.succeeded' })).data).toEqual([]);
  const unknown = await fetch(`${base}/c/pay/cs_test_0`);
  expect(unknown.status).toBe(404);
  expect((await fetch(`${base}/`)).status).toBe(200);
});
