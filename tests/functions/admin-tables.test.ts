import { describe, expect, test } from 'vitest';
import { listBillsEndpoint } from '#contracts/billing/dashboard.ts';
import { listDonationsEndpoint } from '#contracts/donations/dashboard.ts';
import { listOrdersEndpoint } from '#contracts/orders/dashboard.ts';
import { listPlayersEndpoint, listTeamsEndpoint } from '#contracts/players/dashboard.ts';
import { ANY_TEXT, mostValues, type TableShape } from '#contracts/records/table.ts';
import { type AnyEndpoint, ENDPOINTS } from '#tests/helpers/contracts.ts';
import { get, stack } from '#tests/helpers/functions.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });

type Table = AnyEndpoint & { shape: TableShape<string, string> };
const TABLES = ENDPOINTS.filter((one): one is Table => 'shape' in one);

const ask = (path: string, query: Record<string, string>) => {
  const request = get(`${path}?${new URLSearchParams(query)}`);
  request.headers.set('authorization', `Bearer ${office.idToken}`);
  return fetch(request);
};

/** Of filters that take no other text. */
const TEXTS: Readonly<Record<string, string>> = { period: '2026-11', month: '2026-11' };
/** Each kind of the audit log stands for several actions, any two for at most 30; more are refused in words. */
const mostOf = (name: string, values: readonly string[]) =>
  Math.min(mostValues(values.length), name === 'action' ? 2 : values.length);

/** Every way a table can be filtered: not at all, by each filter, by two; each by as many values as it takes. */
function filterings({ shape }: Table): Record<string, string>[] {
  const chosen = Object.entries(shape.filters).map(([name, values]): [string, string] => [
    name,
    values === ANY_TEXT
      ? (TEXTS[name] ?? 'Herons')
      : values.slice(0, mostOf(name, values)).join(','),
  ]);
  const alone = chosen.map(([name, value]) => ({ [name]: value }));
  return [{}, ...alone, ...(chosen.length > 1 ? [Object.fromEntries(chosen)] : [])];
}

test('all tables are walked', () => {
  expect(TABLES.length).toBeGreaterThan(12);
});

describe.each(TABLES)('$path', (table) => {
  test('is sorted by every column it offers, both ways, however it is filtered', async () => {
    for (const filters of filterings(table)) {
      for (const sort of table.shape.sorts) {
        for (const direction of ['asc', 'desc']) {
          const query = { ...filters, sort, direction };
          expect((await ask(table.path, query)).status, JSON.stringify(query)).toBe(200);
        }
      }
    }
  });

  test('refuses values it does not know, and one twice', async () => {
    for (const [name, values] of Object.entries(table.shape.filters)) {
      const wrong = values === ANY_TEXT ? ['x'.repeat(81)] : ['what', `${values[0]},what`];
      const twice = values === ANY_TEXT ? [] : [`${values[0]},${values[0]}`, ',', values.join(',')];
      for (const value of [...wrong, ...twice]) {
        expect((await ask(table.path, { [name]: value })).status, `${name}=${value}`).toBe(422);
      }
    }
  });
});

test('several statuses are all of them, sorted by what was paid', async () => {
  const rowsOf = async (status: string) => {
    const answer = await ask(listOrdersEndpoint.path, { status, sort: 'total', direction: 'asc' });
    return listOrdersEndpoint.response.parse(await answer.json());
  };
  const [paid, pending, both] = await Promise.all(['paid', 'pending', 'paid,pending'].map(rowsOf));
  expect(both?.total).toBe((paid?.total ?? 0) + (pending?.total ?? 0));
  expect(both?.total).toBeGreaterThan(paid?.total ?? 0);
  const totals = both?.rows.map(({ payment }) => payment.totalCents) ?? [];
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
});

