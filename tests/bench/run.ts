/*
 * `npm run bench`: what pages and functions weigh, how long pages take on a slow phone, how the build grows
 * with the content, what the API holds, and how the dashboard's tables grow with the records. Writes
 * docs/bench.md. Nothing fails on a time; budgets of bytes are the tests' business.
 *
 * `npm run bench -- load [--users 200] [--seconds 90] [--pause 2]` plays many users at once and writes its
 * section; `--dry` writes nothing.
 *
 * `npm run bench -- lighthouse [filter]` has Lighthouse look at the public pages; its packages are installed
 * then. Without a filter it writes its section.
 *
 * `npm run bench -- pages [filter] [--runs n]` visits pages alone; without a filter it writes its section.
 */
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startAuthEmulator } from '#local/auth/emulator.ts';
import { startFirestore } from '#local/firestore/server.ts';
import { findFreePort } from '#local/ports.ts';
import { resizeContent } from '#local/seed/large-content.ts';
import { buildContent, buildInto } from '#tests/helpers/build-content.ts';
import { startSiteProcess } from '#tests/helpers/site-process.ts';
import { startStack } from '#tests/helpers/stack.ts';
import { startFirestoreApart } from '../audit/start-firestore-apart.ts';
import { readBuiltSite } from '../site/built-pages.ts';
import { type PageWeight, weighPage } from '../site/page-weight.ts';
import { describeLighthouse } from './lighthouse/describe-lighthouse.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { describeLoad } from './load/describe-load.ts';
import { measureLoad } from './load/measure-load.ts';
import { measureApi, startFunctionsProcess } from './measure-api.ts';
import { measureFunctions } from './measure-functions.ts';
import { measureTables } from './measure-tables.ts';
import { type BuildFigures, readSection, replaceSection, writeReport } from './report.ts';
import { describeVisits } from './visits/describe-visits.ts';
import { measureVisits } from './visits/measure-visits.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REPORT = path.join(ROOT, 'docs/bench.md');
const SITE = 'http://localhost:8888';
const LOAD = 'Many users';
const LIGHTHOUSE = 'Lighthouse';
/** The dashboard is the office's. */
const NOT_LOOKED_AT = /\/admin$/;
const SIZES = [
  { label: '1×', products: 6, galleryItems: 13 },
  { label: '10×', products: 60, galleryItems: 130 },
  { label: '2,000 products, 2,000 gallery items', products: 2000, galleryItems: 2000 },
];

async function measureBuilds(): Promise<{ builds: BuildFigures[]; pages: PageWeight[] }> {
  const builds: BuildFigures[] = [];
  let pages: PageWeight[] = [];
  for (const { label, ...size } of SIZES) {
    console.log(`Building with ${label} …`);
    const build = await buildContent(resizeContent(size), SITE);
    const site = readBuiltSite(build.directory);
    builds.push({ label, pages: site.pages.length, time: build.time });
    if (pages.length === 0) pages = site.pages.map((page) => weighPage(site, page));
    await build.remove();
  }
  return { builds, pages };
}

async function withFunctions<T>(directory: string, measure: (url: string) => Promise<T>) {
  const functions = await startFunctionsProcess(path.join(ROOT, directory));
  try {
    return await measure(functions.url);
  } finally {
    await functions.close();
  }
}

/** What runs in a browser needs the site as it is built for these services. */
async function withBuiltSite<T>(siteUrl: string, measure: () => Promise<T>): Promise<T> {
  console.log('Building the site …');
  await buildInto(path.join(ROOT, 'dist'));
  const site = await startSiteProcess(siteUrl);
  try {
    return await measure();
  } finally {
    await site.close();
  }
}

