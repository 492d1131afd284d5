import { subDays } from 'date-fns';
import { beforeAll, expect, test } from 'vitest';
import { finishSeasonEndpoint } from '#contracts/seasons/dashboard.ts';
import { registrations, seasons } from '#server/gateways/records.ts';
import { seasonIdOf } from '#server/use-cases/seasons/season-record.ts';
import { conflict, send } from '#tests/helpers/office.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import {
  archivePlayers,
  checkSeason,
  openChange,
  publishSeason,
  readReturning,
  startSeason,
} from '#tests/helpers/season-steps.ts';

/* A season named without its year comes again under its old name, and is another one. */

const finish = async () => send(finishSeasonEndpoint.path, await openChange());
async function register(seasonName: string) {
  const { registration } = await storeRegistration(1, { email: 'again@example.com' });
  await registrations().doc(registration.id).update({ seasonName });
}

beforeAll(() => publishSeason('Fall Season'));

test('last year’s registrations under a name do not count for this year’s season', async () => {
  await register('Fall Season');
  expect(await startSeason('Fall Season')).toMatchObject({ status: 200 });
  await archivePlayers();
  await publishSeason('Spring Season');
  expect((await readReturning()).blocked).toBeNull();
  await finish();

  await register('Spring Season');
  expect(await startSeason('Spring Season')).toMatchObject({ status: 200 });
  await archivePlayers();
  await publishSeason('Fall Season');
  const { blocked, families } = await readReturning();
  expect(blocked).toContain('A season named “Fall Season” has ended before.');
  expect(families.map(({ standing }) => standing)).not.toContain('registered');
  expect(await checkSeason()).toMatchObject({ canUndo: true });
  await publishSeason('Fall Season 2027');
  expect((await readReturning()).blocked).toBeNull();
  await finish();
});

test('a name that was used cannot be started again, but for one finished a moment ago', async () => {
  expect(await startSeason('fall season ')).toMatchObject({ status: 200 });
  await finish();
  const long = subDays(new Date(), 300).toISOString();
  for (const name of ['Fall Season', 'Fall Season 2027']) {
    const doc = seasons().doc(seasonIdOf(name));
    if ((await doc.get()).exists) await doc.update({ finishedAt: long });
  }
  const refused = await startSeason('Fall Season');
  expect(refused).toMatchObject(conflict);
  expect(JSON.stringify(refused.body)).toContain('a name with its year');
  expect(await startSeason('Fall Season 2026')).toMatchObject({ status: 200 });
  await finish();
});
