import pMap from 'p-map';
import { beforeEach, expect, test } from 'vitest';
import { ErrorBodySchema } from '#contracts/errors.ts';
import { UNCHOSEN_ROLE } from '#domain/accounts/roles.ts';
import type { Game } from '#domain/games/game.ts';
import deliverOutbox from '#functions/deliver-outbox.ts';
import nightly from '#functions/nightly.ts';
import { forgetKept } from '#server/core/kept-answers.ts';
import { allCollections } from '#server/gateways/all-collections.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { games, nightlyRuns, outbox, profiles } from '#server/gateways/records.ts';
import { STORED_SCHEMAS } from '#tests/corpus/schemas.ts';
import { HEALTHY, storeSpoiled } from '#tests/helpers/broken-records.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { type AnyEndpoint, ENDPOINTS } from '#tests/helpers/contracts.ts';
import { spoilAll } from '#tests/helpers/corpus.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sampleRequest } from '#tests/helpers/sample-request.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/*
 * Every stored record with something wrong in one place: a key that is gone, a value of another type or
 * form. No answer is a failure of ours, lists show the rest, and the dashboard says which those are.
 */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const parent = await signUpUser();
const spoiled = await storeSpoiled(parent);

beforeEach(() => allowConsole(/"code":"broken_record"/));

type Query = Readonly<Record<string, string>>;

async function ask({ path, access }: Pick<AnyEndpoint, 'path' | 'access'>, query: Query = {}) {
  const request = get(`${path}?${new URLSearchParams(query)}`);
  const asked =
    access === 'public' ? request : sentBy(access === 'admin' ? office : parent, request);
  const response = await fetch(asked);
  const text = await response.text();
  expect(response.status, `${path} ${JSON.stringify(query)}: ${text}`).toBeLessThan(500);
  return { status: response.status, text };
}

const isRead = ({ method }: AnyEndpoint) => method === 'GET';
const READS = ENDPOINTS.filter(isRead);

test('the corpus has every collection there is', () => {
  expect([...allCollections().keys(), 'brokenRecords'].sort()).toEqual(
    Object.keys(STORED_SCHEMAS).sort(),
  );
});

test.each(READS)('$path answers', async (endpoint) => {
  const sample = Object.entries(sampleRequest(endpoint) as object);
  const query = Object.fromEntries(sample.map(([key, value]) => [key, String(value)]));
  await ask(endpoint, query);
  const id = 'id' in query ? 'id' : 'recordId' in query ? 'recordId' : undefined;
  if (id) expect((await ask(endpoint, { [id]: HEALTHY })).status).toBeLessThan(500);
});

/** Where the good record of a collection must be shown. */
const LISTS: readonly [path: string, query?: Query][] = [
  ['/api/games'],
  ['/api/account/records'],
  ['/api/admin/billing'],
  ['/api/admin/sponsors'],
  ['/api/admin/orders'],
  ['/api/admin/donations'],
  ['/api/admin/registrations'],
  ['/api/admin/volunteers'],
  ['/api/admin/messages'],
  ['/api/admin/gallery'],
  ['/api/admin/games'],
  ['/api/admin/activity/money'],
  ['/api/admin/activity/purges'],
  ['/api/admin/billing/export'],
  ['/api/admin/orders/export', { search: 'spoiled' }],
];

test.each(LISTS)('%s shows the rest', async (path, query) => {
  const endpoint = READS.find((one) => one.path === path);
  const { status, text } = await ask(endpoint ?? { path, access: 'public' }, query);
  expect(status, text).toBe(200);
  expect(text).toContain(`"${HEALTHY}"`);
});

test('the gallery shows the rest', async () => {
  const kinds = await Promise.all(
    ['photo', 'video'].map((kind) => ask({ path: '/api/gallery', access: 'public' }, { kind })),
  );
  expect(kinds.map(({ text }) => text).join()).toContain(`"${HEALTHY}"`);
});

const MAX_ASKED = 25;

/** Where one record is read, by the collection it is in. */
const DETAILS: readonly [collection: string, path: string, key?: string][] = [
  ['playerBills', '/api/admin/billing/detail'],
  ['sponsorBills', '/api/admin/sponsors/detail'],
  ['orders', '/api/admin/orders/detail'],
  ['donations', '/api/admin/donations/detail'],
  ['registrations', '/api/admin/registrations/detail'],
  ['profiles', '/api/admin/players/detail'],
  ['contactMessages', '/api/admin/messages/detail'],
  ['volunteerApplications', '/api/admin/volunteers/detail'],
  ['registrations', '/api/admin/payments', 'recordId'],
  ['medicalNotes', '/api/admin/players/medical'],
];

test.each(DETAILS)(
  'one of %s is answered by %s, or said to be unreadable',
  async (name, path, key) => {
    const all = spoiled.get(name) ?? [];
    // Every way of reading them is in the corpus test; here, how it is answered.
    const every = Math.ceil(all.length / MAX_ASKED);
    const ids = all.filter((_, index) => index % every === 0);
    const answers = await pMap(ids, (id) => ask({ path, access: 'admin' }, { [key ?? 'id']: id }), {
      concurrency: 8,
    });
    const refused = answers.filter(({ status }) => status !== 200);
    const codes = new Set(
      refused.map(({ text }) => ErrorBodySchema.parse(JSON.parse(text)).error.code),
    );
    for (const code of codes) expect(['record_unreadable', 'not_found']).toContain(code);
    if (name !== 'medicalNotes') expect(codes).toContain('record_unreadable');
  },
);

