import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUnreachable } from '../core/unreachable.ts';
import { verifyIdToken } from './auth.ts';

/*
 * The emulator signs nothing, so that a signature is verified at all is proved here: the SDK as in
 * production, and a server of this test where it asks Google for its keys and for the account.
 */

const PROJECT = 'hoops-production';
/** In seconds, as in tokens. */
const SESSIONS_ENDED = Math.floor(Date.now() / 1000) - 60;
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = google.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Leads every connection of the SDK, whatever its host, to this machine and without TLS. */
class LocalAgent extends Agent {
  protocol = 'https:';
  port = 0;
  /** Hosts that begin so cannot be reached: nothing listens on port 1. */
  down: string | undefined;
  override createConnection({ host = '' }: { host?: string }) {
    const isDown = this.down !== undefined && host?.startsWith(this.down);
    return connect(isDown ? 1 : this.port, '127.0.0.1');
  }
}

const agent = new LocalAgent();
let server: Server;
const app = initializeApp({
  projectId: PROJECT,
  credential: { getAccessToken: async () => ({ access_token: 'local', expires_in: 3600 }) },
  httpAgent: agent,
});

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.includes('/x509/')) return response.end(JSON.stringify({ known: publicKey }));
    const users = [
      { localId: 'ana', email: 'Ana@example.com', validSince: String(SESSIONS_ENDED) },
    ];
    return response.end(JSON.stringify({ users }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  agent.port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await deleteApp(app);
  server.closeAllConnections();
  server.close();
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function claims(change: object = {}) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'ana',
    user_id: 'ana',
    email: 'Ana@example.com',
    email_verified: true,
    ownedAddress: 'ana@example.com',
    auth_time: now - 10,
    iat: now - 10,
    exp: now + 3600,
    ...change,
  };
}

function token(given: { header?: object; claims?: object; key?: KeyObject } = {}): string {
  const header = encode({ alg: 'RS256', kid: 'known', typ: 'JWT', ...given.header });
  const content = `${header}.${encode(claims(given.claims))}`;
  const signature = sign('RSA-SHA256', Buffer.from(content), given.key ?? google.privateKey);
  return `${content}.${signature.toString('base64url')}`;
}

test('a token that Google signed for this project is somebody', async () => {
  expect(await verifyIdToken(token())).toMatchObject({
    uid: 'ana',
    email: 'ana@example.com',
    emailVerified: true,
  });
});

test('a token whose claims were changed after it was signed is nobody', async () => {
  const [header, , signature] = token().split('.');
  const forged = [header, encode(claims({ sub: 'admin', user_id: 'admin' })), signature].join('.');
  expect(await verifyIdToken(forged)).toBeNull();
});

test('a token signed with the public key as if it were a secret is nobody', async () => {
  const content = `${encode({ alg: 'HS256', kid: 'known' })}.${encode(claims())}`;
  const signature = createHmac('sha256', publicKey).update(content).digest('base64url');
  expect(await verifyIdToken(`${content}.${signature}`)).toBeNull();
});

test.each([
  ['signed by someone else', { key: stranger.privateKey }],
  ['with a key that Google does not know', { header: { kid: 'other' } }],
  ['without a key', { header: { kid: undefined } }],
  ['that says it needs no signature', { header: { alg: 'none' } }],
  ['of another project', { claims: { aud: 'other' } }],
  ['of another issuer', { claims: { iss: 'https://securetoken.google.com/other' } }],
  ['that has expired', { claims: { exp: 1_700_000_000 } }],
  ['from before all sessions were ended', { claims: { auth_time: SESSIONS_ENDED - 1 } }],
])('a token %s is nobody', async (_, given) => {
  expect(await verifyIdToken(token(given))).toBeNull();
});

test('by its signature alone a token of ended sessions is somebody, and a forged one is nobody', async () => {
  const ended = token({ claims: { auth_time: SESSIONS_ENDED - 1 } });
  expect(await verifyIdToken(ended, 'signature')).toMatchObject({ uid: 'ana' });
  expect(await verifyIdToken(token({ key: stranger.privateKey }), 'signature')).toBeNull();
});

test('where Google cannot be reached nobody is let in, and nobody is told to sign in again', async () => {
  agent.down = '';
  try {
    await expect(verifyIdToken(token())).rejects.toMatchObject({ code: 'service_unavailable' });
  } finally {
    agent.down = undefined;
  }
});

test('nor where it knows the keys, and the account cannot be looked up', async () => {
  agent.down = 'identitytoolkit';
  try {
    await expect(verifyIdToken(token())).rejects.toSatisfy(isUnreachable);
  } finally {
    agent.down = undefined;
  }
});
