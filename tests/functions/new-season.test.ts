import { beforeAll, describe, expect, test } from 'vitest';
import { listPastGamesEndpoint } from '#contracts/games/past.ts';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { listPlayersEndpoint, SEASON_FILTERS } from '#contracts/players/dashboard.ts';
import {
  archiveGamesEndpoint,
  archivePlayersEndpoint,
  checkSeasonEndpoint,
  decideBillsEndpoint,
  finishSeasonEndpoint,
  readSeasonEndpoint,
  type SeasonCheck,
  type SeasonState,
  startSeasonEndpoint,
  undoSeasonStepEndpoint,
} from '#contracts/seasons/dashboard.ts';
import type { Game } from '#domain/games/game.ts';
import api from '#functions/api.ts';
import { games, pastGames, profiles, registrations, seasons } from '#server/gateways/records.ts';
import { seasonIdOf } from '#server/use-cases/seasons/season-record.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { ask, conflict, entriesOn, pay, refused, send } from '#tests/helpers/office.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* The office closes a season: what it sees, what it moves, and what it takes back. */

const FROM = '2026-27 Season';
const TO = '2027-28 Season';
const publish = (seasonName: string) =>
  publishFields(stack.content.url, 'siteSettings', { seasonName });

async function state(): Promise<SeasonState> {
  return (await ask(readSeasonEndpoint.path)).body as SeasonState;
}
async function open() {
  const { change } = await state();
  if (!change) throw new Error('No change of seasons is in progress.');
  return { ...change, record: { id: change.id, seen: change.updatedAt } };
}
async function check(before?: string): Promise<SeasonCheck> {
  const { today } = await state();
  const { status, body } = await ask(checkSeasonEndpoint.path, { before: before ?? today });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as SeasonCheck;
}
const undo = async (step: 'schedule' | 'players') =>
  send(undoSeasonStepEndpoint.path, { ...(await open()).record, step });
async function publicGames(): Promise<Game[]> {
  const answer = await invoke(api, get(listGamesEndpoint.path));
  return listGamesEndpoint.response.parse(await answer.json()).games;
}
const current = async () =>
  (await profiles().where('role', '==', 'member').get()).docs
    .map((doc) => doc.data())
    .filter(({ pastSeason, userId }) => pastSeason === null && userId === null);

beforeAll(() => publish(FROM));

