/*
 * `npm test`: every check. The tests without a browser run beside what checks the code itself, so that all
 * cores have work; then the build and the browser.
 * `npm test -- <word> …`: the files of tests with one of the words in their path.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runSteps } from './run-steps.ts';
import { lint, playwright, type Step, studio, types, vitest } from './steps.ts';

const TESTS = path.resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);

await runSteps(
  words.length === 0
    ? [
        [
          [lint, types, studio],
          [vitest('unit', ['pure', 'unit']), vitest('functions', ['functions'])],
        ],
        [[playwright()]],
      ]
    : matching(words).map((step) => [[step]]),
);

function matching(filters: readonly string[]): Step[] {
  const isMeant = (file: string) => filters.some((word) => file.includes(word));
  const inBrowser = globSync('{e2e,site}/**/*.spec.ts', { cwd: TESTS }).some(isMeant);
  const matched = vitest(
    'unit, functions',
    ['pure', 'unit', 'functions'],
    [...filters, '--passWithNoTests'],
  );
  return inBrowser ? [matched, playwright(filters)] : [matched];
}
