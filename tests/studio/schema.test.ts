import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startContentLake } from '#local/content-lake/server.ts';
import { allDocuments } from '#local/seed/content/all-documents.ts';
import type { SeedDocument } from '#local/seed/content/document.ts';
import { writeDataset } from '#local/seed/write-dataset.ts';
import { ROOT, runSanity, STUDIO } from './run-program.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'courtside-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('studio/schema.json is what the forms give: run `npm run schema` in studio/', async () => {
  const file = path.join(folder, 'schema.json');
  // The command line takes only paths within its folder, or relative to it.
  const relative = path.relative(STUDIO, file);
  await runSanity(['schema', 'extract', '--path', relative, '--enforce-required-fields']);
  const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
  expect(read(path.join(STUDIO, 'schema.json'))).toEqual(read(file));
});

test('no Studio has releases or schedules: the checks of the forms do not know their versions', async () => {
  const output = await runSanity(['exec', '--mock-browser-env', 'tools/print-switches.ts']);
  const line = output.split('\n').find((each) => each.startsWith('{'));
  expect(JSON.parse(line ?? '')).toEqual({
    releases: { enabled: false },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: false },
  });
});

interface Validated {
  documents: number;
  found: string[];
}

/** What the Studio finds in each of these contents: it is loaded once for all of them. */
async function validate(seedFiles: readonly string[]): Promise<Validated[]> {
  const lakes = await Promise.all(
    seedFiles.map((seedFile) =>
      startContentLake({
        port: 0,
        dataDir: mkdtempSync(path.join(folder, 'content-')),
        seedFile,
        imagesDir: path.join(ROOT, 'local/seed'),
      }),
    ),
  );
  try {
    const urls = lakes.map(({ url }) => url);
    const exec = ['exec', '--mock-browser-env', 'tools/validate-content.ts', '--', ...urls];
    const output = await runSanity(exec, urls[0]);
    const lines = output.split('\n').filter((line) => line.startsWith('{"documents"'));
    return lines.map((line): Validated => JSON.parse(line));
  } finally {
    await Promise.all(lakes.map((lake) => lake.close()));
  }
}

test('the Studio finds what is wrong with content, each problem once, and nothing else', async () => {
  const { seedFile: demo } = await writeDataset(
    path.join(folder, 'demo'),
    allDocuments.map(withDatesAhead),
  );
  const seed = readFileSync(demo, 'utf8');
  const lines = seed.split('\n').filter((line) => line !== '');
  const documents = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const nothing = documents.map(({ _id, _type }) => ({ _id, _type }));
  // Of each value the worst of its kind: not whole, too small, no such choice. An emptied text is none.
  const worst = documents.map(spoil);
  const [asSeeded, asModest, broken, ...spoiled] = await validate([
    demo,
    write('modest', toLines(documents.map(withoutClaims))),
    write('broken', breakSome(seed)),
    write('nothing', toLines(nothing)),
    write('worst', toLines(worst)),
  ]);
  expect(asSeeded?.documents).toBeGreaterThan(50);
  expect(asSeeded?.found).toEqual([]);
  expect(asModest?.found.sort()).toEqual(PROBLEMS_OF_MODEST);
  expect(broken?.found.sort()).toEqual(PROBLEMS_OF_BROKEN);
  expect(spoiled).toHaveLength(2);
  for (const { found } of spoiled) {
    expect(found.length).toBeGreaterThan(documents.length);
    expect(found.filter((problem, index) => found.indexOf(problem) !== index)).toEqual([]);
  }
});