test('a search is sorted and filtered as the table is', async () => {
  const answer = await ask(listDonationsEndpoint.path, {
    search: 'example',
    sort: 'donor',
    direction: 'desc',
    status: 'paid,active',
  });
  const { rows } = listDonationsEndpoint.response.parse(await answer.json());
  expect(rows.length).toBeGreaterThan(1);
  const names = rows.map(({ payer }) => payer.lastName);
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)));
  expect(rows.every(({ payment }) => ['paid', 'active'].includes(payment.status))).toBe(true);
});

const OWN_TEAM = 'Calusa Coast Hoops';

test('players are found by team; the program’s own is that of everyone in no other', async () => {
  const teamName = `Herons ${crypto.randomUUID().slice(0, 8)}`;
  const [heron, own] = [await addPlayer({ teamName }), await addPlayer()];
  // The office may give the program's own team by its name as well.
  const named = await addPlayer({ teamName: OWN_TEAM, lastName: own.lastName });
  const idsOf = async (query: Record<string, string>) => {
    const answer = await ask(listPlayersEndpoint.path, query);
    return listPlayersEndpoint.response.parse(await answer.json()).rows.map(({ id }) => id);
  };
  expect(await idsOf({ team: teamName })).toEqual([heron.id]);
  expect(await idsOf({ team: teamName, role: 'coach' })).toEqual([]);
  const found = await idsOf({ team: OWN_TEAM, search: own.lastName, sort: 'team' });
  expect(found.sort()).toEqual([own.id, named.id].sort());
  expect(await idsOf({ team: OWN_TEAM, search: heron.lastName })).toEqual([]);
  const all = await idsOf({ team: OWN_TEAM });
  expect(all).toEqual(expect.arrayContaining([own.id, named.id]));
  expect(all).not.toContain(heron.id);
});

test('the teams to choose from are those of players, each once, and the program’s own, by name', async () => {
  const word = crypto.randomUUID().slice(0, 8);
  for (const name of ['Terns', 'Stilts', 'Terns']) await addPlayer({ teamName: `${name} ${word}` });
  await addPlayer({ teamName: `Coots ${word}`, role: 'coach' });
  const answer = await ask(listTeamsEndpoint.path, {});
  const { ownTeam, teams } = listTeamsEndpoint.response.parse(await answer.json());
  expect(ownTeam).toBe('Calusa Coast Hoops');
  expect(teams.filter((team) => team.endsWith(word))).toEqual([`Stilts ${word}`, `Terns ${word}`]);
  expect(teams.filter((team) => team === ownTeam)).toHaveLength(1);
  expect(teams).toEqual(teams.toSorted((a, b) => a.localeCompare(b)));
});

test('however many teams there are, all can be chosen; those of past players alone stand apart', async () => {
  const word = crypto.randomUUID().slice(0, 8);
  const nameOf = (at: number) => `${String(at).padStart(2, '0')} ${word}`;
  await Promise.all(Array.from({ length: 60 }, (_, at) => addPlayer({ teamName: nameOf(at) })));
  await addPlayer({ teamName: nameOf(7), pastSeason: '2025-26 Season' });
  await addPlayer({ teamName: `Wolves 2025 ${word}`, pastSeason: '2025-26 Season' });
  const answer = await ask(listTeamsEndpoint.path, {});
  const { teams, pastTeams } = listTeamsEndpoint.response.parse(await answer.json());
  const own = (names: string[]) => names.filter((name) => name.endsWith(word));
  expect(own(teams)).toEqual(Array.from({ length: 60 }, (_, at) => nameOf(at)));
  expect(own(pastTeams)).toEqual([`Wolves 2025 ${word}`]);
});

