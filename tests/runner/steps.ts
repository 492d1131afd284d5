import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { nameFailures, readPlaywrightFailures, readVitestFailures } from './failed-tests.ts';
import { type FileTime, readPlaywrightFiles, readVitestFiles } from './file-times.ts';
import { installBrowser } from './install-browser.ts';
import { runTool } from './run-tool.ts';
import { add, countStep, readPlaywrightReport, readVitestReport, type Tally } from './tally.ts';

/** What came of a step. */
export interface Outcome {
  tally: Tally;
  /** Its files of tests. */
  files: readonly FileTime[];
  /** A line for each test, or command without tests, that failed. */
  failures: readonly string[];
}

/** @param atTheEnd whether it prints when it has ended, because another step runs beside it */
export interface Step {
  name: string;
  run(atTheEnd: boolean): Promise<Outcome>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where the tools leave their reports; goes with the run. */
export const REPORTS = mkdtempSync(path.join(tmpdir(), 'courtside-reports-'));
const TYPE_OPTIONS = ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];

export const lint = checkStep('lint', [
  ['biome', 'check', '--error-on-warnings', '.'],
  ['knip', '--no-progress'],
]);

/** The compiler in machine code for all but `.astro`, which it does not know. */
export const types = checkStep('types', [
  ['tsgo', '--noEmit', '-p', '.', '--types', 'vite/client,node'],
  ['astro', 'check', '--tsconfig', 'tsconfig.astro.json', ...TYPE_OPTIONS],
]);

const hasStudio = () => existsSync(path.join(ROOT, 'studio/node_modules/sanity'));

/**
 * The Studio's types, and its forms against the demo's content. Its packages are as large as all the
 * others, and may be missing where they cannot be installed: left out then, in words, but not in CI.
 */
export const studio: Step = {
  name: 'studio',
  run: async (atTheEnd) => {
    if (!hasStudio()) {
      console.log('The Studio’s packages are not installed, so its tests are LEFT OUT.');
      const isFailure = process.env.CI !== undefined;
      return {
        tally: { passed: 0, failed: isFailure ? 1 : 0 },
        files: [],
        failures: nameFailures('studio', isFailure),
      };
    }
    const code = await runTool('tsgo', ['--noEmit', '-p', 'studio'], { atTheEnd });
    const forms = await vitest('studio', ['studio']).run(atTheEnd);
    return {
      ...forms,
      tally: add(countStep(code, undefined), forms.tally),
      failures: [...nameFailures('tsgo -p studio', code !== 0), ...forms.failures],
    };
  },
};

const HELP: Readonly<Record<string, string>> = { biome: ' (npm run format mends layout)' };

/** Commands without tests of their own: each counts only when it fails. */
function checkStep(name: string, commands: readonly (readonly [string, ...string[]])[]): Step {
  return {
    name,
    run: async (atTheEnd) => {
      let tally: Tally = { passed: 0, failed: 0 };
      const failures: string[] = [];
      for (const [tool, ...parameters] of commands) {
        const code = await runTool(tool, parameters, { atTheEnd });
        tally = add(tally, countStep(code, undefined));
        failures.push(...nameFailures(`${name}: ${tool}${HELP[tool] ?? ''}`, code !== 0));
      }
      return { tally, files: [], failures };
    },
  };
}

/** @param filters words in the names of files, and options of Vitest */
export function vitest(
  name: string,
  projects: readonly string[],
  filters: readonly string[] = [],
): Step {
  const report = path.join(REPORTS, `${name}.json`);
  const parameters = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ];
  return {
    name,
    run: async (atTheEnd) => {
      const code = await runTool('vitest', parameters, { atTheEnd });
      return {
        tally: countStep(code, readVitestReport(report)),
        files: readVitestFiles(report),
        failures: nameFailures(name, code !== 0, readVitestFailures(report)),
      };
    },
  };
}

/** @param filters words in the names of files */
export function playwright(filters: readonly string[] = []): Step {
  const report = path.join(REPORTS, 'e2e.json');
  const parameters = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'];
  // What comes after all others does not bring them along where it is asked for by name.
  const alone = filters.length > 0 ? ['--no-deps'] : [];
  const name = 'build and e2e';
  return {
    name,
    run: async (atTheEnd) => {
      if (!(await installBrowser())) {
        return { tally: countStep(1, undefined), files: [], failures: nameFailures(name, true) };
      }
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const code = await runTool('playwright', [...parameters, ...alone, ...filters], {
        env,
        atTheEnd,
      });
      return {
        tally: countStep(code, readPlaywrightReport(report)),
        files: readPlaywrightFiles(report),
        failures: nameFailures(name, code !== 0, readPlaywrightFailures(report)),
      };
    },
  };
}
