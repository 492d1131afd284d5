import { listBills } from '#contracts/admin/bills.ts';
import { listPlayers } from '#contracts/admin/players.ts';
import { PAGE_SIZE } from '#contracts/admin/table.ts';
import { LARGE, type RecordsSize, SMALL } from '#local/seed/large/size.ts';
import { writeLarge } from '#local/seed/large/write-large.ts';
import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { readIdToken } from '#tests/helpers/sign-in.ts';

export interface TableFigures {
  table: string;
  action: string;
  /** Rows and median milliseconds, of few rows and of many. */
  few: { rows: number; ms: number };
  many: { rows: number; ms: number };
}

const ROUNDS = 15;
const NOW = new Date('2026-11-21T12:00:00Z');

/** What an admin does with a table, as the question the browser asks. The page is one in the middle. */
function actionsOn(rows: number): Record<string, Record<string, string>> {
  const pages = Math.ceil(rows / PAGE_SIZE);
  return {
    'first rows': {},
    search: { search: 'del' },
    'page change': { page: String(Math.ceil(pages / 2)) },
  };
}

/**
 * How long the dashboard's tables take with few records and with many: the request a browser makes, to
 * the functions in a process of their own, without the time that the browser then takes to draw 25 rows.
 * @param functionsUrl of the site's functions, on the services of this process's environment
 */
export async function measureTables(functionsUrl: string): Promise<TableFigures[]> {
  const office = demoAccounts.find(({ role }) => role === 'admin');
  const authorization = `Bearer ${await readIdToken(office?.email ?? '')}`;
  const measureAll = async (size: RecordsSize) => {
    await writeLarge(firestore(), size, NOW);
    const tables = [
      { table: 'players', path: listPlayers.path, rows: size.profiles },
      { table: 'player bills', path: listBills.path, rows: size.playerBills },
    ];
    const figures = [];
    for (const { table, path, rows } of tables) {
      for (const [action, query] of Object.entries(actionsOn(rows))) {
        const url = `${functionsUrl}${path}?${new URLSearchParams(query)}`;
        figures.push({ table, action, rows, ms: await medianOf(() => ask(url, authorization)) });
      }
    }
    return figures;
  };
  const few = await measureAll(SMALL);
  const many = await measureAll(LARGE);
  return few.map(({ table, action, rows, ms }, index) => {
    const { rows: manyRows = 0, ms: manyMs = 0 } = many[index] ?? {};
    return { table, action, few: { rows, ms }, many: { rows: manyRows, ms: manyMs } };
  });
}

/** @throws Error when it is refused: figures of refusals would look good */
async function ask(url: string, authorization: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} was refused: ${text}`);
}

/** In milliseconds; the first call warms up and does not count. */
async function medianOf(call: () => Promise<void>): Promise<number> {
  await call();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
