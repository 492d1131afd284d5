import { subDays } from 'date-fns';
import { beforeAll, expect, test } from 'vitest';
import {
  archivePlayersEndpoint,
  checkSeasonEndpoint,
  finishSeasonEndpoint,
  readSeasonEndpoint,
  type SeasonCheck,
  type SeasonState,
  startSeasonEndpoint,
} from '#contracts/seasons/dashboard.ts';
import type { ReturningFamilies } from '#contracts/seasons/families.ts';
import { listReturningEndpoint } from '#contracts/seasons/families.ts';
import { registrations, seasons } from '#server/gateways/records.ts';
import { seasonIdOf } from '#server/use-cases/seasons/season-record.ts';
import { stack } from '#tests/helpers/functions.ts';
import { ask, conflict, send } from '#tests/helpers/office.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';

/* A season named without its year comes again under its old name, and is another one. */

const publish = (seasonName: string) =>
  publishFields(stack.content.url, 'siteSettings', { seasonName });
const state = async () => (await ask(readSeasonEndpoint.path)).body as SeasonState;
const start = (from: string) => send(startSeasonEndpoint.path, { from });
async function open() {
  const { change } = await state();
  if (!change) throw new Error('No change of seasons is in progress.');
  return { id: change.id, seen: change.updatedAt };
}
async function check() {
  const { today } = await state();
  return (await ask(checkSeasonEndpoint.path, { before: today })).body as SeasonCheck;
}
async function archivePlayers() {
  const { players } = await check();
  const body = { ...(await open()), count: players.leaving };
  expect(await send(archivePlayersEndpoint.path, body)).toMatchObject({ status: 200 });
}
const finish = async () => send(finishSeasonEndpoint.path, await open());
const returning = async () => (await ask(listReturningEndpoint.path)).body as ReturningFamilies;
async function register(seasonName: string) {
  const { registration } = await storeRegistration(1, { email: 'again@example.com' });
  await registrations().doc(registration.id).update({ seasonName });
}

beforeAll(() => publish('Fall Season'));

test('last year’s registrations under a name do not count for this year’s season', async () => {
  await register('Fall Season');
  expect(await start('Fall Season')).toMatchObject({ status: 200 });
  await archivePlayers();
  await publish('Spring Season');
  expect((await returning()).blocked).toBeNull();
  await finish();

  await register('Spring Season');
  expect(await start('Spring Season')).toMatchObject({ status: 200 });
  await archivePlayers();
  await publish('Fall Season');
  const { blocked, families } = await returning();
  expect(blocked).toContain('A season named “Fall Season” has ended before.');
  expect(families.map(({ standing }) => standing)).not.toContain('registered');
  expect(await check()).toMatchObject({ canUndo: true });
  await publish('Fall Season 2027');
  expect((await returning()).blocked).toBeNull();
  await finish();
});

test('a name that was used cannot be started again, but for one finished a moment ago', async () => {
  expect(await start('fall season ')).toMatchObject({ status: 200 });
  await finish();
  const long = subDays(new Date(), 300).toISOString();
  for (const name of ['Fall Season', 'Fall Season 2027']) {
    const doc = seasons().doc(seasonIdOf(name));
    if ((await doc.get()).exists) await doc.update({ finishedAt: long });
  }
  const refused = await start('Fall Season');
  expect(refused).toMatchObject(conflict);
  expect(JSON.stringify(refused.body)).toContain('a name with its year');
  expect(await start('Fall Season 2026')).toMatchObject({ status: 200 });
  await finish();
});
