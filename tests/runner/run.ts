/*
 * `npm test`: every check, one after the other, and one line that sums them up. A step that fails does
 * not stop the next: they find different things.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findBrowser } from '../helpers/browser.ts';
import { installBrowser } from './install-browser.ts';
import { runTool } from './run-tool.ts';
import { add, countStep, readPlaywrightReport, readVitestReport, type Tally } from './tally.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'courtside-reports-'));

const STEPS: readonly [name: string, run: () => Promise<Tally>][] = [
  ['lint', () => check('biome', ['check', '--error-on-warnings', '.'])],
  ['types', () => check('astro', ['check', ...TYPE_OPTIONS])],
  ['unit', () => runVitest('unit')],
  ['functions', () => runVitest('functions')],
  ['build and e2e', runPlaywright],
];
const TYPE_OPTIONS = ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];

/** A step without tests of its own counts only when it fails. */
async function check(tool: string, options: string[]): Promise<Tally> {
  return countStep(await runTool(tool, options), undefined);
}

async function runVitest(project: string): Promise<Tally> {
  const report = path.join(reports, `${project}.json`);
  const code = await runTool('vitest', [
    ...['run', '--config', 'tests/vitest.config.ts', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
  return countStep(code, readVitestReport(report));
}

async function runPlaywright(): Promise<Tally> {
  if (!findBrowser() && !(await installBrowser())) return countStep(1, undefined);
  const report = path.join(reports, 'e2e.json');
  const code = await runTool(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return countStep(code, readPlaywrightReport(report));
}

let total: Tally = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const [name, run] of STEPS) {
  console.log(`\n━━ ${name}`);
  const started = performance.now();
  const tally = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  summary.push(`${tally.failed === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.padStart(4)} s`);
  total = add(total, tally);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
