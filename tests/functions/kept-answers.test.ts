import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import api from '#functions/api.ts';
import { forgetKept } from '#server/core/kept-answers.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { games } from '#server/gateways/records.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';

await stack.seed();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  forgetKept('games');
});
afterEach(() => vi.useRealTimers());

const ask = (path: string = listGamesEndpoint.path) => invoke(api, get(path));
const opponents = async (response: Response) =>
  listGamesEndpoint.response.parse(await response.json()).games.map(({ opponent }) => opponent);
const kept = (response: Response) => response.headers.get('netlify-cdn-cache-control');

/** A change that this process does not hear of: another function made it. */
async function renameElsewhere(opponent: string): Promise<void> {
  await firestore().doc('games/game-01').update({ opponent });
}

test('what another process changed is seen after three seconds, and the CDN keeps nothing older', async () => {
  const first = await ask();
  expect(kept(first)).toContain('s-maxage=86400');
  const before = await opponents(first);
  await renameElsewhere('Naples Nets');
  const second = await ask();
  expect(kept(second)).toBe('public, s-maxage=3');
  expect(second.headers.get('netlify-cache-tag')).toBe('games');
  expect(await opponents(second)).toEqual(before);
  vi.setSystemTime(Date.now() + 3001);
  const third = await ask();
  expect(kept(third)).toContain('s-maxage=86400');
  expect(await opponents(third)).toContain('Naples Nets');
});

test('a change of this process is seen at once, also by who asks while it is being read', async () => {
  const underWay = ask();
  await renameElsewhere('Estero Bay');
  forgetKept('games');
  expect(await opponents(await ask())).toContain('Estero Bay');
  // What was being read may be of before the change: the CDN, which has been purged by now, soon asks again.
  expect(kept(await underWay)).toBe('public, s-maxage=3');
});

test('who asks at the same time is given one answer, and each can read it', async () => {
  const answers = await Promise.all([ask(), ask(), ask()]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(answers.map(kept).filter((value) => value?.includes('86400'))).toHaveLength(1);
});

test('a refusal is not kept, nor what is asked for in another way', async () => {
  allowConsole(/service_unavailable|UNAVAILABLE|ECONNREFUSED/);
  await stack.firestore.stop();
  const refused = await ask();
  expect(refused.status).toBe(503);
  await stack.firestore.start();
  expect((await ask()).status).toBe(200);
  const head = await invoke(api, new Request(get(listGamesEndpoint.path), { method: 'HEAD' }));
  expect(await head.text()).toBe('');
  const posted = await invoke(api, new Request(get(listGamesEndpoint.path), { method: 'POST' }));
  expect(posted.status).toBe(405);
  expect((await games().doc('game-01').get()).exists).toBe(true);
});
