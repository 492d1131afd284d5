import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { type Account, API_VERSION, type Fault } from './account.ts';
import { invalidRequest, noSuch, notImplemented, StripeError } from './errors.ts';
import { type FormTree, parseForm } from './form.ts';
import { type CallRecord, createReplies } from './idempotency.ts';
import { newId } from './ids.ts';
import type { AnyObject, Kind, List, ObjectKinds } from './objects.ts';
import { expand, paging, readParams } from './params.ts';
import { expandPath, present } from './present.ts';
import { errorReply, type Reply } from './reply.ts';

/** One API call: its decoded parameters and the id in its path ('' where there is none). */
export interface Call {
  form: FormTree;
  id: string;
}
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run(account: Account, call: Call): AnyObject | Deleted | List<AnyObject> | List<object>;
}

/** What is left of an object. */
interface Deleted {
  id: string;
  object: Kind;
  deleted: true;
}

const RetrieveParams = z.strictObject(expand);

/** The object of a path, or Stripe's 404. */
export function mustGet<K extends Kind>(account: Account, kind: K, id: string, param?: string) {
  const found: ObjectKinds[K] | undefined = account.store.get(kind, id);
  if (!found) throw noSuch(kind, id, param);
  return found;
}

export function retrieve(path: string, kind: Kind): Route {
  return {
    method: 'GET',
    path: `${path}/:id`,
    run(account, { form, id }) {
      readParams(RetrieveParams, form);
      return mustGet(account, kind, id);
    },
  };
}

/** A filter that means more than equality: one to leave out, or values to leave out. */
interface Refinement {
  drop?: string;
  not?: Record<string, string>;
}

/** A list, newest first. `filters` maps a parameter to where it is found in the stored object. */
export function list(
  path: string,
  kind: Kind,
  filters: Record<string, string> = {},
  refine: (form: FormTree) => Refinement = () => ({}),
): Route {
  const names = Object.keys(filters);
  const filterParams = Object.fromEntries(names.map((name) => [name, z.optional(z.string())]));
  const schema = z.strictObject({ ...paging, ...filterParams });
  return {
    method: 'GET',
    path,
    run(account, { form }) {
      const params = readParams(schema, form);
      const limit = params.limit ?? 10;
      for (const cursor of [params.starting_after, params.ending_before]) {
        if (cursor !== undefined) mustGet(account, kind, cursor, 'starting_after');
      }
      const { drop, not = {} } = refine(form);
      const where: Record<string, string | number> = {};
      for (const [name, jsonPath] of Object.entries(filters)) {
        const value = form[name];
        if (typeof value === 'string' && name !== drop) where[jsonPath] = storedAs(value);
      }
      const { created } = params;
      const bounds = typeof created === 'number' ? { gte: created, lte: created } : created;
      const found = account.store.list(kind, {
        where,
        not,
        limit: limit + 1,
        ...(bounds ? { created: bounds as { gt?: number } } : {}),
        ...(params.starting_after === undefined ? {} : { startingAfter: params.starting_after }),
        ...(params.ending_before === undefined ? {} : { endingBefore: params.ending_before }),
      });
      const more = found.length > limit;
      const data = params.ending_before === undefined ? found.slice(0, limit) : found.slice(-limit);
      return { object: 'list', data, has_more: more, url: path };
    },
  };
}

/** Of what is true in JSON, SQLite makes a 1. */
function storedAs(value: string): string | number {
  if (value === 'true') return 1;
  return value === 'false' ? 0 : value;
}

