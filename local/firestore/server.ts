import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { requestUrl } from '../request-url.ts';
import { type Address, parseAddress } from './address.ts';
import { batchWrite, beginTransaction, commit, rollback } from './commits.ts';
import { FirestoreError, invalid, unimplemented } from './errors.ts';
import { createIndexCheck } from './indexes.ts';
import { listCollectionIds, listDocuments } from './lists.ts';
import { batchGet, type Call, type Database, runAggregation, runQueryCall } from './reads.ts';
import { openStore } from './store.ts';
import { createTransactions } from './transactions.ts';
import { createTurns } from './turns.ts';

/** Longer than any client keeps an idle connection: a reset during a commit is retried silently. */
const KEEP_ALIVE_MS = 65_000;
const MAX_BODY_BYTES = 11_534_336;

const VERBS: Record<string, ((database: Database, call: Call) => unknown) | undefined> = {
  batchGet,
  batchWrite,
  beginTransaction,
  commit,
  listCollectionIds,
  rollback,
  runAggregationQuery: runAggregation,
  runQuery: runQueryCall,
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) {
    throw invalid(`Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`);
  }
  const text = Buffer.concat(chunks).toString();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw invalid('The request body is not JSON.');
  }
}

function clear(database: Database, { root, resource, verb }: Address): unknown {
  if (resource !== root || verb !== '') throw unimplemented('clearing less than everything');
  database.transactions.clear();
  database.store.clear(root);
  return {};
}

async function answer(database: Database, request: IncomingMessage): Promise<unknown> {
  const url = requestUrl(request);
  const { method } = request;
  if (url.pathname === '/' && method === 'GET') return { status: 'ready' };
  // Of this stand-in alone: what Firestore shows in its console, for tests and the bench.
  if (url.pathname === '/_local/reads' && method === 'GET') return database.reads;
  if (url.pathname.startsWith('/emulator/v1/') && method === 'DELETE') {
    return clear(database, parseAddress(url.pathname, '/emulator/v1/'));
  }
  if (!url.pathname.startsWith('/v1/')) throw unimplemented(`${method} ${url.pathname}`);
  const { verb, ...target } = parseAddress(url.pathname, '/v1/');
  const body = await readBody(request);
  const isCollection = target.resource.slice(target.root.length).split('/').length % 2 === 0;
  if (method === 'GET' && verb === '' && isCollection) {
    return listDocuments(database, { ...target, body }, url);
  }
  const handle = method === 'POST' && Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!handle) throw unimplemented(`${method} ${url.pathname}`);
  return handle(database, { ...target, body });
}

async function respond(database: Database, request: IncomingMessage, response: ServerResponse) {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    send(200, await answer(database, request));
  } catch (error) {
    if (!(error instanceof FirestoreError)) console.error('[firestore]', error);
    const refusal =
      error instanceof FirestoreError ? error : new FirestoreError('UNKNOWN', String(error));
    send(refusal.httpStatus, refusal.toBody());
  }
}

/**
 * Starts a Firestore that speaks the v1 REST protocol on 127.0.0.1.
 * @param port 0 for any free one.
 * @param file where documents are kept; `:memory:` forgets them when the process ends.
 * @param durable whether a commit is on disk before it is answered; it is unless told.
 * @param indexesFile path of `firestore.indexes.json`; a query that needs another index is refused.
 */
export async function startFirestore(options: {
  port: number;
  file: string;
  durable?: boolean;
  indexesFile: string;
}): Promise<{ url: string; close(): Promise<void> }> {
  const store = openStore(options.file, options.durable);
  const transactions = createTransactions(store);
  const database = {
    store,
    transactions,
    takeTurn: createTurns(),
    checkIndex: createIndexCheck(options.indexesFile),
    reads: { count: 0 },
  };
  const server = createServer((request, response) => void respond(database, request, response));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1000;
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      store.close();
    },
  };
}
