import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '#contracts/records/table.ts';
import { type AwaitedRows, awaitRows, type RowsTime } from './await-rows.ts';

export interface BenchTable {
  label: string;
  tab: string;
  /** Where all its rows are, and it is searched and leafed through. */
  address: string;
  path: string;
  /** What many of its rows show, so that a search fills a page. */
  search: string;
}

interface TableAction {
  action: string;
  /** How often it is measured. Loading the page anew takes seconds. */
  rounds: number;
  /** Where it begins. */
  prepare: (page: Page, table: BenchTable) => Promise<void>;
  run: (page: Page, table: BenchTable, rows: number) => Promise<RowsTime>;
}

/** A tab without a table, to come from. */
const ELSEWHERE = 'team';
const KEY_EVERY_MS = 40;

/** What an admin does with a table. Each leaves the page as it found it. */
export const TABLE_ACTIONS: readonly TableAction[] = [
  {
    action: 'first rows, tab never opened',
    rounds: 10,
    prepare: () => Promise.resolve(),
    run: openFirst,
  },
  { action: 'first rows, tab opened before', rounds: 12, prepare: goToTable, run: openAgain },
  { action: 'search', rounds: 12, prepare: goToTable, run: search },
  { action: 'next page', rounds: 12, prepare: goToTable, run: turnPage },
  { action: 'last page, by its address', rounds: 12, prepare: goToTable, run: goToLastPage },
];

async function goToTable(page: Page, { address }: BenchTable): Promise<void> {
  await page.goto(address);
  await page.locator('main section[aria-busy="false"] tbody tr').first().waitFor();
}

/** A page without the tab's file, as after a deploy. */
async function openFirst(page: Page, table: BenchTable): Promise<RowsTime> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
  await page.goto(`/admin?tab=${ELSEWHERE}`);
  await page.waitForLoadState('networkidle');
  return openTab(page, table);
}

async function openAgain(page: Page, table: BenchTable): Promise<RowsTime> {
  await linkTo(page, ELSEWHERE).click();
  await page.locator('main form').waitFor();
  return openTab(page, table);
}

function openTab(page: Page, { path, tab }: BenchTable): Promise<RowsTime> {
  return during(page, { event: 'click', path, params: {} }, () => linkTo(page, tab).click());
}

/** The clock starts with the last key. */
async function search(page: Page, table: BenchTable): Promise<RowsTime> {
  const field = page.getByRole('searchbox', { name: 'Search' });
  const rows = (word: string): AwaitedRows => ({
    event: 'input',
    path: table.path,
    params: { search: word },
  });
  const time = await during(page, rows(table.search), () =>
    field.pressSequentially(table.search, { delay: KEY_EVERY_MS }),
  );
  await during(page, rows(''), () => field.fill(''));
  return time;
}

async function turnPage(page: Page, { path }: BenchTable): Promise<RowsTime> {
  const press = (button: 'Next' | 'Previous', number: string) =>
    during(page, { event: 'click', path, params: { page: number } }, () =>
      page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: button }).click(),
    );
  const time = await press('Next', '2');
  await press('Previous', '');
  return time;
}

/** As Back and Forward come to it. */
async function goToLastPage(page: Page, table: BenchTable, rows: number): Promise<RowsTime> {
  const last = String(Math.floor(rows / PAGE_SIZE));
  const goTo = (number: string) =>
    during(page, { event: 'popstate', path: table.path, params: { page: number } }, () =>
      page.evaluate(
        (address) => {
          window.history.replaceState(null, '', address);
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
        number === '' ? table.address : `${table.address}&page=${number}`,
      ),
    );
  const time = await goTo(last);
  await goTo('');
  return time;
}

/** How long it takes until the rows are drawn that an action asks for. */
async function during(page: Page, rows: AwaitedRows, act: () => Promise<void>): Promise<RowsTime> {
  const painted = page.evaluate(awaitRows, rows);
  const [time] = await Promise.all([painted, act()]);
  return time;
}

function linkTo(page: Page, tab: string) {
  return page.locator(`nav[aria-label] a[href="/admin?tab=${tab}"]`);
}
