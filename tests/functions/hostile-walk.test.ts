import pMap from 'p-map';
import { beforeEach, describe, expect, test } from 'vitest';
import { ErrorBodySchema } from '#contracts/errors.ts';
import { type AnyEndpoint, ENDPOINTS, type Field, fieldsOf } from '#tests/helpers/contracts.ts';
import { get, postJson, stack } from '#tests/helpers/functions.ts';
import { BODIES, QUERIES, VALUES } from '#tests/helpers/hostile-values.ts';
import { sampleRequest, spoil } from '#tests/helpers/sample-request.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/*
 * Every endpoint there is, sent what nobody should send: whatever it is, the answer is a refusal in
 * words or what was asked for, never a failure of ours.
 */

await stack.seed();

/** How many refused values an endpoint is sent; each value has dozens of endpoints. */
const REFUSED_EACH = 8;
/** How many of BODIES or QUERIES; all read them by the same code, and each is sent to thirty endpoints. */
const UNREADABLE_EACH = 4;

async function expectNoFailure(response: Response, what: string): Promise<void> {
  const text = await response.text();
  expect(response.status, `${what}: ${text}`).toBeLessThan(500);
  if (response.status < 400) return;
  expect(ErrorBodySchema.safeParse(JSON.parse(text)).success, `${what}: ${text}`).toBe(true);
}

async function callerOf({ access }: AnyEndpoint): Promise<Record<string, string>> {
  if (access === 'public') return {};
  const person = await signUpUser({ role: access === 'admin' ? 'admin' : 'parent' });
  // An admin’s second factor is passed: else what needs it would only say so.
  return {
    authorization: `Bearer ${person.idToken}`,
    ...(person.cookie && { cookie: person.cookie }),
  };
}

function requestFor({ method, path }: AnyEndpoint, content: unknown): Request {
  if (method === 'POST') return postJson(path, JSON.stringify(fresh(content)));
  const fields = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  return get(`${path}?${new URLSearchParams(fields.map(asText))}`);
}

const asText = ([key, value]: [string, unknown]): [string, string] => [
  key,
  typeof value === 'string' ? value : JSON.stringify(value),
];

/** A key opens one record: each request that keeps its key gets its own. */
function fresh(content: unknown): unknown {
  const isKeyed = typeof content === 'object' && content !== null && 'idempotencyKey' in content;
  const key = isKeyed ? content.idempotencyKey : undefined;
  return isKeyed && typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key)
    ? { ...content, idempotencyKey: crypto.randomUUID() }
    : content;
}

interface Spoiled {
  what: string;
  content: unknown;
}

/** What has one field spoiled; `index` is the value's. */
function spoiledFields(
  endpoint: AnyEndpoint,
): (Spoiled & { index: number; path: Field['path'] })[] {
  const sample = sampleRequest(endpoint);
  const fields = [{ path: [] }, ...fieldsOf(endpoint.request)];
  return VALUES.flatMap((value, index) =>
    fields.map(({ path }) => ({
      index,
      path,
      what: `${path.join('.')} = value ${index}`,
      content: spoil(sample, path, value),
    })),
  );
}

/**
 * Of what a schema refuses, which takes the same way out of every endpoint: each sends a few of the
 * values, the next endpoint the next few.
 */
function someOf<Item>(items: readonly Item[], count: number, endpoint: AnyEndpoint): Item[] {
  const every = Math.max(1, Math.floor(items.length / count));
  const first = ENDPOINTS.indexOf(endpoint) % every;
  return items.filter((_, index) => index % every === first);
}

/** All fields that take a value have it at once; undefined where together they are refused. */
function spoilTogether(
  { request }: AnyEndpoint,
  sample: unknown,
  singles: readonly { path: Field['path']; index: number }[],
): unknown {
  const content = singles.reduce<unknown>(
    (spoiled, { path, index }) => spoil(spoiled, path, VALUES[index]),
    sample,
  );
  return request.safeParse(content).success ? content : undefined;
}

describe.each(ENDPOINTS)('$method $path', (endpoint) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await callerOf(endpoint);
  });

  async function send({ what, content }: Spoiled): Promise<number> {
    const request = requestFor(endpoint, content);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const response = await fetch(request);
    await expectNoFailure(response, what);
    return response.status;
  }
  const sendAll = (requests: readonly Spoiled[]) => pMap(requests, send, { concurrency: 8 });

  test('takes no value of a field for a failure of ours', async () => {
    const sample = sampleRequest(endpoint);
    const expected = await send({ what: 'the sample', content: sample });
    const spoiled = spoiledFields(endpoint);
    const isLetIn = spoiled.map(({ content }) => endpoint.request.safeParse(content).success);
    await sendAll(
      someOf(
        spoiled.filter((_, at) => !isLetIn[at]),
        REFUSED_EACH,
        endpoint,
      ),
    );
    const letIn = spoiled.filter((_, at) => isLetIn[at]);
    await pMap(
      VALUES.keys(),
      async (value) => {
        const singles = letIn.filter(({ index }) => index === value);
        if (singles.length === 0) return;
        const content = spoilTogether(endpoint, sample, singles);
        const status =
          content !== undefined && (await send({ what: `value ${value} everywhere`, content }));
        // Where one of the fields has changed the answer, it may have hidden the others.
        if (status !== expected) for (const single of singles) await send(single);
      },
      { concurrency: 8 },
    );
  }, 120_000);

  test('nor what is no request at all', async () => {
    if (endpoint.method === 'GET') {
      for (const query of someOf(QUERIES, UNREADABLE_EACH, endpoint)) {
        const { url } = get(endpoint.path);
        await expectNoFailure(await fetch(`${url}?${query}`, { headers }), query);
      }
      return;
    }
    for (const [name, body, type = 'application/json'] of someOf(
      BODIES,
      UNREADABLE_EACH,
      endpoint,
    )) {
      const { url } = get(endpoint.path);
      const sent = { method: 'POST', body, headers: { ...headers, 'content-type': type } };
      await expectNoFailure(await fetch(url, sent), name);
    }
  }, 120_000);
});

/** Addresses of no contract, which read their own queries and paths. */
const ADDRESSES = [
  '/schedule.ics?game=',
  '/media/',
  '/.netlify/functions/submission-file?linked=view&until=9e99&signature=a&id=',
  '/api/payments/manage?link=',
];

test.each(ADDRESSES)('%s', async (address) => {
  const texts = VALUES.filter((value) => typeof value === 'string');
  for (const text of [
    ...texts.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))),
    ...QUERIES,
  ]) {
    const response = await fetch(get(`${address}${text}`));
    await response.body?.cancel();
    expect(response.status, text).toBeLessThan(500);
  }
});

test.each(BODIES)('Stripe has not sent %s', async (_, body, type = 'application/json') => {
  for (const signature of ['', 't=1,v1=00', `t=${'9'.repeat(400)}`]) {
    const { url } = get('/.netlify/functions/stripe-webhook');
    const headers = { 'content-type': type, 'stripe-signature': signature };
    const response = await fetch(url, { method: 'POST', body, headers });
    await expectNoFailure(response, signature);
    expect(response.status).toBeGreaterThanOrEqual(400);
  }
});
