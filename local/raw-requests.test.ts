import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContentLake } from './content-lake/server.ts';
import { startFirestore } from './firestore/server.ts';
import { INDEXES_FILE } from './firestore/testing.ts';
import { chunkedRequest, rawRequest, sendBytes } from './send-bytes.ts';
import type { Service } from './service.ts';
import { startStorage } from './storage/server.ts';
import { startStripe } from './stripe/server.ts';

let directory: string;
const services = new Map<string, Service>();
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'raw-requests-'));
  const memory = { port: 0, file: ':memory:' };
  services.set('Firestore', await startFirestore({ ...memory, indexesFile: INDEXES_FILE }));
  services.set('Stripe', await startStripe({ ...memory, secretKey: 'sk_test_local' }));
  services.set('Storage', await startStorage({ port: 0, directory, bucket: 'raw' }));
  const seedFile = path.join(directory, 'seed.ndjson');
  await writeFile(seedFile, '');
  services.set(
    'the Content Lake',
    await startContentLake({ port: 0, dataDir: directory, seedFile }),
  );
});
afterAll(async () => {
  for (const service of services.values()) await service.close();
  await rm(directory, { recursive: true });
});

/** What no client sends; `[what, bytes]`. */
const ODD: [string, string][] = [
  ['TRACE', rawRequest('TRACE /')],
  ['an address without a path', rawRequest('GET //')],
  ['an address for a proxy', rawRequest('GET http://other.example/x')],
  ['an address of no form', rawRequest('GET http://[')],
  ['OPTIONS *', rawRequest('OPTIONS *')],
  ['a host that is none', rawRequest('GET /', 'a b%')],
  ['what cannot be decoded', rawRequest('GET /%zz')],
  ['a long body in chunks', chunkedRequest(1_000_000)],
];
const names = ['Firestore', 'Stripe', 'Storage', 'the Content Lake'];

test.each(names.flatMap((name) => ODD.map(([what, bytes]) => ({ name, what, bytes }))))(
  '$name answers $what, and goes on',
  async ({ name, bytes }) => {
    const url = services.get(name)?.url ?? '';
    const { status } = await sendBytes(url, bytes);
    expect(status).toBeGreaterThanOrEqual(200);
    // 501 says what a stand-in does not do; 500 that it did not see it coming.
    expect(status).not.toBe(500);
    expect((await sendBytes(url, rawRequest('GET /after'))).status).toBeGreaterThanOrEqual(200);
  },
);
