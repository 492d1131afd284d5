import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(ROOT, 'docs/SECURITY.md'), 'utf8');

test('every test that docs/SECURITY.md names exists', () => {
  const named = [...page.matchAll(/`((?:tests|src|netlify)\/[\w./-]+\.ts)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('a line that names no test says that it is not held, or why there is nothing to hold', () => {
  const lines = page.split('\n').filter((line) => /^\| V\d/.test(line));
  expect(lines.length).toBeGreaterThan(35);
  const silent = lines.filter((line) => !/\.ts`|\*\*(not|partly)|not used/.test(line));
  expect(silent).toEqual([]);
});

test('that install scripts are off is said without reserve only where every npm is told so', () => {
  const [line = ''] = /^\| V15\.1.*/m.exec(page) ?? [];
  expect(line).toContain('install scripts');
  const file = path.resolve(import.meta.dirname, '../../.npmrc');
  const isOff = existsSync(file) && /^ignore-scripts=true$/m.test(readFileSync(file, 'utf8'));
  expect(isOff || line.includes('older npm runs them all')).toBe(true);
});