/** The demo's dates to remember are over some day. */
function withDatesAhead(document: SeedDocument): SeedDocument {
  if (document._type !== 'home') return document;
  return JSON.parse(JSON.stringify(document).replaceAll(/"date":"\d{4}/g, '"date":"2999'));
}

/** A program in its first year: no figures, founders, coordinator, logos, or pictures of its stories. */
function withoutClaims(fields: Record<string, unknown>): Record<string, unknown> {
  const page = { ...fields, ...(EMPTIED[String(fields._type)] ?? {}) };
  return Object.fromEntries(Object.entries(page).filter(([, value]) => value !== undefined));
}

/** As the Studio leaves it: an emptied list is taken out, an emptied group stays without what was in it. */
const EMPTIED: Readonly<Record<string, object>> = {
  donatePage: { claims: undefined, fundAllocation: undefined },
  sponsorsPage: { impact: undefined },
  volunteerPage: { stats: undefined, coordinator: {} },
  contactPage: { questions: undefined },
  scholarshipsPage: {
    programs: undefined,
    notifiedWithin: undefined,
    attendance: undefined,
    minimumGpa: undefined,
  },
  aboutPage: {
    founderMessage: { heading_es: 'Hola', image: { _type: 'image', alt: 'Two founders' } },
    biography: { heading: 'Who we are' },
  },
  sponsor: { logo: undefined },
  story: { quote: undefined, image: undefined },
};

/** Half a biography would be none on the website. */
const PROBLEMS_OF_MODEST = [
  expect.stringContaining('error aboutPage ["biography","body"]: “Text” is empty'),
];

function breakSome(seed: string): string {
  return (
    seed
      .replace('"date":"2999-12', '"date":"2025-12')
      .replace('"sponsorship":"48', '"sponsorship":"within 48')
      .replace('"title":"Academic Tutor"', '"title":" "')
      // 1,400 pixels wide: enough for the shop.
      .replace('images/hero.jpg', 'images/product-cap-navy.jpg')
      .replace('"price":29.99', '"price":29.999')
      .replace('"maxAmount":2499', '"maxAmount":2600')
      .replace('"suggestedAmount":150,', '"suggestedAmount":250,')
      .replace('"percent":40', '"percent":41')
      .replace('"volunteer@calusacoasthoops.example"', '"josé@calusacoasthoops.example"')
      .replace('"https://gulflantern.example"', '"https:/gulflantern.example"')
      .replace('"seasonName":"2026-27 Season"', '"seasonName":"Fall Season"')
      .replace('["FL","AL","GA"]', '["FL","AL","FL"]')
      .replace('"ages":{"from":13,"to":17}', '"ages":{"from":17,"to":13}')
      .replace('"captions_es":"WEBVTT', '"captions_es":"Subtítulos')
      .replace('"date":"2026-02-14"', '"date":"2062-02-14"')
      // Of a photo that was a video, none is a problem: the fields are not seen.
      .replace('"kind":"photo"', '"kind":"photo","duration":"2.45","captions":"Hello"')
      .replace('"severalText_es":"Lleva a {count}', '"severalText_es":"Lleva a 12')
      .replace(/"video":\{[^}]*\}/, '"video":{"_type":"file","_upload":{"progress":2}}')
      .replace('"name":"Team Cap"', '"name":"Travel Tote"')
      .replace('"sizes":["XS"', `"sizes":["Youth${' extra'.repeat(10)} large"`)
      .replace('"name":"Home Navy"', `"name":"Home${' sweet home'.repeat(6)}"`)
      .replace('"name":"Championship Sponsor"', '"name":"Custom"')
      .replace('"name":"Team Player"', `"name":"Team${' player'.repeat(14)}"`)
  );
}

const overlap = (tier: string) =>
  expect.stringMatching(`error ${tier} \\["minAmount"\\]: .*All-Star Sponsor.* overlap`);

/** Some of them only several documents together show. */
const PROBLEMS_OF_BROKEN = [
  expect.stringContaining(
    'error donatePage ["fundAllocation"]: The shares add up to 101%. Take 1% away.',
  ),
  expect.stringMatching(/error gallery-[\w-]+ \["date"\]: This day is yet to come/),
  expect.stringMatching(/error gallery-video-\w+ \["captions_es"\]: Begin with WEBVTT/),
  expect.stringMatching(/error \S+ \["severalText_es"\]: Write \{count\} where the number goes/),
  expect.stringMatching(/error opportunity-\S+ \["title"\]: There are only spaces here/),
  expect.stringContaining('error product-cap ["name"]: “Travel Tote” is taken'),
  expect.stringContaining('error product-cap ["price"]: An amount has at most two decimals'),
  expect.stringMatching(
    /error product-jersey \["colors",.*,"name"\]: “Name” may have at most 60 characters/,
  ),
  expect.stringMatching(/error product-\S+ \["sizes",0\]: “Size” may have at most 60 characters/),
  expect.stringContaining('error product-travel-tote ["name"]: “Travel Tote” is taken'),
  ...[0, 2].map((at) =>
    expect.stringContaining(`error siteSettings ["statesServed",${at}]: This state is in the list`),
  ),
  expect.stringMatching(/error sponsor-\S+ \["website"\]: Write the whole address: https:/),
  overlap('tier-all-star'),
  overlap('tier-championship'),
  expect.stringContaining('error tier-championship ["name"]: Choose another name: the form calls'),
  overlap('tier-supporting-friend'),
  expect.stringMatching(
    /error tier-supporting-friend \["suggestedAmount"\]: .*outside of this tier: \$100 to \$249/,
  ),
  overlap('tier-team-player'),
  expect.stringContaining(
    'error tier-team-player ["name"]: “Name” may have at most 100 characters',
  ),
  expect.stringContaining('error volunteerPage ["coordinator","email"]: Write an address: name@'),
  // Outside of a browser Sanity calls whatever is wrong with an object a warning. An upload that broke off:
  expect.stringMatching(/warning gallery-video-\w+ \["video"\]: Choose the video/),
  expect.stringMatching(/warning home \["blocks",.*"date"\]: This day is over/),
  expect.stringContaining('warning home ["heroImage"]: This picture is 1400 pixels wide'),
  expect.stringContaining('warning siteSettings ["ages"]: “Ages” end before they begin'),
  expect.stringContaining('warning siteSettings ["responseTimes","sponsorship"]: The website'),
  expect.stringContaining('warning siteSettings ["seasonName"]: Give the next season a name'),
];

function write(name: string, content: string): string {
  const file = path.join(folder, `${name}.ndjson`);
  writeFileSync(file, content);
  return file;
}

function toLines(documents: readonly object[]): string {
  return documents.map((document) => JSON.stringify(document)).join('\n');
}

function spoil(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.startsWith('_') ? value : spoilOne(value)]),
  );
}

function spoilOne(value: unknown): unknown {
  if (typeof value === 'number') return -0.123;
  if (typeof value === 'string') return '?';
  if (Array.isArray(value)) return value.every(Number.isFinite) ? value.map(spoilOne) : [];
  const isGroup = typeof value === 'object' && value !== null && !('_ref' in value);
  return isGroup ? spoil(value as Record<string, unknown>) : value;
}