/** Mounts the routes under `/v1`; everything else there is a 501. `changed` is called after writes. */
export function mountApi(app: Hono, account: Account, routes: Route[], changed: () => void) {
  const replies = createReplies(account.store);
  for (const route of routes) {
    app.on(route.method, route.path, async (context) => {
      const request = context.req.raw;
      const record = newRecord(route.method === 'POST' ? request : undefined);
      const lost = takeFault(account);
      if (lost === 'before') return send(LOST, record, request);
      const reply = await replies.guard(record.key, async () => {
        const call = {
          form: parseForm(await encodedForm(request)),
          id: context.req.param('id') ?? '',
        };
        checkKey(account, request.headers.get('authorization'));
        const fingerprint = JSON.stringify([route.method, context.req.path, call.form]);
        const work = () => execute(account, route, call, record);
        return replies.once(record, fingerprint, lost === 'during' ? undone(account, work) : work);
      });
      changed();
      return send(lost === 'after' ? LOST : reply, record, request);
    });
  }
  app.all('/v1/*', (context) => {
    const error = notImplemented(`${context.req.method} ${context.req.path}`);
    return send(errorReply(error), newRecord(undefined), context.req.raw);
  });
}

const FAULT = {
  type: 'api_error',
  message: 'Local Stripe was told to fail (POST /_local/faults).',
} as const;
const LOST: Reply = { status: 500, body: JSON.stringify({ error: FAULT }) };

/** The work as what fails in the middle of it: all of it is undone. */
function undone(account: Account, work: () => Reply): () => never {
  return () =>
    account.store.transaction(() => {
      work();
      throw new StripeError(500, FAULT);
    });
}

function takeFault(account: Account): Fault | undefined {
  if (account.faults.times === 0) return undefined;
  account.faults.times -= 1;
  return account.faults.when;
}

function newRecord(request: Request | undefined): CallRecord {
  const key = request?.headers.get('idempotency-key') || null;
  return { key, requestId: newId('req', 14) };
}

function execute(account: Account, route: Route, call: Call, record: CallRecord): Reply {
  account.request = { id: record.requestId, idempotency_key: record.key };
  try {
    return account.store.transaction(() => run(account, route, call));
  } finally {
    account.request = null;
  }
}

function run(account: Account, route: Route, call: Call): Reply {
  const result = route.run(account, call);
  const shown: Record<string, unknown> = isList(result)
    ? {
        ...result,
        data: result.data.map((item) =>
          'object' in item ? present(account, item as AnyObject) : item,
        ),
      }
    : isDeleted(result)
      ? { ...result }
      : present(account, result);
  const paths = call.form.expand;
  if (typeof paths === 'object') {
    for (const path of Object.values(paths)) expandPath(account, shown, String(path));
  }
  return { status: 200, body: JSON.stringify(shown) };
}

const isList = (value: object): value is List<object> =>
  'object' in value && value.object === 'list';

const isDeleted = (value: object): value is Deleted => 'deleted' in value && value.deleted === true;

/** GET and DELETE carry their parameters in the query, POST in the body. */
async function encodedForm(request: Request): Promise<string> {
  const query = new URL(request.url).search.slice(1);
  if (request.method === 'GET') return query;
  const body = await request.text();
  const type = request.headers.get('content-type') ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalidRequest(
      `Invalid request (the body must be form-encoded: Content-Type is '${type}').`,
    );
  }
  return [query, body].filter((part) => part !== '').join('&');
}

/** Refuses a call without this account's secret key, as Stripe words it. */
function checkKey(account: Account, header: string | null) {
  const [scheme = '', credentials = ''] = (header ?? '').split(' ');
  const key =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64').toString().split(':')[0]
      : credentials;
  if (key === account.secretKey) return;
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new StripeError(401, { type: 'invalid_request_error', message }, true);
}

function send(reply: Reply, record: CallRecord, request: Request): Response {
  const headers = new Headers({
    'content-type': 'application/json',
    'request-id': record.requestId,
    'stripe-version': request.headers.get('stripe-version') ?? API_VERSION,
  });
  if (record.key) headers.set('idempotency-key', record.key);
  if (reply.originalRequest) {
    headers.set('idempotent-replayed', 'true');
    headers.set('original-request', reply.originalRequest);
  }
  // The SDK would otherwise repeat every 5xx, and what is not implemented stays so.
  if (reply.status === 501) headers.set('stripe-should-retry', 'false');
  return new Response(reply.body, { status: reply.status as ContentfulStatusCode, headers });
}
