/*
 * `npm run build`: the static site, out of content and the records that pages show. Pages cannot ask
 * Firestore themselves, so what they need of it is handed to the build as TEAM_INFORMATION. Options,
 * such as `--outDir`, are those of `astro build`. Each language but English is a build of its own, which is then
 * put beside the English pages (`place-translated.ts`). What it has is noted in `build.json`, and how it went
 * in the records, so that the office can see how publishing stands.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteLanguages } from '#content/languages.ts';
import { readSettings } from '#content/settings.ts';
import { BUILD_FILE } from '#contracts/publishing/publishing.ts';
import { pictureRules, pictureSource, remoteImages } from '#domain/pictures/picture-address.ts';
import type { BuiltSite } from '#domain/publishing/site-build.ts';
import { checkBuild } from '#server/core/build-env.ts';
import { findEnvProblems } from '#server/core/env.ts';
import {
  countChanges,
  describeBuilt,
  noteBuiltSite,
  noteFailedBuild,
} from '#server/use-cases/publishing/note-build.ts';
import { readBrandFiles } from '#server/use-cases/team/read-brand-files.ts';
import { readTeamInformation } from '#server/use-cases/team/read-team-information.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { ownAddressRules } from './own-address.ts';
import { goneRules, notFoundRules, pageRules, placeTranslated } from './place-translated.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const { readsRecords } = checkBuild(process.env);
let languages: readonly Language[] = [];
let brand: Awaited<ReturnType<typeof readBrandFiles>> | undefined;
const isBuilt = await buildSite().catch(tellError);
if (readsRecords) await noteOutcome(isBuilt);
process.exit(isBuilt ? 0 : 1);

/** @returns whether it went well @throws whatever breaks off before or after the pages */
async function buildSite(): Promise<boolean> {
  languages = await readSiteLanguages();
  await configureNetlify();
  const startedAt = new Date();
  const changes = readsRecords ? await countChanges() : 0;
  const team = readsRecords ? await readTeamInformation() : undefined;
  brand = team && (await readBrandFiles(team));
  // For the pages, and for what is read of content here.
  if (brand) process.env.TEAM_INFORMATION = JSON.stringify(brand.team);
  const { programName, timeZone } = await readSettings();
  if (!(await buildPages())) return false;
  await writeBrandFiles();
  const built = describeBuilt(startedAt, new Date(), changes);
  await writeBuildFile({ ...built, languages: [...languages], program: { programName, timeZone } });
  tellMissing();
  return true;
}

function tellError(error: unknown): false {
  console.error(error);
  return false;
}

/** All languages at once, a core each; what is built in another than English is then put into its folder. */
async function buildPages(): Promise<boolean> {
  const site = siteFolder();
  const translated = languages
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => ({ language, folder: `${site}-${language}` }));
  const went = await Promise.all([
    runAstro(DEFAULT_LANGUAGE, process.argv.slice(2)),
    ...translated.map(({ language, folder }) => runAstro(language, ['--outDir', folder])),
  ]);
  if (went.includes(false)) {
    for (const { folder } of translated) await rm(folder, { recursive: true, force: true });
    return false;
  }
  for (const { language, folder } of translated) await placeTranslated(folder, site, language);
  return true;
}

/** @returns whether it went well; it says itself what did not */
async function runAstro(language: Language, options: readonly string[]): Promise<boolean> {
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const build = spawn(process.execPath, [astro, 'build', ...options], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      PAGE_LANGUAGE: language,
      SITE_LANGUAGES: languages.join(','),
    },
  });
  const [code] = await once(build, 'exit');
  return code === 0;
}

/**
 * Where the pages are written.
 * @throws Error for a folder outside of the project: Astro would keep the unfinished files of all languages
 * in one place, and each build would take the other's away
 */
function siteFolder(): string {
  const { values } = parseArgs({ options: { outDir: { type: 'string' } }, strict: false });
  const folder = path.resolve(ROOT, String(values.outDir ?? 'dist'));
  if (!folder.startsWith(`${ROOT}${path.sep}`)) {
    throw new Error(`--outDir must be a folder inside ${ROOT}.`);
  }
  return folder;
}

/** The uploaded logo and icon, at the addresses by which the pages name them. */
async function writeBrandFiles(): Promise<void> {
  for (const file of brand?.files ?? []) {
    const target = path.join(siteFolder(), file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.bytes);
  }
}

/** Beside the pages: the functions and the Studio ask the site that is up how old it is. */
async function writeBuildFile(built: BuiltSite): Promise<void> {
  await writeFile(path.join(siteFolder(), BUILD_FILE), JSON.stringify(built));
}

/** That it could not be noted does not undo a build, and does not hide why one failed: the log above says it. */
async function noteOutcome(isGood: boolean): Promise<void> {
  try {
    await (isGood ? noteBuiltSite() : noteFailedBuild(new Date()));
  } catch (error) {
    if (isGood)
      console.error('That the build went well could not be noted for the dashboard:', error);
    else console.error('That the build failed could not be noted for the dashboard:', error);
  }
}

/** What the pages do without, and their forms and the dashboard do not: a first deploy succeeds, and says it. */
function tellMissing(): void {
  const names = findEnvProblems(process.env).map(({ name }) => name);
  if (names.length === 0) return;
  console.log(
    `The pages are built. No form and no sign-in works until these are set: ${names.join(', ')}. What each is: npm run doctor.`,
  );
}

/** What Netlify reads beside netlify.toml, which cannot know the project and the dataset of Sanity. */
async function configureNetlify(): Promise<void> {
  const source = pictureSource(process.env);
  const { SITE_URL: siteUrl } = process.env;
  const redirects = [
    ...ownAddressRules(process.env),
    ...pictureRules(source).map((rule) => ({ ...rule, status: 200 })),
    ...pageRules(languages),
    ...notFoundRules(languages),
    // Without an address no link was emailed.
    ...(siteUrl ? goneRules(languages, siteUrl) : []),
  ];
  const config = { images: { remote_images: remoteImages(source) }, redirects };
  const folder = path.join(ROOT, '.netlify/v1');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(config, null, 2));
}
