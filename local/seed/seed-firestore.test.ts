import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PastGameSchema } from '#domain/games/past-game.ts';
import { nextGame } from '#domain/games/schedule.ts';
import { openTestFirestore, type TestClient } from '../firestore/testing.ts';
import { siteSettings } from './content/site-settings.ts';
import { seedGames } from './records/seed-games.ts';
import { seedSeason } from './seed-firestore.ts';

const TIME_ZONE = 'America/New_York';
const FIRST_START = new Date('2026-11-21T12:00:00-05:00');
const WEEKS_LATER = new Date('2026-12-12T12:00:00-05:00');

let client: TestClient;

beforeEach(async () => {
  client = await openTestFirestore();
});

afterEach(() => client.close());

const readAll = async () => {
  const [games, team] = await Promise.all([
    client.db.collection('games').get(),
    client.db.doc('teamInformation/current').get(),
  ]);
  return { games: games.docs.map((doc) => doc.data()), team: team.data() };
};

describe('seedSeason', () => {
  it('writes the season that the schedule shows', async () => {
    await seedSeason(client.db, FIRST_START, TIME_ZONE);
    const games = seedGames(FIRST_START, TIME_ZONE);
    expect((await readAll()).games).toEqual(games);
    const next = nextGame(games, FIRST_START, TIME_ZONE);
    expect((await client.db.doc(`games/${next?.id}`).get()).data()).toEqual(next);
  });

  it('writes the games of the season before, all of them played before this one', async () => {
    await seedSeason(client.db, FIRST_START, TIME_ZONE);
    const { docs } = await client.db.collection('pastGames').orderBy('date').get();
    const past = docs.map((doc) => PastGameSchema.parse(doc.data()));
    expect(past).toHaveLength(7);
    const [first] = seedGames(FIRST_START, TIME_ZONE);
    for (const game of past) {
      expect(game.seasonName).not.toBe(siteSettings.seasonName);
      expect(game.result).toMatch(/^[WL] \d+-\d+$/);
      expect(game.updatedAt < game.archivedAt).toBe(true);
      expect(game.archivedAt.slice(0, 10) < (first?.date ?? '')).toBe(true);
    }
  });

  it('changes nothing the second time, whatever staff did in between', async () => {
    await seedSeason(client.db, FIRST_START, TIME_ZONE);
    await client.db.doc('games/game-01').update({ result: 'L 70-71' });
    await client.db.doc('games/game-16').delete();
    await client.db.doc('teamInformation/current').update({ phone: '239-555-0199' });
    const before = await readAll();
    await seedSeason(client.db, WEEKS_LATER, TIME_ZONE);
    expect(await readAll()).toEqual(before);
  });

  it('completes what was interrupted, without touching what is there', async () => {
    const [game] = seedGames(FIRST_START, TIME_ZONE);
    await client.db.doc('games/game-01').create({ ...game, opponent: 'Edited before the end' });
    await seedSeason(client.db, FIRST_START, TIME_ZONE);
    const { games, team } = await readAll();
    expect(games).toHaveLength(30);
    expect(games[0]).toMatchObject({ opponent: 'Edited before the end' });
    expect(team).toMatchObject({ teamName: 'Calusa Coast Hoops' });
  });
});