test('players stand in the order of their jerseys as numbers, those without one first', async () => {
  const teamName = `Egrets ${crypto.randomUUID().slice(0, 8)}`;
  for (const jerseyNumber of ['10', '9', null, '00', '23'])
    await addPlayer({ teamName, jerseyNumber });
  const jerseysOf = async (query: Record<string, string>) => {
    const answer = await ask(listPlayersEndpoint.path, {
      ...query,
      sort: 'jersey',
      team: teamName,
    });
    return listPlayersEndpoint.response
      .parse(await answer.json())
      .rows.map((row) => row.jerseyNumber);
  };
  expect(await jerseysOf({ direction: 'asc' })).toEqual([null, '00', '9', '10', '23']);
  expect(await jerseysOf({ direction: 'desc', search: 'Egrets' })).toEqual([
    '23',
    '10',
    '9',
    '00',
    null,
  ]);
});

test('bills stand in the order of their players’ names, also as these are now', async () => {
  const word = `Shoes${crypto.randomUUID().slice(0, 8)}`;
  const players = await Promise.all(
    ['Zimmer', 'Abbott', 'Moss'].map((lastName) => addPlayer({ lastName })),
  );
  for (const { id } of players) await storeBill({ playerId: id, description: word });
  const namesOf = async (query: Record<string, string>) => {
    const answer = await ask(listBillsEndpoint.path, { ...query, sort: 'player' });
    return listBillsEndpoint.response.parse(await answer.json()).rows.map((row) => row.playerName);
  };
  const ordered = ['Abbott', 'Moss', 'Zimmer'].map((name) => expect.stringContaining(name));
  expect(await namesOf({ search: word, direction: 'asc' })).toEqual(ordered);
  expect(await namesOf({ search: word, direction: 'desc' })).toEqual(ordered.toReversed());
  const first = await namesOf({ direction: 'asc', paymentStatus: 'pending,overdue' });
  const lastNames = first.map((name) => name.split(' ').slice(1).join(' '));
  expect(lastNames.length).toBeGreaterThan(3);
  expect(lastNames).toEqual(lastNames.toSorted((a, b) => a.localeCompare(b)));
});

test('a table is sorted by status, and by what it is filtered to in the order of age', async () => {
  const statusesOf = async (query: Record<string, string>) => {
    const answer = await ask(listOrdersEndpoint.path, { sort: 'status', ...query });
    return listOrdersEndpoint.response.parse(await answer.json()).rows;
  };
  const all = (await statusesOf({ direction: 'desc' })).map(({ payment }) => payment.status);
  expect(new Set(all).size).toBeGreaterThan(1);
  expect(all).toEqual(all.toSorted().toReversed());
  const paid = await statusesOf({ direction: 'asc', status: 'paid' });
  const days = paid.map(({ createdAt }) => createdAt);
  expect(days).toEqual(days.toSorted());
});

test('bills are filtered by the team that their players are in now', async () => {
  const teamName = `Ospreys ${crypto.randomUUID().slice(0, 8)}`;
  const [osprey, own] = [await addPlayer({ teamName }), await addPlayer()];
  const named = await addPlayer({ teamName: OWN_TEAM });
  const word = `Socks${crypto.randomUUID().slice(0, 8)}`;
  for (const { id } of [osprey, own, named]) await storeBill({ playerId: id, description: word });
  const playersOf = async (query: Record<string, string>) => {
    const answer = await ask(listBillsEndpoint.path, query);
    const { rows, total } = listBillsEndpoint.response.parse(await answer.json());
    return { total, ids: rows.map(({ playerId }) => playerId) };
  };
  const ofOsprey = { total: 1, ids: [osprey.id] };
  expect(await playersOf({ team: teamName })).toEqual(ofOsprey);
  expect(await playersOf({ team: teamName, search: word, sort: 'player' })).toEqual(ofOsprey);
  expect(await playersOf({ team: teamName, paymentStatus: 'paid' })).toEqual({ total: 0, ids: [] });
  const { total, ids } = await playersOf({ team: OWN_TEAM, search: word, sort: 'status' });
  expect(total).toBe(2);
  expect(ids.sort()).toEqual([own.id, named.id].sort());
});
