import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listSlowest, readPlaywrightFiles, readVitestFiles } from './file-times.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'file-times-'));
afterAll(() => rmSync(directory, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(directory, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Vitest tells when a file began and ended', () => {
  const file = report({
    testResults: [{ name: '/a/tests/pay.test.ts', startTime: 1000, endTime: 3500 }],
  });
  expect(readVitestFiles(file)).toEqual([{ file: 'pay.test.ts', seconds: 2.5 }]);
});

test('Playwright tells it of each test, at any depth', () => {
  const specs = [{ tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] }];
  const below = { file: 'e2e/shop.spec.ts', specs };
  const file = report({ suites: [{ file: 'e2e/shop.spec.ts', specs, suites: [below] }] });
  expect(readPlaywrightFiles(file)).toEqual([{ file: 'shop.spec.ts', seconds: 2 }]);
});

test('a report that was not written has no files', () => {
  expect(readVitestFiles(path.join(directory, 'missing.json'))).toEqual([]);
});

test('the slowest come first, and no more than asked for', () => {
  const files = [
    { file: 'a', seconds: 1 },
    { file: 'b', seconds: 30.25 },
    { file: 'c', seconds: 2 },
  ];
  expect(listSlowest(files, 2)).toEqual(['   30.3 s  b', '    2.0 s  c']);
});
