import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { connect, eventually, ORDER, runStripe } from './test-stripe.ts';

const key = { idempotencyKey: 'order-1' };

test('the same key and parameters give the same reply, other parameters are refused', async () => {
  const { stripe } = await runStripe();
  const first = await stripe.checkout.sessions.create(ORDER, key);
  const again = await stripe.checkout.sessions.create(ORDER, key);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  await expect(
    stripe.checkout.sessions.create({ ...ORDER, client_reference_id: 'other' }, key),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('a refusal of the parameters frees the key for the corrected call', async () => {
  const { stripe } = await runStripe();
  await expect(
    stripe.checkout.sessions.create({ ...ORDER, success_url: 'nowhere' }, key),
  ).rejects.toMatchObject({ code: 'url_invalid' });
  expect((await stripe.checkout.sessions.create(ORDER, key)).status).toBe('open');
});

test('a refusal during execution is repeated for its key', async () => {
  const { stripe, control } = await runStripe();
  const { id } = await stripe.checkout.sessions.create(ORDER);
  await control(`sessions/${id}/pay`, { outcome: 'ach' });
  const session = await stripe.checkout.sessions.retrieve(id);
  const refund = () =>
    stripe.refunds.create({ payment_intent: String(session.payment_intent) }, key);
  await expect(refund()).rejects.toMatchObject({ statusCode: 400 });
  await control(`sessions/${id}/bank`, { outcome: 'succeeds' });
  await expect(refund()).rejects.toMatchObject({
    headers: { 'idempotent-replayed': 'true' },
  });
});

test('an error during execution is repeated for its key, and undoes what was done', async () => {
  const { stripe, control } = await runStripe();
  await control('faults', { times: 1, when: 'during' });
  const open = () => stripe.checkout.sessions.create(ORDER, { ...key, maxNetworkRetries: 0 });
  await expect(open()).rejects.toMatchObject({ statusCode: 500 });
  await expect(open()).rejects.toMatchObject({
    statusCode: 500,
    headers: { 'idempotent-replayed': 'true' },
  });
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
});

test('fifty calls at once with one key make one session', async () => {
  const { stripe, url } = await runStripe();
  const patient = connect(url, { maxNetworkRetries: 10 });
  const calls = Array.from({ length: 50 }, () => patient.checkout.sessions.create(ORDER, key));
  const ids = new Set((await Promise.all(calls)).map((session) => session.id));
  expect(ids.size).toBe(1);
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('a key in use by a call still under way is a conflict', async () => {
  const { stripe, url } = await runStripe();
  const body = 'name=Ana';
  const slow = request(`${url}/v1/customers`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_local',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      'idempotency-key': key.idempotencyKey,
    },
  });
  slow.write(body.slice(0, 4));
  const conflict = { statusCode: 409, code: 'idempotency_key_in_use' };
  await eventually(() =>
    stripe.customers.create({ name: 'Ana' }, { ...key, maxNetworkRetries: 0 }).catch((e) => e),
  ).toMatchObject(conflict);
  slow.end(body.slice(4));
  const [response] = await once(slow, 'response');
  expect(response.statusCode).toBe(200);
});

test('a reply that is lost is made up for by the SDK asking again', async () => {
  const { stripe, control } = await runStripe();
  await control('faults', { times: 1, when: 'after' });
  const session = await stripe.checkout.sessions.create(ORDER, { maxNetworkRetries: 2 });
  expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
  await control('faults', { times: 1, when: 'before' });
  await expect(
    stripe.checkout.sessions.create(ORDER, { maxNetworkRetries: 0 }),
  ).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  expect((await stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
});
