/*
 * `npm run bench`: what pages and functions weigh, how the build grows with the content, what the API
 * holds, and how the dashboard's tables grow with the records. Writes docs/bench.md. Nothing fails on a
 * time; budgets of bytes are the tests' business.
 */
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { startAuthEmulator } from '#local/auth/emulator.ts';
import { findFreePort } from '#local/ports.ts';
import { resizeContent } from '#local/seed/large-content.ts';
import { buildContent, buildInto } from '#tests/helpers/build-content.ts';
import { startSiteProcess } from '#tests/helpers/site-process.ts';
import { startStack } from '#tests/helpers/stack.ts';
import { readBuiltSite } from '../site/built-pages.ts';
import { type PageWeight, weighPage } from '../site/page-weight.ts';
import { measureApi, startFunctionsProcess } from './measure-api.ts';
import { measureFunctions } from './measure-functions.ts';
import { measureTables } from './measure-tables.ts';
import { type BuildFigures, writeReport } from './report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SITE = 'http://localhost:8888';
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

/** The dashboard needs the site as it is built for these services. */
async function measureDashboard(siteUrl: string) {
  console.log('Building the site and opening the dashboard …');
  await buildInto(path.join(ROOT, 'dist'));
  const site = await startSiteProcess(siteUrl);
  try {
    return await measureTables(siteUrl);
  } finally {
    await site.close();
  }
}

const directory = mkdtempSync(path.join(tmpdir(), 'courtside-bench-'));
const auth = await startAuthEmulator({ port: 0, directory, keepAccounts: false });
const siteUrl = `http://localhost:${await findFreePort()}`;
const stack = await startStack({ authUrl: auth.url, siteUrl });
try {
  await stack.seed();
  const { builds, pages } = await measureBuilds();
  console.log('Asking the API …');
  const bare = await withFunctions('tests/bench/bare', (url) => measureApi(`${url}/api/bare`));
  const games = await withFunctions('netlify/functions', (url) => measureApi(`${url}/api/games`));
  const dashboard = await measureDashboard(siteUrl);
  const report = writeReport({
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    functions: await measureFunctions(),
    ...{ pages, builds, games, bare, dashboard },
  });
  await writeFile(path.join(ROOT, 'docs/bench.md'), report);
  console.log(`\n${report}`);
} finally {
  await Promise.all([stack.close(), auth.close()]);
  await rm(directory, { recursive: true, force: true });
}
