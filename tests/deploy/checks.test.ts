import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import { describe, expect, test } from 'vitest';
import { checkRateLimits, checkSchedules } from './checks/check-functions.ts';
import { checkNetlifyToml } from './checks/check-netlify-toml.ts';
import { checkSize } from './checks/check-size.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOML = readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8');
const EXAMPLE = readFileSync(path.join(ROOT, '.env.example'), 'utf8');
const FUNCTIONS = readdirSync(path.join(ROOT, 'netlify/functions')).map((file) =>
  path.basename(file, '.ts'),
);

/** Our own file, with a fault in it. */
function plant(from: string, to: string) {
  expect(TOML).toContain(from);
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-toml-'));
  writeFileSync(path.join(folder, 'netlify.toml'), TOML.replace(from, to));
  return checkNetlifyToml(folder, FUNCTIONS);
}
const said = (findings: readonly { says: string }[]) => findings.map(({ says }) => says);

describe('netlify.toml', () => {
  test('of this project is read whole', async () => {
    expect(await checkNetlifyToml(ROOT, FUNCTIONS)).toMatchObject([{ state: 'ok' }]);
  });

  test.each([
    ['[build]', '[build', 'Netlify cannot read it: '],
    ['command = "npm run build"', 'comand = "npm run build"', '"comand" in [build]'],
    ['[[redirects]]', '[[redirect]]', 'Netlify does not know "redirect" in the file.'],
    ['to = "/gallery"', 'too = "/gallery"', '"too" in [[redirects]]'],
    ['[functions.review-submission]', '[functions.review]', 'There is no function review.'],
    ['included_files', 'include_files', '"include_files" in [functions.review-submission]'],
    ['X-Content-Type-Options', 'X-Content-Options', 'No page is sent with X-Content-Type-Options.'],
    ['node_bundler = "none"', 'node_bundler = "rollup"', 'node_bundler'],
  ])('with %s as %s: %s', async (from, to, expected) => {
    const findings = await plant(from, to);
    expect(said(findings).join(' ')).toContain(expected);
    for (const finding of findings) {
      expect(finding).toMatchObject({ state: 'fault', next: expect.stringMatching(/\.$/) });
    }
  });
});

describe('functions', () => {
  const one = (config: Config, name = 'one') => ({ name, config });
  const limit = { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] as const };
  const limited = (change: object, path: Config['path'] = '/api/a') =>
    one({ path, rateLimit: { ...limit, ...change } } as unknown as Config);

  test.each(['* * * * *', '*/10 * * * *', '@daily'])(
    'the schedule %s is kept',
    async (schedule) => {
      expect(await checkSchedules([one({ schedule })])).toMatchObject([{ state: 'ok' }]);
    },
  );

  test.each(['61 * * * *', 'daily', '* * *  * * * * *'])(
    'the schedule %s is not',
    async (given) => {
      expect(said(await checkSchedules([one({ schedule: given })]))).toEqual([
        `Netlify cannot read the schedule "${given}" of one.`,
      ]);
    },
  );

  test('a scheduled function has no path', async () => {
    const both = { schedule: '@daily', path: '/api/a' } as unknown as Config;
    expect(said(await checkSchedules([one(both)]))).toEqual([
      'one has a schedule, so nobody can call it at its path.',
    ]);
  });

  test('a limit as Netlify reads it is kept', () => {
    expect(checkRateLimits([limited({}), one({})])).toMatchObject([{ state: 'ok' }]);
  });

  test.each([
    [{ windowSize: 181 }, 'one counts over 181 seconds.'],
    [{ windowSize: 0 }, 'one counts over 0 seconds.'],
    [{ windowSize: '60' }, 'one counts over 60 seconds.'],
    [{ windowLimit: 0.5 }, 'one allows 0.5 requests.'],
    [{ aggregateBy: ['user'] }, 'one counts by user.'],
    [{ aggregateBy: [] }, 'one counts by nothing.'],
  ])('a limit with %j is not', (change, expected) => {
    expect(said(checkRateLimits([limited(change)]))).toEqual([expected]);
  });

  test('a limit takes a path, and a project has two', () => {
    const pathless = one({ rateLimit: limit } as unknown as Config);
    expect(said(checkRateLimits([pathless]))).toEqual(['one has a limit and no path.']);
    const three = ['a', 'b', 'c'].map((name) => ({ ...limited({}), name }));
    expect(said(checkRateLimits(three))).toEqual([
      'a, b, c have one each, and Netlify’s free plan keeps 2.',
    ]);
  });
});

test('docs/DEPLOY.md names commands that there are, those in order first', () => {
  const page = readFileSync(path.join(ROOT, 'docs/DEPLOY.md'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.slice(0, 3)).toEqual(['verify:deploy', 'setup', 'doctor']);
});

test('all variables of the example fit into a function, and some more do not', () => {
  expect(checkSize(EXAMPLE)).toMatchObject([{ state: 'ok' }]);
  const more = Array.from({ length: 12 }, (_, index) => `# MORE_OF_${'X'.repeat(index)}=`);
  expect(checkSize(`${EXAMPLE}\n${more.join('\n')}\n`)).toMatchObject([{ state: 'fault' }]);
});
