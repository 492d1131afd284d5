import { expect, test } from 'vitest';
import { bringBackPlayerEndpoint } from '#contracts/players/dashboard.ts';
import {
  archivePlayersEndpoint,
  checkSeasonEndpoint,
  readSeasonEndpoint,
  type SeasonCheck,
  type SeasonState,
} from '#contracts/seasons/dashboard.ts';
import { profiles } from '#server/gateways/records.ts';
import { ask, send } from '#tests/helpers/office.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { archivePlayers, FROM, publish } from '#tests/helpers/returning-families.ts';

/* Whom the office takes without a registration while it changes the season, the guide leaves where they are. */

await publish(FROM);
const known = await addPlayer();
await archivePlayers();

async function countPlayers() {
  const { today } = (await ask(readSeasonEndpoint.path)).body as SeasonState;
  const { body } = await ask(checkSeasonEndpoint.path, { before: today });
  return (body as SeasonCheck).players;
}
const seasonOf = async (id: string) => (await profiles().doc(id).get()).data()?.pastSeason;

test('players brought back since the change began stay; those of a change before leave', async () => {
  const before = await addPlayer({ broughtBackAt: '2026-01-05T12:00:00.000Z' });
  const { leaving, staying } = await countPlayers();
  expect(await seasonOf(known.id)).toBe(FROM);
  const seen = (await profiles().doc(known.id).get()).data()?.updatedAt;
  expect((await send(bringBackPlayerEndpoint.path, { id: known.id, seen })).status).toBe(200);
  expect(await countPlayers()).toEqual({ leaving, staying: staying + 1 });

  const { change } = (await ask(readSeasonEndpoint.path)).body as SeasonState;
  const record = { id: change?.id, seen: change?.updatedAt, count: leaving };
  expect((await send(archivePlayersEndpoint.path, record)).status).toBe(200);
  expect(await seasonOf(before.id)).toBe(FROM);
  expect(await seasonOf(known.id)).toBeNull();
});
