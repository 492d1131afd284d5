import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closingLines } from './closing-lines.ts';
import { nameFailures, readPlaywrightFailures, readVitestFailures } from './failed-tests.ts';

/* The reports are those of the tools themselves, run on tests that fail. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache');
mkdirSync(CACHE, { recursive: true });
// Within the project, so that the tools are found from there.
const folder = mkdtempSync(path.join(CACHE, 'failed-tests-'));
const report = path.join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  const body = `test.describe('money', () => {
    test('is paid', () => { throw new Error('it is not'); });
    test('is seen', () => {});
  });`;
  writeFileSync(path.join(folder, 'pay.test.mjs'), `import { test } from 'vitest';\n${body}`);
  writeFileSync(path.join(folder, 'lost.test.mjs'), "import './nothing-there.mjs';");
  writeFileSync(
    path.join(folder, 'vitest.config.mjs'),
    "export default { test: { include: ['*.test.mjs'] } };",
  );
  const playwright = "import { test } from '@playwright/test';\n";
  writeFileSync(path.join(folder, 'pay.spec.mjs'), playwright + body);
  writeFileSync(
    path.join(folder, 'playwright.config.mjs'),
    "export default { testMatch: '*.spec.mjs' };",
  );
});

/** Runs a tool that fails. */
function run(program: string, parameters: readonly string[]): Promise<void> {
  // Without what Vitest tells those it starts, of itself.
  const { VITEST: _, VITEST_WORKER_ID: _id, VITEST_POOL_ID: _pool, ...env } = process.env;
  const options = {
    cwd: folder,
    env: { ...env, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
  return new Promise((resolve, reject) => {
    const file = path.join(ROOT, 'node_modules', program);
    execFile(process.execPath, [file, ...parameters], options, (error, stdout) =>
      error?.code === 1 ? resolve() : reject(new Error(stdout)),
    );
  });
}

test('a test of Vitest is told by its file and name, and a file that cannot be read', async () => {
  const config = ['--config', 'vitest.config.mjs', '--root', '.'];
  await run('vitest/vitest.mjs', [
    'run',
    ...config,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const within = path.relative(ROOT, folder);
  expect(readVitestFailures(report).sort()).toEqual([
    `${within}/lost.test.mjs (not all of it could run)`,
    `${within}/pay.test.mjs › money is paid`,
  ]);
});

test('so is one of Playwright', async () => {
  await run('@playwright/test/cli.js', ['test', '--reporter=json']);
  expect(readPlaywrightFailures(report)).toEqual(['tests/pay.spec.mjs › money › is paid']);
});

test('a step without a report is told by its name; one that went well is not', () => {
  const missing = readVitestFailures(path.join(folder, 'missing.json'));
  expect(nameFailures('functions', true, missing)).toEqual([
    'functions: see what it printed above',
  ]);
  expect(nameFailures('functions', false, [])).toEqual([]);
});

test('what failed comes last but for the sum, after the slowest files', () => {
  const files = [{ file: 'pay.test.ts', seconds: 2 }];
  const ended = { steps: ['✗ functions 3 s'], files, total: { passed: 4, failed: 1 } };
  expect(closingLines({ ...ended, failures: ['tests/pay.test.ts › is paid'] })).toEqual([
    '',
    'The slowest files:',
    '    2.0 s  pay.test.ts',
    '',
    '✗ functions 3 s',
    '',
    'What failed:',
    '  ✗ tests/pay.test.ts › is paid',
    '',
    '4 passed, 1 failed',
  ]);
  expect(closingLines({ ...ended, failures: [] })).not.toContain('What failed:');
});
