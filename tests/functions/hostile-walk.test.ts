import pMap from 'p-map';
import { describe, expect, test } from 'vitest';
import { ErrorBodySchema } from '#contracts/errors.ts';
import { type AnyEndpoint, ENDPOINTS, fieldsOf } from '#tests/helpers/contracts.ts';
import { get, postJson, stack } from '#tests/helpers/functions.ts';
import { sampleRequest, spoil } from '#tests/helpers/sample-request.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/*
 * Every endpoint there is, sent what nobody should send: whatever it is, the answer is a refusal in
 * words or what was asked for, never a failure of ours.
 */

await stack.seed();

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.1,
  1e308,
  2 ** 53,
  '',
  ' ',
  '0',
  '-000001-01-01',
  '9999-12-31',
  'x'.repeat(5000),
  'é'.repeat(199),
  '\u202e\u0000\ufeff\u2028',
  'Ana\ud800',
  '\udfff',
  '.',
  '..',
  'a/b',
  '../../etc/passwd',
  '__proto__',
  '__name__',
  'constructor',
  '{{link}} <b>$& %s #{7*7}',
  '=?utf-8?Q?a?= \tb',
  [],
  ['x', 'x'],
  {},
  { toString: 'x', length: -1 },
  deep(500),
];

/** How many refused values an endpoint is sent; each value has dozens of endpoints. */
const REFUSED_EACH = 8;

/** Bodies that are no request at all. Too long ones are in read-request.test.ts. */
const BODIES: readonly [name: string, body: string, type?: string][] = [
  ['nothing', ''],
  ['text cut short', '{"id": "a'],
  ['a number that JSON has not', '{"id": NaN}'],
  ['null', 'null'],
  ['a list', '[{}]'],
  ['a text', '"x"'],
  [
    'the keys of every object',
    '{"__proto__": {"role": "admin"}, "constructor": {"prototype": {}}}',
  ],
  ['one key twice', '{"id": "a", "id": {"a": 1}}'],
  ['very deep', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['a form', 'id=a', 'application/x-www-form-urlencoded'],
  ['another type', '{}', 'text/plain'],
  ['bytes that are no UTF-8', '{"id": "\u00ff\u00fe"}', 'application/json; charset=latin1'],
];
const QUERIES = [
  '%',
  '%E0%A4%A',
  'id=%00',
  'id=%ED%A0%80',
  'id=a&id=b',
  'id[]=a&id[b]=c',
  '__proto__=x&constructor=y',
  'page=NaN&pageSize=Infinity',
  'page=-1',
  'page=1e9',
  `search=${'x'.repeat(8000)}`,
  '&&&==&',
];

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

/**
 * Every field with every value. What the schema lets through is all sent. What it refuses takes the same
 * way out of every endpoint: each sends a few of the values, the next endpoint the next few.
 */
function spoiledRequests(endpoint: AnyEndpoint): { what: string; content: unknown }[] {
  const sample = sampleRequest(endpoint);
  const fields = [{ path: [] }, ...fieldsOf(endpoint.request)];
  const spoiled = VALUES.flatMap((value, index) =>
    fields.map(({ path }) => ({
      what: `${path.join('.')} = value ${index}`,
      content: spoil(sample, path, value),
    })),
  );
  const isLetIn = spoiled.map(({ content }) => endpoint.request.safeParse(content).success);
  const refused = spoiled.filter((_, index) => !isLetIn[index]);
  const every = Math.max(1, Math.floor(refused.length / REFUSED_EACH));
  const first = ENDPOINTS.indexOf(endpoint) % every;
  return [
    { what: 'the sample', content: sample },
    ...spoiled.filter((_, index) => isLetIn[index]),
    ...refused.filter((_, index) => index % every === first),
  ];
}

describe.each(ENDPOINTS)('$method $path', (endpoint) => {
  test('takes no value of a field for a failure of ours', async () => {
    const headers = await callerOf(endpoint);
    await pMap(
      spoiledRequests(endpoint),
      async ({ what, content }) => {
        const request = requestFor(endpoint, content);
        for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
        await expectNoFailure(await fetch(request), what);
      },
      { concurrency: 8 },
    );
  }, 120_000);

  test('nor what is no request at all', async () => {
    const headers = await callerOf(endpoint);
    if (endpoint.method === 'GET') {
      for (const query of QUERIES) {
        const { url } = get(endpoint.path);
        await expectNoFailure(await fetch(`${url}?${query}`, { headers }), query);
      }
      return;
    }
    for (const [name, body, type = 'application/json'] of BODIES) {
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
  '/api/payments/manage?kind=order&token=x&id=',
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
