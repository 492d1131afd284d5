/*
 * `npm run screenshots [-- <words of names>]`: takes the pictures of the docs anew, from the built demo site
 * on local services, always on the same morning.
 *
 * `npm run screenshots -- --every <folder> [words of names]`: every page and state at 360 and 1280 px, in
 * light and dark, as PNG files in a folder, for a review.
 *
 * `npm run screenshots -- --rows before|after <folder>`: makes of such a folder the small pictures of
 * docs/screenshots, which show each page before and after a change of looks.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startAuthEmulator } from '#local/auth/emulator.ts';
import { findFreePort } from '#local/ports.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/helpers/browser.ts';
import { buildInto } from '#tests/helpers/build-content.ts';
import { startSiteProcess } from '#tests/helpers/site-process.ts';
import { type Stack, startStack } from '#tests/helpers/stack.ts';
import { installBrowser } from '../runner/install-browser.ts';
import { DIST } from '../site/built-pages.ts';
import { buildStudio, STUDIO } from '../studio/run-program.ts';
import { serveFolder } from '../studio/serve-folder.ts';
import { MOMENTS, makeContactRows } from './contact-rows.ts';
import { everyPage, REVIEW_LOOKS } from './every-page.ts';
import { keepPicture } from './keep-picture.ts';
import { OFFICE_PICTURES } from './office-pictures.ts';
import { LAPTOP, type Look, type Picture } from './picture.ts';
import { README_PICTURES } from './readme-pictures.ts';
import { registerFamily } from './register-family.ts';
import { MORNING, shiftClock, shiftedClockOption } from './shift-clock.ts';
import { type Camera, takePicture } from './take-picture.ts';

const DOCS = path.resolve(import.meta.dirname, '../../docs/screenshots');
const OF_DOCS: readonly Picture[] = [...README_PICTURES, ...OFFICE_PICTURES];

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string' }, rows: { type: 'string' } },
});
const isWanted = ({ name }: Picture) =>
  words.length === 0 || words.some((word) => name.includes(word));
const moment = MOMENTS.find((known) => known === values.rows);
if (values.rows !== undefined) {
  const [folder] = words;
  if (!moment || !folder) throw new Error('Say --rows before <folder>, or --rows after <folder>.');
  await makeContactRows(moment, path.resolve(folder));
  process.exit(0);
}
const hasStudio = existsSync(path.join(STUDIO, 'node_modules'));

if (!(await installBrowser())) process.exit(1);
const clockShiftMs = MORNING.getTime() - Date.now();
shiftClock(clockShiftMs);
// For the build and the site, which are processes of their own.
process.env.NODE_OPTIONS = shiftedClockOption(clockShiftMs);
const directory = mkdtempSync(path.join(tmpdir(), 'courtside-screenshots-'));
const auth = await startAuthEmulator({ port: 0, directory, keepAccounts: false });
const siteUrl = `http://localhost:${await findFreePort()}`;
const stack = await startStack({ authUrl: auth.url, siteUrl });
try {
  await stack.seed(MORNING);
  console.log('Building the site …');
  await buildInto(DIST, { NODE_OPTIONS: process.env.NODE_OPTIONS });
  await takeAll(stack);
} finally {
  await Promise.all([stack.close(), auth.close()]);
  await rm(directory, { recursive: true, force: true });
}

async function takeAll({ content, mail }: Stack): Promise<void> {
  const pictures = (values.every ? everyPage() : OF_DOCS).filter(isWanted);
  const site = await startSiteProcess(siteUrl);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  const needsStudio = pictures.some((picture) => picture.site === 'studio');
  const studio = needsStudio && hasStudio ? await openStudio(content.url) : undefined;
  try {
    const camera = await openCamera(browser, mail.url, studio?.url);
    const failed: unknown[] = [];
    for (const picture of pictures) {
      // A review is a long run: what cannot be taken is told at its end.
      await take(camera, picture).catch((error: unknown) => {
        if (values.every === undefined) throw error;
        console.error(`  ${picture.name}: not taken.`);
        failed.push(error);
      });
    }
    if (failed.length > 0) throw new AggregateError(failed, 'Not every picture could be taken.');
  } finally {
    await browser.close();
    await Promise.all([site.close(), studio?.close()]);
  }
}

async function openStudio(contentUrl: string) {
  console.log('Building the Studio …');
  const folder = path.join(directory, 'studio');
  await buildStudio(folder, contentUrl);
  return serveFolder(folder);
}

async function openCamera(
  browser: Browser,
  mailUrl: string,
  studioUrl: string | undefined,
): Promise<Camera> {
  const registration = await registerFamily(browser, siteUrl, mailUrl);
  return {
    browser,
    siteUrl,
    clockShiftMs,
    world: { registration },
    ...(studioUrl && { studioUrl }),
  };
}

async function take(camera: Camera, picture: Picture): Promise<void> {
  if (picture.site === 'studio' && camera.studioUrl === undefined) {
    console.log(`  ${picture.name}: left out, because the Studio is not installed.`);
    return;
  }
  if (values.every !== undefined) {
    const folder = path.resolve(values.every);
    await mkdir(folder, { recursive: true });
    await takePicture(camera, picture, REVIEW_LOOKS, (png, { width, colorScheme }) =>
      writeFile(path.join(folder, `${picture.name}-${width}-${colorScheme}.png`), png),
    );
    console.log(`  ${picture.name}`);
    return;
  }
  await takePicture(camera, picture, [lookOf(picture)], async (png) => {
    const file = path.join(DOCS, `${picture.name}.webp`);
    const { bytes, changed } = await keepPicture(png, file);
    console.log(`  ${picture.name}: ${Math.round(bytes / 1000)} KB${changed ? '' : ', as before'}`);
  });
}

function lookOf({
  size: [width, height] = LAPTOP,
  scale = width < LAPTOP[0] ? 2 : 1,
}: Picture): Look {
  return { width, height, colorScheme: 'light', scale, fullPage: false };
}
