import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import pMap from 'p-map';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewSubmissionEndpoint } from '#contracts/gallery/submission-review.ts';
import api from '#functions/api.ts';
import { gallerySubmissions, games } from '#server/gateways/records.ts';
import { type PackedFunction, packFunctions } from '#tests/helpers/archives/pack-functions.ts';
import { startArchive } from '#tests/helpers/archives/start-archive.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { makeHeic } from '#tests/helpers/make-heic.ts';
import { sentBy } from '#tests/helpers/sign-in.ts';
import { admin, photo, receive, seenOf } from '#tests/helpers/submissions.ts';
import { checkRateLimits, checkSchedules } from '../deploy/checks/check-functions.ts';
import { checkNetlifyToml } from '../deploy/checks/check-netlify-toml.ts';
import { BUDGETS } from '../site/budgets.ts';

/*
 * What ships: the functions as the build makes them and Netlify's bundler packs them, each unpacked where
 * nothing else is and started through its own entry.
 */

const SOURCES = path.resolve(import.meta.dirname, '../../netlify/functions');
/** Several cost each other time, and memory. */
const AT_ONCE = 2;

let packed: Awaited<ReturnType<typeof packFunctions>>;
beforeAll(async () => {
  await stack.seed();
  packed = await packFunctions();
}, 300_000);
afterAll(() => packed?.remove());

const find = (name: string): PackedFunction => {
  const found = packed.functions.find((one) => one.name === name);
  if (!found) throw new Error(`There is no function ${name}.`);
  return found;
};

/** Starts a function, asks it, and ends it. */
async function ask(name: string, ...requests: Request[]): Promise<Response[]> {
  const archive = await startArchive(await find(name).unpack());
  try {
    const answers: Response[] = [];
    for (const request of requests) answers.push(await archive.ask(request));
    return answers;
  } finally {
    archive.stop();
  }
}

/** What a function's own file says of its addresses, schedule and limit. */
async function readConfig(name: string): Promise<Config> {
  const module = (await import(path.join(SOURCES, `${name}.ts`))) as { config?: Config };
  return module.config ?? {};
}
const listed = <Value>(given: Value | Value[] | undefined) =>
  given === undefined ? [] : [given].flat();

test('every function is packed, as one file that Netlify does not bundle again', () => {
  const sources = readdirSync(SOURCES).map((file) => path.basename(file, '.ts'));
  expect(packed.functions.map(({ name }) => name).sort()).toEqual(sources.sort());
  for (const { name, bundler, runtimeVersion, inputs = [] } of packed.functions) {
    expect({ name, bundler, runtimeVersion }).toEqual({
      name,
      bundler: 'none',
      runtimeVersion: 'nodejs24.x',
    });
    expect(inputs.filter((input) => !/node_modules\/@img\/sharp-/.test(input))).toHaveLength(2);
  }
});

test('no archive is larger than its budget', () => {
  const tooLarge = packed.functions
    .map(({ name, bytes, inputs = [] }) => ({ name, bytes, hasSharp: inputs.length > 2 }))
    .filter(({ bytes, hasSharp }) => !(bytes <= BUDGETS[hasSharp ? 'sharpArchive' : 'archive']));
  expect(tooLarge).toEqual([]);
});

test('Netlify reads the addresses, schedules and limits that the sources name', async () => {
  for (const {
    name,
    routes = [],
    excludedRoutes = [],
    schedule,
    trafficRules,
  } of packed.functions) {
    const config = await readConfig(name);
    expect({
      name,
      paths: routes.map(({ pattern }) => pattern),
      excluded: excludedRoutes.map(({ pattern }) => pattern),
      schedule,
      limit: trafficRules?.action.config.rateLimitConfig.windowLimit,
    }).toEqual({
      name,
      paths: listed(config.path),
      excluded: listed(config.excludedPath),
      schedule: config.schedule,
      limit: config.rateLimit && Reflect.get(config.rateLimit, 'windowLimit'),
    });
  }
});

test('each schedule and limit is one that Netlify keeps, and netlify.toml is read whole', async () => {
  const named = await Promise.all(
    packed.functions.map(async ({ name }) => ({ name, config: await readConfig(name) })),
  );
  const names = named.map(({ name }) => name);
  const findings = [
    ...(await checkNetlifyToml(path.resolve(SOURCES, '../..'), names)),
    ...(await checkSchedules(named)),
    ...checkRateLimits(named),
  ];
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
});

// Some thirty processes, one after the other.
const STARTS_MS = 240_000;

test('each starts from its archive alone and answers as its source does', {
  timeout: STARTS_MS,
}, async () => {
  const answers = await pMap(
    packed.functions,
    async ({ name }) => {
      const [own = `/.netlify/functions/${name}`] = listed((await readConfig(name)).path);
      const module = await import(path.join(SOURCES, `${name}.ts`));
      const request = () => get(own.replace('*', 'nothing'));
      const expected: Response = await invoke(module.default, request());
      const [answer] = await ask(name, request());
      return { name, status: answer?.status, expected: expected.status };
    },
    { concurrency: AT_ONCE },
  );
  expect(answers.filter(({ status, expected }) => status !== expected)).toEqual([]);
  expect(answers.filter(({ expected }) => expected >= 500)).toEqual([]);
});

test('the public reads are those of the source, and every service is reached', async () => {
  const [season] = await ask('api', get('/api/games'));
  expect(await season?.json()).toEqual(await (await invoke(api, get('/api/games'))).json());
  const [health] = await ask('health', get('/api/health'));
  expect(health?.status).toBe(200);
});

test('the page of the schedule is filled from the archive alone', async () => {
  const [page] = await ask('api', get('/schedules'));
  const html = (await page?.text()) ?? '';
  expect(page?.status).toBe(200);
  expect(html).toContain('<title>Game Schedules</title>');
  for (const { opponent } of (await games().get()).docs.map((doc) => doc.data())) {
    expect(html).toContain(opponent.replace('&', '&amp;'));
  }
});

test('pictures are made with the native code that goes along, also of a HEIC', async () => {
  const pending = [
    await receive(photo),
    await receive(makeHeic([120, 100, 180]), { fileType: 'image/heic' }),
  ];
  const requests = pending.map((submission) =>
    sentBy(
      admin,
      postJson(reviewSubmissionEndpoint.path, { ...seenOf(submission), decision: 'approve' }),
    ),
  );
  const answers = await ask('review-submission', ...requests);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const { id } of pending) {
    const stored = (await gallerySubmissions().doc(id).get()).data();
    expect(stored?.published.length).toBeGreaterThan(0);
  }
});
