import path from 'node:path';
import process from 'node:process';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';
import { boundLoops } from './endless-loops.ts';
import { markBlocks } from './mark-blocks.ts';
import type { Mutant } from './mutants.ts';
import { endWhenStuck } from './stop-worker.ts';

/** As they are given: those first that are likely to find a fault. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

interface TestResult {
  /** Names of files, as they were given. */
  passed: string[];
  failed: string[];
  /** By file that passed, where the blocks begin that it ran. */
  ran: Map<string, Record<string, number[]>>;
}

export interface TestSession {
  /** Runs files of tests until one fails, with a fault in its file or with none. */
  run(files: readonly string[], mutant?: Mutant): Promise<TestResult>;
  /** Which of these files this session can run. */
  known(files: readonly string[]): string[];
  close(): Promise<void>;
}

const isOurs = (file: string) => /^(src|netlify|local|tests)\/.*\.tsx?$/.test(file);

/** The source with the fault in it. */
export const applyMutant = ({ start, end, replacement }: Mutant, source: string): string =>
  `${source.slice(0, start)} ${replacement} ${source.slice(end)}`;

/**
 * Vitest with the project's own settings, one worker, and the services of function tests kept from one
 * fault to the next. A fault is put in as a file is loaded: no file on disk is touched.
 * @param projects of tests/vitest.config.ts
 * @param code files of which it is noted what runs; not in the one that has a fault
 */
export async function openTestSession(
  projects: readonly string[],
  code: ReadonlySet<string>,
): Promise<TestSession> {
  let current: Mutant | undefined;
  const plugin = {
    name: 'mutant',
    enforce: 'pre' as const,
    transform(source: string, id: string) {
      const file = path.relative(process.cwd(), id.split('?')[0] ?? '');
      if (!isOurs(file)) return undefined;
      if (file === current?.file) return boundLoops(file, applyMutant(current, source));
      return boundLoops(file, code.has(file) ? markBlocks(file, source) : source);
    },
  };
  // Kept on disk, a module would be read again without its fault.
  const own = { maxWorkers: 1, bail: 1, fsModuleCache: false };
  const setup = path.join(import.meta.dirname, 'trace-setup.ts');
  const vitest = await createVitest('test', {
    config: false,
    root: process.cwd(),
    watch: false,
    bail: 1,
    reporters: [{}],
    sequence: { sequencer: AsGiven },
    projects: (config.test?.projects ?? []).flatMap((project) =>
      isOf(project, projects)
        ? [
            {
              ...project,
              plugins: [plugin],
              test: { ...project.test, ...own, setupFiles: [setup, ...project.test.setupFiles] },
            },
          ]
        : [],
    ),
  });
  const specifications = await vitest.globTestSpecifications();
  const find = (file: string) =>
    specifications.find(({ moduleId }) => moduleId === path.resolve(file));
  return {
    async run(files, mutant) {
      const forget = () => mutant && vitest.invalidateFile(path.resolve(mutant.file));
      current = mutant;
      forget();
      const asked = files.map(find).filter((one) => one !== undefined);
      const { result, isStuck } = await endWhenStuck(() => runAll(vitest, asked));
      forget();
      current = undefined;
      return isStuck ? { ...result, failed: [...result.failed, ...files] } : result;
    },
    known: (files) => files.filter(find),
    close: () => vitest.close(),
  };
}

function isOf(
  project: unknown,
  names: readonly string[],
): project is { test: { name: string; setupFiles: string[] } } {
  const { test } = project as { test?: { name?: unknown } };
  return typeof test?.name === 'string' && names.includes(test.name);
}

async function runAll(vitest: Vitest, files: TestSpecification[]): Promise<TestResult> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files);
  // A failed test would be the exit code of this process.
  process.exitCode = 0;
  const asked = new Set(files.map(({ moduleId }) => moduleId));
  const inState = (state: string) =>
    testModules.filter((one) => asked.has(one.moduleId) && one.state() === state);
  const nameOf = ({ moduleId }: { moduleId: string }) => path.relative(process.cwd(), moduleId);
  const passed = inState('passed');
  const failed = inState('failed').map(nameOf);
  // An error outside of any test: it might be of each of them.
  if (failed.length === 0 && unhandledErrors.length > 0)
    return { passed: [], failed: passed.map(nameOf), ran: new Map() };
  const ran = new Map(passed.map((one) => [nameOf(one), one.meta().ran ?? {}]));
  return { passed: passed.map(nameOf), failed, ran };
}