test('whatever is wrong with a profile, its holder signs in, and mends it by saving it', async () => {
  const { uid } = parent;
  const doc = firestore().collection('profiles').doc(uid);
  const whole = (await doc.get()).data() ?? {};
  const { searchTokens: _, ...data } = whole;
  for (const { what, data: broken } of spoilAll(data)) {
    await doc.set(broken);
    const me = await ask({ path: '/api/account/me', access: 'user' });
    expect(me.status, what).toBe(200);
    // What cannot be read opens nothing, and neither does what is of another address.
    const { profile } = JSON.parse(me.text);
    if (profile) expect(['parent', UNCHOSEN_ROLE], what).toContain(profile.role);
    else expect(what).toContain('email');
  }
  await doc.set({ role: 'parent', email: 7 });
  const details = { firstName: 'Robin', lastName: 'Doe', phone: null };
  const saved = await fetch(sentBy(parent, postJson('/api/account/details', details)));
  expect(saved.status, await saved.text()).toBe(200);
  expect((await profiles().doc(uid).get()).data()).toMatchObject({ ...details, role: 'parent' });
});

test('an admin without a readable role is none', async () => {
  const admin = await signUpUser({ role: 'admin' });
  await firestore().doc(`profiles/${admin.uid}`).update({ role: 'Admin' });
  const response = await fetch(sentBy(admin, get('/api/admin/overview')));
  expect(response.status).toBe(403);
});

test('the office is told which records cannot be read, until they can be', async () => {
  const doc = firestore().doc('games/told');
  const { id: _, ...game } = (await games().doc(HEALTHY).get()).data() ?? {};
  await doc.set({ ...game, date: 'soon' });
  forgetKept('games');
  await ask({ path: '/api/games', access: 'public' });
  const told = async () => {
    const query = { search: 'told' };
    const { text } = await ask({ path: '/api/admin/activity/broken', access: 'admin' }, query);
    return JSON.parse(text);
  };
  expect(await told()).toMatchObject({
    total: 1,
    rows: [{ path: 'games/told', fields: ['date'] }],
  });
  const overview = await ask({ path: '/api/admin/overview', access: 'admin' });
  expect(JSON.parse(overview.text).waiting.unreadable).toBeGreaterThan(100);
  await doc.set(game);
  expect(await told()).toMatchObject({ total: 0, rows: [] });
});

test('sums say that they may leave out a record', async () => {
  await ask({ path: '/api/admin/billing/export', access: 'admin' });
  for (const path of ['billing/totals', 'sponsors/totals', 'overview/charts']) {
    const { text } = await ask({ path: `/api/admin/${path}`, access: 'admin' });
    expect(JSON.parse(text).unreadable, path).toBeGreaterThan(0);
  }
});

test('mail goes out past those that cannot be read, which are given up', async () => {
  const good = outbox().doc(HEALTHY);
  const stored = (await good.get()).data();
  if (!stored) throw new Error('There is no good email in the corpus.');
  const at = '2020-01-01T00:00:00.000Z';
  await good.set({
    ...stored,
    needs: 'nothing',
    status: 'pending',
    nextAttemptAt: at,
    limit: 'none',
  });
  for (const id of spoiled.get('outbox') ?? []) {
    const doc = firestore().doc(`outbox/${id}`);
    await doc.update({ needs: 'nothing', status: 'pending', nextAttemptAt: at });
  }
  const response = await invoke(deliverOutbox, get('/.netlify/functions/deliver-outbox'));
  expect(response.status).toBe(200);
  expect((await good.get()).data()?.status).toBe('sent');
});

test('the night does its work, and finds what nobody has asked for', async () => {
  allowConsole(/"code":"nightly"/);
  const unseen = firestore().doc('signedTexts/unseen');
  await unseen.set({ sha256: 5 });
  await invoke(nightly, get('/.netlify/functions/nightly'));
  const [run] = (await nightlyRuns().orderBy('startedAt', 'desc').get()).docs
    .filter(({ id }) => id !== HEALTHY && !id.startsWith('spoiled'))
    .map((doc) => doc.data());
  expect(run?.jobs.filter(({ left }) => left === null)).toEqual([]);
  const note = await firestore().doc('brokenRecords/signedTexts.unseen').get();
  expect(note.get('fields')).toContain('sha256');
});

test('what is stored is what the schema names, and never what could not be read again', async () => {
  const { id: _, ...game } = (await games().doc(HEALTHY).get()).data() ?? {};
  const typed = { ...game, id: 'typed', medicalInfo: 'private' } as Game;
  await games().doc('typed').set(typed);
  expect((await firestore().doc('games/typed').get()).get('medicalInfo')).toBeUndefined();
  const broken = { ...typed, sequence: -1 };
  await expect(async () => games().doc('typed').set(broken)).rejects.toThrow(
    /stored broken: sequence/,
  );
});
