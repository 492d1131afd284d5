import { describe, expect, test } from 'vitest';
import * as contract from '#contracts/games/dashboard.ts';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import type { Game } from '#domain/games/game.ts';
import type { GameInput } from '#domain/games/game-form.ts';
import admin from '#functions/admin.ts';
import api from '#functions/api.ts';
import { auditLog, games } from '#server/gateways/records.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { dayOfSkippedHour, daysAgo } from '#tests/helpers/days.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });

const call = (path: string, body: unknown) => invoke(admin, sentBy(office, postJson(path, body)));
const newGame = (change: object = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  game: {
    date: daysAgo(-60),
    time: '19:05',
    opponent: `Team ${crypto.randomUUID()}`,
    location: 'Bayside Gym',
    address: '100 Bay St',
    gameType: 'regular',
    isHomeGame: true,
    result: null,
    status: 'scheduled',
    ...change,
  } as GameInput,
});
async function create(change: object = {}): Promise<Game> {
  const response = await call(contract.createGameEndpoint.path, newGame(change));
  expect(response.status).toBe(200);
  return contract.createGameEndpoint.response.parse(await response.json()).game;
}
const seen = ({ id, updatedAt }: Game) => ({ id, seen: updatedAt });
const inputFrom = ({ id: _, sequence: __, updatedAt: ___, ...input }: Game): GameInput => input;
async function refusalOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return `${response.status} ${error.code} ${Object.keys(error.fields ?? {}).join(' ')}`.trim();
}
async function publicGame(id: string): Promise<Game | undefined> {
  const response = await invoke(api, get('/api/games'));
  return listGamesEndpoint.response
    .parse(await response.json())
    .games.find((game) => game.id === id);
}
const feed = async () => (await invoke(api, get('/schedule.ics'))).text();
/** The lines of a game's event in the calendar feed. */
async function eventOf(id: string): Promise<string[] | undefined> {
  const events = (await feed()).replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  return events.find((event) => event.includes(`UID:${id}@`))?.split('\r\n');
}
async function logOf(id: string) {
  const entries = await auditLog().where('subject', '==', `games/${id}`).get();
  return entries.docs
    .map((doc) => doc.data())
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ action, actorId, changes }) => ({ action, actorId, changes }));
}

describe('the games of the dashboard', () => {
  test('are all of them, with the time zone that "upcoming" is told in', async () => {
    const response = await invoke(admin, sentBy(office, get(contract.listAdminGamesEndpoint.path)));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = contract.listAdminGamesEndpoint.response.parse(await response.json());
    expect(answer.timeZone).toBe('America/New_York');
    expect(answer.games).toHaveLength((await games().get()).size);
  });

  test('a game that is added is on the public schedule and in the feed at once', async () => {
    const game = await create({ opponent: '=HYPERLINK("http://x")', result: '' });
    expect(await publicGame(game.id)).toEqual(game);
    expect(game).toMatchObject({ sequence: 0, result: null, opponent: '=HYPERLINK("http://x")' });
    expect(await eventOf(game.id)).toContain('SEQUENCE:0');
    expect(await logOf(game.id)).toMatchObject([{ action: 'game.created', actorId: office.uid }]);
  });

  test('one that is sent twice is one game', async () => {
    const body = newGame();
    const [first, second] = await Promise.all(
      [1, 2].map(() => call(contract.createGameEndpoint.path, body)),
    );
    expect(await first?.json()).toEqual(await second?.json());
    expect(await logOf(body.idempotencyKey)).toHaveLength(1);
    const other = { ...body, game: { ...body.game, time: '20:00' } };
    expect(await refusalOf(await call(contract.createGameEndpoint.path, other))).toBe(
      '409 idempotency_key_reused',
    );
  });

  test('the same game twice, a result before the game and a time that the clocks skip are refused', async () => {
    const game = await create();
    const again = newGame(inputFrom(game));
    expect(await refusalOf(await call(contract.createGameEndpoint.path, again))).toBe(
      '422 invalid_input game.opponent',
    );
    const other = await create({ opponent: game.opponent, time: '21:00' });
    const moved = { ...seen(other), game: { ...inputFrom(other), time: game.time } };
    expect(await refusalOf(await call(contract.updateGameEndpoint.path, moved))).toBe(
      '422 invalid_input game.opponent',
    );
    for (const [change, field] of [
      [{ result: 'W 85-72' }, 'game.result'],
      [{ date: dayOfSkippedHour(), time: '02:30' }, 'game.time'],
    ] as const) {
      const response = await call(contract.createGameEndpoint.path, newGame(change));
      expect(await refusalOf(response)).toBe(`422 invalid_input ${field}`);
      const content = { added: [newGame(change).game], changed: [] };
      const imported = { idempotencyKey: crypto.randomUUID(), ...content };
      expect(await refusalOf(await call(contract.importGamesEndpoint.path, imported))).toBe(
        '422 invalid_input',
      );
    }
  });

  test('a change keeps the id and raises the sequence, and says what changed', async () => {
    const game = await create({ date: '2026-01-10' });
    const response = await call(contract.updateGameEndpoint.path, {
      ...seen(game),
      game: { ...inputFrom(game), result: 'w 85 - 72', time: '20:00' },
    });
    const { game: changed } = contract.updateGameEndpoint.response.parse(await response.json());
    expect(changed).toMatchObject({ id: game.id, sequence: 1, result: 'W 85-72', time: '20:00' });
    expect(await publicGame(game.id)).toEqual(changed);
    expect((await logOf(game.id)).at(-1)?.changes).toEqual(
      expect.arrayContaining([
        { field: 'result', before: '', after: 'W 85-72' },
        { field: 'time', before: '19:05', after: '20:00' },
      ]),
    );
  });

  test('the second of two admins is told, and overwrites nothing', async () => {
    const game = await create();
    const edit = (time: string) =>
      call(contract.updateGameEndpoint.path, { ...seen(game), game: { ...inputFrom(game), time } });
    expect((await edit('20:00')).status).toBe(200);
    expect(await refusalOf(await edit('21:00'))).toBe('409 conflict');
    expect(await refusalOf(await call(contract.deleteGameEndpoint.path, seen(game)))).toBe(
      '409 conflict',
    );
    expect((await publicGame(game.id))?.time).toBe('20:00');
  });

  test('a canceled game stays in the feed, a deleted one is gone', async () => {
    const game = await create();
    const response = await call(contract.updateGameEndpoint.path, {
      ...seen(game),
      game: { ...inputFrom(game), status: 'cancelled' },
    });
    const { game: cancelled } = contract.updateGameEndpoint.response.parse(await response.json());
    expect(await eventOf(game.id)).toEqual(
      expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:1']),
    );
    expect((await call(contract.deleteGameEndpoint.path, seen(cancelled))).status).toBe(200);
    expect(await eventOf(game.id)).toBeUndefined();
    expect(await publicGame(game.id)).toBeUndefined();
    expect((await logOf(game.id)).map(({ action }) => action)).toEqual([
      'game.created',
      'game.updated',
      'game.deleted',
    ]);
    expect(await refusalOf(await call(contract.deleteGameEndpoint.path, seen(cancelled)))).toBe(
      '404 not_found',
    );
  });

  test.each([
    [{ date: '2026-02-30' }, 'game.date'],
    [{ opponent: 'A\r\nSTATUS:CANCELLED' }, 'game.opponent'],
    [{ result: 'W 72-85' }, 'game.result'],
    [{ result: 'W 85-72', status: 'cancelled' }, 'game.status'],
    [{ gameType: '__proto__', isHomeGame: 'true' }, 'game.gameType game.isHomeGame'],
  ])('%j is refused', async (change, fields) => {
    const response = await call(contract.createGameEndpoint.path, newGame(change));
    expect(await refusalOf(response)).toBe(`422 invalid_input ${fields}`);
  });

  test('what a browser says of id, sequence and time of change counts for nothing', async () => {
    const game = await create({ id: 'game-01', sequence: 99, updatedAt: '2030-01-01T00:00:00Z' });
    expect(game).toMatchObject({ sequence: 0 });
    expect(game.id).not.toBe('game-01');
  });
});