async function measureAll(siteUrl: string, runs: number): Promise<string> {
  const { builds, pages } = await measureBuilds();
  console.log('Asking the API …');
  const bare = await withFunctions('tests/bench/bare', (url) => measureApi(`${url}/api/bare`));
  const games = await withFunctions('netlify/functions', (url) => measureApi(`${url}/api/games`));
  const { visits, dashboard } = await withBuiltSite(siteUrl, async () => ({
    visits: describeVisits(await measureVisits(siteUrl, { runs }), runs),
    dashboard: await measureTables(siteUrl),
  }));
  return writeReport({
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    functions: await measureFunctions(),
    // Measured alone: their users, and their browser, want the machine for themselves.
    load: readSection(await readFile(REPORT, 'utf8'), LOAD),
    lighthouse: readSection(await readFile(REPORT, 'utf8'), LIGHTHOUSE),
    pages,
    visits,
    builds,
    games,
    bare,
    dashboard,
  });
}

/** The section of pages in the report as it stands; of some pages only, nothing is written. */
async function measurePages(siteUrl: string, filter: string, runs: number): Promise<string> {
  const figures = await withBuiltSite(siteUrl, () => measureVisits(siteUrl, { filter, runs }));
  const section = describeVisits(figures, runs);
  if (filter !== '') return section;
  await writeFile(REPORT, replaceSection(await readFile(REPORT, 'utf8'), 'First visit', section));
  return section;
}

/** The section of Lighthouse in the report as it stands; of some pages only, nothing is written. */
async function measureScores(siteUrl: string, filter: string): Promise<string> {
  const figures = await withBuiltSite(siteUrl, () => {
    const pages = readBuiltSite(path.join(ROOT, 'dist')).pages.map((page) => page.path);
    const chosen = pages.filter((page) => page.includes(filter) && !NOT_LOOKED_AT.test(page));
    return measureLighthouse(siteUrl, chosen);
  });
  const section = describeLighthouse(figures);
  if (filter !== '') return section;
  await writeFile(REPORT, replaceSection(await readFile(REPORT, 'utf8'), LIGHTHOUSE, section));
  return section;
}

/** The section of many users in the report as it stands. */
async function measureUsers(siteUrl: string): Promise<string> {
  const section = describeLoad(await measureLoad(siteUrl, plan));
  if (!values.dry) {
    await writeFile(REPORT, replaceSection(await readFile(REPORT, 'utf8'), LOAD, section));
  }
  return section;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    users: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '90' },
    pause: { type: 'string', default: '2' },
    dry: { type: 'boolean', default: false },
  },
});
const [part = 'all', filter = ''] = positionals;
const runs = Number(values.runs);
const plan = {
  users: Number(values.users),
  seconds: Number(values.seconds),
  pauseSeconds: Number(values.pause),
};
const isCount = (count: number) => Number.isInteger(count) && count > 0;
if (
  !['all', 'pages', 'load', 'lighthouse'].includes(part) ||
  ![runs, ...Object.values(plan)].every(isCount)
) {
  console.error(
    'Say `npm run bench`, `npm run bench -- pages [part of a path] [--runs 5]`, `npm run bench -- lighthouse [part of a path]`, or `npm run bench -- load [--users 200] [--seconds 90] [--pause 2] [--dry]`.',
  );
  process.exit(1);
}

const directory = mkdtempSync(path.join(tmpdir(), 'courtside-bench-'));
const auth = await startAuthEmulator({ port: 0, directory, keepAccounts: false });
const siteUrl = `http://localhost:${await findFreePort()}`;
// Many users would wait for a database that shares a processor with them.
const openFirestore = part === 'load' ? startFirestoreApart : startFirestore;
const stack = await startStack({ authUrl: auth.url, siteUrl, openFirestore });
try {
  await stack.seed();
  if (part === 'load') console.log(`\n${await measureUsers(siteUrl)}`);
  else if (part === 'lighthouse') console.log(`\n${await measureScores(siteUrl, filter)}`);
  else if (part === 'pages') console.log(`\n${await measurePages(siteUrl, filter, runs)}`);
  else {
    const report = await measureAll(siteUrl, runs);
    await writeFile(REPORT, report);
    console.log(`\n${report}`);
  }
} finally {
  await Promise.all([stack.close(), auth.close()]);
  await rm(directory, { recursive: true, force: true });
}
