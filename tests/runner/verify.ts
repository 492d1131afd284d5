/*
 * `npm run verify`, before a commit: lint, types, and the tests without a browser that import a file which
 * is not as it was committed, nearest first. `-- <commit>` compares with another commit.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findReached, pickReached } from './reach.ts';
import { runSteps } from './run-steps.ts';
import { lint, type Step, types, vitest } from './steps.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Almost every module is some imports away from every function: the nearest say most in a minute. */
const MOST = { functions: 6, others: 24 };
/** It looks for the dashboard's tables in the folder of contracts, so that no import leads to it. */
const OF_TABLES = 'tests/functions/admin-tables.test.ts';

const [since = 'HEAD'] = process.argv.slice(2);
const changed = listChanged();
const reached = findReached(readTree(), readAliases(), changed).filter(
  ({ file }) => !file.startsWith('tests/studio/'),
);
const functions = reached.filter(({ file }) => file.startsWith('tests/functions/'));
const others = reached.filter((one) => !functions.includes(one));
const near = new Set(
  [...pickReached(others, MOST.others), ...pickReached(functions, MOST.functions)].map(
    ({ file }) => file,
  ),
);
const isTable = (file: string) => /^src\/contracts\/.*dashboard\.ts$/.test(file);
if (changed.some(isTable)) near.add(OF_TABLES);

if (near.size < reached.length) {
  console.log(
    `${near.size} of ${reached.length} files of tests; npm test -- <topic> runs a topic’s, npm test all.`,
  );
}
const nearest: Step[] =
  near.size > 0 ? [vitest('reached', ['pure', 'unit', 'functions'], [...near])] : [];
await runSteps([[[lint, types], nearest]]);

function git(...parameters: string[]): string[] {
  const said = execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' });
  return said.split('\n').filter((line) => line !== '');
}

function listChanged(): string[] {
  return [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

function readTree(): Map<string, string> {
  const files = globSync('{src,netlify,local,tests}/**/*.{ts,tsx}', { cwd: ROOT });
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

function readAliases(): Record<string, string> {
  const { imports } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  return imports;
}
