import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countStep, readPlaywrightReport, readVitestReport } from './tally.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'tally-'));
afterAll(() => rmSync(directory, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(directory, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a report is counted', () => {
  const vitest = report({ numPassedTests: 5, numFailedTests: 2, numTotalTests: 7 });
  expect(readVitestReport(vitest)).toEqual({ passed: 5, failed: 2 });
  const playwright = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } });
  expect(readPlaywrightReport(playwright)).toEqual({ passed: 3, failed: 2 });
});

test('a step that fails without a failed test is one failure', () => {
  expect(countStep(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(countStep(1, readVitestReport(path.join(directory, 'missing.json')))).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a step counts its own failures once, and none when it went well', () => {
  expect(countStep(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  expect(countStep(0, undefined)).toEqual({ passed: 0, failed: 0 });
});
