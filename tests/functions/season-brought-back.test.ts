import { expect, test } from 'vitest';
import {
  addPlayerEndpoint,
  bringBackPlayerEndpoint,
  listPlayersEndpoint,
  type Player,
} from '#contracts/players/dashboard.ts';
import {
  archivePlayersEndpoint,
  checkSeasonEndpoint,
  readSeasonEndpoint,
  type SeasonCheck,
  type SeasonState,
} from '#contracts/seasons/dashboard.ts';
import type { NewPlayer } from '#domain/players/new-player-form.ts';
import { outbox, profiles } from '#server/gateways/records.ts';
import { ask, send } from '#tests/helpers/office.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { playerForm } from '#tests/helpers/registrations.ts';
import {
  again,
  archivePlayers,
  FROM,
  oldFamily,
  playersOf,
  publish,
  register,
  TO,
} from '#tests/helpers/returning-families.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* Whom the office takes without a registration while it changes the season, the guide leaves where they are. */

await publish(FROM);
const known = await addPlayer();
const onPaper = await oldFamily();
const signed = await oldFamily();
await archivePlayers();

async function check() {
  const { today } = (await ask(readSeasonEndpoint.path)).body as SeasonState;
  const { status, body } = await ask(checkSeasonEndpoint.path, { before: today });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as SeasonCheck;
}
const countPlayers = async () => (await check()).players;
const seasonOf = async (id: string) => (await profiles().doc(id).get()).data()?.pastSeason;

async function bringBack(id: string) {
  const seen = (await profiles().doc(id).get()).data()?.updatedAt;
  expect((await send(bringBackPlayerEndpoint.path, { id, seen })).status).toBe(200);
}

test('players brought back since the change began stay; those of a change before leave', async () => {
  const before = await addPlayer({ broughtBackAt: '2026-01-05T12:00:00.000Z' });
  const { leaving, staying } = await countPlayers();
  expect(await seasonOf(known.id)).toBe(FROM);
  await bringBack(known.id);
  expect(await countPlayers()).toEqual({ leaving, staying: staying + 1 });

  const { change } = (await ask(readSeasonEndpoint.path)).body as SeasonState;
  const record = { id: change?.id, seen: change?.updatedAt, count: leaving };
  expect((await send(archivePlayersEndpoint.path, record)).status).toBe(200);
  expect(await seasonOf(before.id)).toBe(FROM);
  expect(await seasonOf(known.id)).toBeNull();
});

test('players added by hand stay where the new season is published, and leave before', async () => {
  const player: NewPlayer = {
    ...playerForm({ firstName: 'Mia' }),
    dateOfBirth: null,
    phone: null,
    jerseyNumber: null,
    position: null,
    teamName: null,
    parentGuardianName: 'Robin Doe',
    email: newAddress(),
    parentGuardianPhone: '239-555-0101',
    emergencyContactName: 'Lou Ames',
    emergencyContactPhone: '239-555-0102',
  };
  const before = await countPlayers();
  const added = { idempotencyKey: crypto.randomUUID(), player };
  expect((await send(addPlayerEndpoint.path, added)).status).toBe(200);
  const { leaving, staying } = before;
  expect(await countPlayers()).toEqual({ leaving: leaving + 1, staying });
  // The office sees their names before it moves them.
  expect((await check()).leavingByHand).toContain('Mia Diaz');
  await publish(TO);
  expect((await check()).leavingByHand).not.toContain('Mia Diaz');
  expect(await countPlayers()).toEqual({ leaving, staying: staying + 1 });
});

test('who was brought back has signed nothing for this season, whatever was signed before', async () => {
  const zoe = (await playersOf(signed.email)).find(({ firstName }) => firstName === 'Zoë');
  const id = zoe?.id ?? '';
  const has = async (season: string, waiver: string) => {
    const asked = { search: signed.email, season, waiver };
    const { status, body } = await ask(listPlayersEndpoint.path, asked);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { rows: Player[] }).rows.some((player) => player.id === id);
  };
  expect(await has('past', 'signed')).toBe(true);
  await bringBack(id);
  expect(await has('current', 'signed')).toBe(false);
  expect(await has('current', 'missing')).toBe(true);
});

test('whose family then sends the form is told to the office: both are on emergency sheets', async () => {
  await publish(TO);
  const zoe = (await playersOf(onPaper.email)).find(({ firstName }) => firstName === 'Zoë');
  const id = zoe?.id ?? '';
  await bringBack(id);
  const players = [playerForm({ age: 15, grade: 10, medicalInfo: 'EpiPen in the bag' })];
  const { invitation: _, ...request } = await again(onPaper.email, '', { players });
  await register(request);
  const { docs } = await outbox().where('about', '==', `profiles/${id}`).get();
  const [mail, ...more] = docs.map((doc) => doc.data());
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Maybe the same player twice: Zoë Diaz');
  expect(mail?.text).toContain('Both are on emergency sheets');
  expect(mail?.text).not.toContain('of the new player only');
});