describe('a change of seasons', () => {
  test('is one, however many begin it; and only one is under way', async () => {
    const start = () => send(startSeasonEndpoint.path, { from: FROM });
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await start()).status).toBe(200);
    expect((await seasons().get()).size).toBe(1);
    expect(await send(startSeasonEndpoint.path, { from: 'Another' })).toMatchObject(conflict);
    for (const from of ['', '   ', 'x'.repeat(81), 7, null]) {
      expect(await send(startSeasonEndpoint.path, { from })).toMatchObject({
        status: expect.toSatisfy((status: number) => status === 400 || status === 422),
      });
    }
    const { published, change } = await state();
    expect(published).toMatchObject({ seasonName: FROM, feeCents: 15_000 });
    expect(change).toMatchObject({ from: FROM, bills: null, schedule: null, players: null });
    const log = await entriesOn(`seasons/${seasonIdOf(FROM)}`);
    expect(log.map(({ action }) => action)).toEqual(['season.started']);
  });

  test('counts open bills as the tab Families does, and changes none of them', async () => {
    const before = (await check()).bills;
    const payer = { firstName: 'Ana', lastName: 'Diaz', email: 'open-bills@example.com' };
    const bill = await storeBill({ payer, amountCents: 4_500 });
    const { bills } = await check();
    expect(bills).toEqual({
      families: before.families + 1,
      cents: before.cents + 4_500,
      automaticCents: before.automaticCents,
    });
    const { record } = await open();
    const decided = await send(decideBillsEndpoint.path, { ...record, choice: 'carried' });
    expect(decided).toMatchObject({
      status: 200,
      body: {
        change: { bills: { choice: 'carried', families: bills.families, cents: bills.cents } },
      },
    });
    // As it was seen before: someone else has decided meanwhile.
    const late = await send(decideBillsEndpoint.path, { ...record, choice: 'settled' });
    expect(late).toMatchObject(conflict);
    expect((await check()).bills).toEqual(bills);
    expect(bill.paymentStatus).toBe('pending');
  });

  test('counts as unpaid what neither a registration nor one of its bills was paid for', async () => {
    const before = (await check()).unpaid;
    const { bills } = await storeRegistration(2, { paymentMethod: 'check' });
    expect((await check()).unpaid).toBe(before + 1);
    await pay('bill', bills[0]?.id ?? '');
    expect((await check()).unpaid).toBe(before);
  });

  test('takes just the games that were shown off the schedule, and puts them back as they were', async () => {
    const { today } = await state();
    const before = await publicGames();
    const { games: counted } = await check();
    const past = before.filter(({ date }) => date < today);
    expect(counted).toEqual({ before: past.length, after: before.length - past.length });
    expect(past.length).toBeGreaterThan(0);
    // Those of the day itself stay.
    const days = past.map(({ date }) => date).sort();
    const lastDay = days.at(-1) ?? '';
    expect((await check(lastDay)).games.before).toBe(days.filter((day) => day < lastDay).length);
    const path = archiveGamesEndpoint.path;
    const { record } = await open();
    const wanted = { ...record, before: today, count: past.length };
    expect(await send(path, { ...wanted, count: past.length + 1 })).toMatchObject(conflict);
    expect(await send(path, { ...wanted, before: '2999-01-01' })).toMatchObject(refused);
    expect(await send(path, { ...wanted, before: 'today' })).toMatchObject(refused);
    expect(await publicGames()).toEqual(before);

    const both = await Promise.all([send(path, wanted), send(path, wanted)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await publicGames()).toEqual(before.filter(({ date }) => date >= today));
    const { body } = await ask(listPastGamesEndpoint.path);
    const kept = listPastGamesEndpoint.response.parse(body).games;
    expect(kept.filter(({ seasonName }) => seasonName === FROM)).toHaveLength(past.length);
    expect((await open()).schedule).toMatchObject({ before: today, games: past.length });

    // The last game of the old season was today, or is added later: it follows the others.
    const [late] = past;
    if (!late) throw new Error('There is no past game.');
    await games()
      .doc('latecomer')
      .create({ ...late, id: 'latecomer', opponent: 'Latecomers' });
    const second = { ...(await open()).record, before: today, count: 1 };
    expect((await send(path, second)).status).toBe(200);
    expect((await open()).schedule).toMatchObject({ before: today, games: past.length + 1 });
    expect((await pastGames().doc('latecomer').get()).data()).toMatchObject({ seasonName: FROM });
    expect(await publicGames()).toEqual(before.filter(({ date }) => date >= today));
    await pastGames().doc('latecomer').delete();

    // A game at the same time as one that is to come back.
    await games()
      .doc('in-the-way')
      .create({ ...late, id: 'in-the-way' });
    expect(await undo('schedule')).toMatchObject(conflict);
    await games().doc('in-the-way').delete();
    expect((await undo('schedule')).status).toBe(200);
    expect(await publicGames()).toEqual(before);
    expect((await pastGames().where('seasonName', '==', FROM).get()).size).toBe(0);
  });

  test('makes past players of those who are not registered anew, who keep all else', async () => {
    const createdAt = '2026-01-05T12:00:00.000Z';
    const mine = await addPlayer({ teamName: 'U14', jerseyNumber: '7', createdAt });
    const stranger = await signUpUser({ role: 'member', verified: false });
    const adult = await signUpUser({ role: 'member' });
    await profiles().doc(adult.uid).update({ teamName: 'Adults', pastSeason: null });
    const seen = await check();
    expect(seen.players).toEqual({ leaving: (await current()).length, staying: 1 });
    const overview = async () =>
      readOverviewEndpoint.response.parse((await ask(readOverviewEndpoint.path)).body);
    expect((await overview()).totalPlayers).toBe(seen.players.leaving);
    const path = archivePlayersEndpoint.path;
    const { record } = await open();
    const wanted = { ...record, count: seen.players.leaving };
    expect(await send(path, { ...wanted, count: wanted.count - 1 })).toMatchObject(conflict);
    expect(await send(path, wanted)).toMatchObject({
      body: { change: { players: { players: wanted.count } } },
    });
    expect(await send(path, wanted)).toMatchObject(conflict);
    expect(await current()).toEqual([]);
    expect((await overview()).totalPlayers).toBe(0);
    const { updatedAt: _, ...kept } = mine;
    expect((await profiles().doc(mine.id).get()).data()).toMatchObject({
      ...kept,
      pastSeason: FROM,
    });

    // Who only signed up is no player of any season.
    const account = (await profiles().doc(stranger.uid).get()).data();
    expect(account?.pastSeason).toBeNull();
    // Who plays with an account of their own signs no form for each season.
    expect((await profiles().doc(adult.uid).get()).data()?.pastSeason).toBeNull();
    for (const season of SEASON_FILTERS) {
      const { body } = await ask(listPlayersEndpoint.path, { search: stranger.email, season });
      expect(listPlayersEndpoint.response.parse(body).rows, season).toEqual([]);
    }

    // Who comes late for the old season goes with the others when it is pressed again.
    await addPlayer();
    const again = { ...(await open()).record, count: 1 };
    expect(await send(path, again)).toMatchObject({
      body: { change: { players: { players: wanted.count + 1 } } },
    });
    expect((await undo('players')).status).toBe(200);
    expect(await current()).toHaveLength(wanted.count + 1);
    expect((await open()).players).toBeNull();
  });

  test('is not undone once a family has registered for the new season, who stays', async () => {
    await publish(TO);
    const { registration } = await storeRegistration(1, { email: 'early@example.com' });
    await registrations()
      .doc(registration.id)
      .set({ ...registration, seasonName: TO });
    const early = await addPlayer({ email: 'early@example.com', registrationId: registration.id });
    const { players, canUndo } = await check();
    // So does who was added by hand since the change began.
    expect({ staying: players.staying, canUndo }).toEqual({ staying: 3, canUndo: false });
    const wanted = { ...(await open()).record, count: players.leaving };
    expect((await send(archivePlayersEndpoint.path, wanted)).status).toBe(200);
    expect((await profiles().doc(early.id).get()).data()?.pastSeason).toBeNull();
    expect(await undo('players')).toMatchObject(conflict);
    await publish(FROM);
    expect((await check()).canUndo).toBe(true);
  });

  test('answers with what to do while content or records are down', async () => {
    allowConsole(/./);
    await stack.content.stop();
    const { status, body } = await ask(readSeasonEndpoint.path);
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { error: { code: 'service_unavailable' } },
    });
    await stack.content.start();
    expect((await open()).from).toBe(FROM);
  });

  test('is finished, taken up again, and dropped where it has done nothing', async () => {
    const finish = async () => send(finishSeasonEndpoint.path, (await open()).record);
    expect((await finish()).status).toBe(200);
    expect(await state()).toMatchObject({ change: null, closed: [FROM] });
    expect((await ask(checkSeasonEndpoint.path, { before: '2026-12-01' })).status).toBe(404);
    await send(startSeasonEndpoint.path, { from: FROM });
    expect((await open()).bills).not.toBeNull();
    await finish();
    await send(startSeasonEndpoint.path, { from: 'A slip' });
    expect((await finish()).status).toBe(200);
    expect((await seasons().doc(seasonIdOf('A slip')).get()).exists).toBe(false);
    expect((await state()).closed).toEqual([FROM]);
    const done = (name: string) => actionsOn(`seasons/${seasonIdOf(name)}`);
    expect(await done('A slip')).toEqual(['season.started', 'season.dropped']);
    expect(await done(FROM)).toEqual([
      'season.started',
      'season.billsDecided',
      'season.scheduleArchived',
      'season.scheduleArchived',
      'season.scheduleRestored',
      'season.playersArchived',
      'season.playersArchived',
      'season.playersRestored',
      'season.playersArchived',
      'season.finished',
      'season.started',
      'season.finished',
    ]);
  });
});
