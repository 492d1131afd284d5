import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { listBillsEndpoint } from '#contracts/billing/dashboard.ts';
import { listSubmissionsEndpoint } from '#contracts/gallery/dashboard.ts';
import { listPlayersEndpoint } from '#contracts/players/dashboard.ts';
import { LARGE, type RecordsSize, SMALL } from '#local/seed/large/size.ts';
import { writeLarge } from '#local/seed/large/write-large.ts';
import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/helpers/browser.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';

import type { RowsTime } from './await-rows.ts';
import { type BenchTable, TABLE_ACTIONS } from './table-actions.ts';
import { weighTab } from './weigh-tab.ts';

/** Of the rounds of one action, in milliseconds. */
export interface ActionTime {
  rows: number;
  median: number;
  p95: number;
  /** Medians of the parts; what is left of the whole is drawing. */
  before: number;
  request: number;
}

export interface TableFigures {
  table: string;
  action: string;
  few: ActionTime;
  many: ActionTime;
}

export interface DashboardFigures {
  tables: readonly TableFigures[];
  /** Bytes after gzip. */
  scripts: readonly { tab: string; bytes: number }[];
  /** How many programs wanted a processor meanwhile, the bench's own among them. */
  load: { few: number; many: number };
}

const NOW = new Date('2026-11-21T12:00:00Z');
const TABLES: readonly (BenchTable & { collection: keyof RecordsSize })[] = [
  {
    label: 'Players',
    tab: 'players',
    address: '/admin?tab=players',
    search: 'team',
    path: listPlayersEndpoint.path,
    collection: 'profiles',
  },
  {
    label: 'Player Bills',
    tab: 'billing',
    address: '/admin?tab=billing',
    search: 'camp',
    path: listBillsEndpoint.path,
    collection: 'playerBills',
  },
  {
    label: 'Gallery',
    tab: 'gallery',
    address: '/admin?tab=gallery&view=all',
    search: 'practice',
    path: listSubmissionsEndpoint.path,
    collection: 'gallerySubmissions',
  },
];

/**
 * How long the dashboard's tables take in a browser, with a hundred rows and with many: from what an
 * admin does to the rows on the screen.
 * @param siteUrl of the built site, on the services of this process's environment
 */
export async function measureTables(siteUrl: string): Promise<DashboardFigures> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({ baseURL: siteUrl });
    await signInAs(page, demoAccounts.find(({ role }) => role === 'admin')?.email ?? '');
    const scripts = [];
    for (const tab of ['players', 'overview']) {
      scripts.push({ tab, bytes: await weighTab(page, tab) });
    }
    const few = await measureAt(SMALL, page);
    const many = await measureAt(LARGE, page);
    return {
      scripts,
      load: { few: few.load, many: many.load },
      tables: few.times.map(({ table, action, time }, index) => {
        const other = many.times[index];
        if (!other) throw new Error(`${action} of ${table} was not measured with many rows.`);
        return { table, action, few: time, many: other.time };
      }),
    };
  } finally {
    await browser.close();
  }
}

async function measureAt(size: RecordsSize, page: Page) {
  await writeLarge(firestore(), size, NOW);
  const times = [];
  for (const table of TABLES) {
    for (const { action, rounds, prepare, run } of TABLE_ACTIONS) {
      const all: RowsTime[] = [];
      const measure = () => run(page, table, size[table.collection]);
      await prepare(page, table);
      await measure();
      while (all.length < rounds) all.push(await measure());
      const time = { rows: size[table.collection], ...summarise(all) };
      times.push({ table: table.label, action, time });
      console.log(`  ${table.label}, ${time.rows} rows: ${action} ${Math.round(time.median)} ms`);
    }
  }
  return { times, load: loadavg()[0] ?? 0 };
}

function summarise(all: readonly RowsTime[]): Omit<ActionTime, 'rows'> {
  const rank = (share: number, pick: (time: RowsTime) => number) => {
    const sorted = all.map(pick).sort((a, b) => a - b);
    return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  };
  return {
    median: rank(0.5, ({ total }) => total),
    p95: rank(0.95, ({ total }) => total),
    before: rank(0.5, ({ before }) => before),
    request: rank(0.5, ({ request }) => request),
  };
}
