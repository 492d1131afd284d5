import { randomUUID } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { vi } from 'vitest';
import { connectToEmulator } from './client.ts';
import { startFirestore } from './server.ts';

// These tests talk over HTTP, beside others that keep the processors busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const OUTSIDE = process.env.FIRESTORE_EMULATOR_HOST;

/** Whether these tests run against a Firestore that somebody else started, such as Google's emulator. */
export const isOutside = OUTSIDE !== undefined;

export const INDEXES_FILE = new URL('../../firestore.indexes.json', import.meta.url).pathname;

export type TestClient = {
  db: Firestore;
  /** The name of the documents' root, as requests spell it. */
  root: string;
  /** POSTs to a verb by hand, where the SDK cannot be made to send what a test needs. */
  call(verb: string, body: unknown): Promise<Response>;
  close(): Promise<void>;
};

/** A client as the functions use it, in a project of its own so that tests do not meet. */
export function connect(url: string, project = `demo-${randomUUID()}`): TestClient {
  const before = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = new URL(url).host;
  // The address is read here and only here.
  const db = connectToEmulator(project);
  if (before === undefined) delete process.env.FIRESTORE_EMULATOR_HOST;
  else process.env.FIRESTORE_EMULATOR_HOST = before;
  const root = `projects/${project}/databases/(default)/documents`;
  return {
    db,
    root,
    call: (verb, body) =>
      fetch(`${url}/v1/${root}:${verb}`, { method: 'POST', body: JSON.stringify(body) }),
    close: () => db.terminate(),
  };
}

/** Gets over with what the first call warns of: the SDK's own use of a deprecated option. */
async function warmUp(client: TestClient): Promise<TestClient> {
  const { warn } = console;
  console.warn = () => {};
  await client.db.doc('warm/up').get();
  console.warn = warn;
  return client;
}

/** A client of a fresh Firestore in memory, or of the one outside. */
export async function openTestFirestore(indexesFile = INDEXES_FILE): Promise<TestClient> {
  if (OUTSIDE !== undefined) return warmUp(connect(`http://${OUTSIDE}`));
  const server = await startFirestore({ port: 0, file: ':memory:', indexesFile });
  const client = await warmUp(connect(server.url));
  return {
    ...client,
    async close() {
      await client.close();
      await server.close();
    },
  };
}