describe('an import', () => {
  test('adds and changes what was confirmed, once', async () => {
    const there = await create({ date: '2026-01-10' });
    const added = [newGame().game, newGame().game];
    const body = {
      idempotencyKey: crypto.randomUUID(),
      added,
      changed: [{ ...seen(there), game: { ...inputFrom(there), result: 'L 68-75' } }],
    };
    const send = async () => (await call(contract.importGamesEndpoint.path, body)).json();
    expect(await send()).toEqual({ added: 2, changed: 1 });
    expect(await send()).toEqual({ added: 2, changed: 1 });
    expect(await publicGame(there.id)).toMatchObject({ result: 'L 68-75', sequence: 1 });
    for (const { opponent } of added) {
      const { docs } = await games().where('opponent', '==', opponent).get();
      expect(docs.map((doc) => doc.data().sequence)).toEqual([0]);
    }
    expect((await logOf(there.id)).map(({ action }) => action)).toEqual([
      'game.created',
      'game.updated',
    ]);
    expect(await actionsOn('games')).toEqual(['games.imported']);
    const other = { ...body, added: [newGame().game] };
    expect(await refusalOf(await call(contract.importGamesEndpoint.path, other))).toBe(
      '409 idempotency_key_reused',
    );
  });

  test('writes nothing at all when one game has changed, or been added, since the preview', async () => {
    const there = await create();
    const mine = newGame().game;
    const stale = { ...seen(there), seen: '2026-01-01T00:00:00Z', game: inputFrom(there) };
    const send = (content: object) =>
      call(contract.importGamesEndpoint.path, {
        idempotencyKey: crypto.randomUUID(),
        added: [],
        changed: [],
        ...content,
      });
    expect(await refusalOf(await send({ added: [mine], changed: [stale] }))).toBe('409 conflict');
    expect(await refusalOf(await send({ added: [mine, inputFrom(there)] }))).toBe('409 conflict');
    expect((await games().where('opponent', '==', mine.opponent).get()).size).toBe(0);
    expect(await refusalOf(await send({}))).toBe('422 invalid_input');
    expect(await refusalOf(await send({ added: [mine, { ...mine, time: 'noon' }] }))).toBe(
      '422 invalid_input added.1.time',
    );
  });

  test('takes the most games there may be, with the longest texts', async () => {
    const long = (length: number, index: number) =>
      `Ü${index} `.repeat(200).slice(0, length).trim();
    const added = Array.from(
      { length: 500 },
      (_, index) =>
        newGame({
          opponent: long(100, index),
          location: long(200, index),
          address: long(200, index),
          date: '2028-01-01',
        }).game,
    );
    const send = (rows: GameInput[]) =>
      call(contract.importGamesEndpoint.path, {
        idempotencyKey: crypto.randomUUID(),
        added: rows,
        changed: [],
      });
    expect(await (await send(added)).json()).toEqual({ added: 500, changed: 0 });
    expect(await refusalOf(await send([...added, newGame().game]))).toBe('422 invalid_input');
  });
});
