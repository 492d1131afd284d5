import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startContentLake } from '#local/content-lake/server.ts';
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

async function validate(seedFile: string): Promise<{ documents: number; found: string[] }> {
  const lake = await startContentLake({
    port: 0,
    dataDir: mkdtempSync(path.join(folder, 'content-')),
    seedFile,
    imagesDir: path.join(ROOT, 'local/seed'),
  });
  try {
    const exec = ['exec', '--mock-browser-env', 'tools/validate-content.ts'];
    const output = await runSanity(exec, lake.url);
    return JSON.parse(output.slice(output.indexOf('{"documents"')));
  } finally {
    await lake.close();
  }
}

test('the Studio finds nothing wrong with the demo’s documents', async () => {
  const { documents, found } = await validate(path.join(ROOT, 'local/seed/content.ndjson'));
  expect(documents).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('it finds what is wrong, also what only several documents together show', async () => {
  const seed = readFileSync(path.join(ROOT, 'local/seed/content.ndjson'), 'utf8');
  const broken = path.join(folder, 'broken.ndjson');
  const replaced = seed
    .replace('"price":29.99', '"price":29.999')
    .replace('"maxAmount":2499', '"maxAmount":2600')
    .replace('"suggestedAmount":150,', '"suggestedAmount":250,')
    .replace('"percent":40', '"percent":41')
    .replace('"name":"Team Cap"', '"name":"Travel Tote"');
  writeFileSync(broken, replaced);
  const { found } = await validate(broken);
  const overlap = (tier: string) =>
    expect.stringMatching(`error ${tier} \\["minAmount"\\]: .*All-Star Sponsor.* overlap`);
  expect(found.sort()).toEqual([
    expect.stringContaining('error donatePage ["fundAllocation"]: The shares add up to 101 %'),
    expect.stringContaining('error product-cap ["name"]: “Travel Tote” is taken'),
    expect.stringContaining('error product-cap ["price"]: An amount has at most two decimals'),
    expect.stringContaining('error product-travel-tote ["name"]: “Travel Tote” is taken'),
    overlap('tier-all-star'),
    overlap('tier-championship'),
    overlap('tier-supporting-friend'),
    expect.stringMatching(
      /error tier-supporting-friend \["suggestedAmount"\]: .*outside of this tier: \$100 to \$249/,
    ),
    overlap('tier-team-player'),
  ]);
});

test('each problem is listed once, however many rules it breaks', async () => {
  const seed = readFileSync(path.join(ROOT, 'local/seed/content.ndjson'), 'utf8');
  const lines = seed.split('\n').filter((line) => line !== '');
  const documents = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const nothing = documents.map(({ _id, _type }) => ({ _id, _type }));
  // Of each value the worst of its kind: not whole, too small, no such choice. An emptied text is none.
  const worst = documents.map(spoil);
  for (const spoiled of [nothing, worst]) {
    const file = path.join(folder, 'spoiled.ndjson');
    writeFileSync(file, spoiled.map((document) => JSON.stringify(document)).join('\n'));
    const { found } = await validate(file);
    expect(found.length).toBeGreaterThan(documents.length);
    expect(found.filter((problem, index) => found.indexOf(problem) !== index)).toEqual([]);
  }
});

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
