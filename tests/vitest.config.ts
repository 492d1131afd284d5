import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './helpers/longest-first.ts';

/** Vitest leaves one core to itself, which is half of a small machine. */
const maxWorkers = Math.min(availableParallelism(), 4);
/** They wait for services and for what takes its time: one more than there are cores. */
const waitingWorkers = Math.min(availableParallelism() + 1, 4);
const PURE = [
  'src/{domain,contracts}/**/*.test.ts',
  'tests/{architecture,contracts,corpus,deploy,runner}/**/*.test.ts',
];
const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        test: {
          maxWorkers,
          // Needs nothing, starts nothing and remembers nothing: one process for many files.
          name: 'pure',
          isolate: false,
          testTimeout: 30_000,
          setupFiles: ['tests/helpers/console-guard.ts'],
          include: PURE,
        },
      },
      {
        root,
        test: {
          maxWorkers,
          name: 'unit',
          // unit-setup.ts makes a fresh start of each file, in a process that stays warm.
          isolate: false,
          // It looks for the browser's storage when it is loaded, which each file has its own idea of.
          server: { deps: { inline: ['@nanostores/persistent'] } },
          // Other steps run beside it.
          testTimeout: 30_000,
          setupFiles: ['tests/helpers/console-guard.ts', 'tests/helpers/unit-setup.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'netlify/**/*.test.ts',
            'local/**/*.test.ts',
            'studio/{preview,schema}/**/*.test.ts',
          ],
          exclude: PURE,
        },
      },
      {
        root,
        test: {
          maxWorkers: waitingWorkers,
          // A group of its own: Vitest refuses one group with different numbers of workers.
          sequence: { groupOrder: 1 },
          name: 'functions',
          globalSetup: ['tests/helpers/functions-global-setup.ts'],
          // In this order: the guard is up before a service can complain.
          setupFiles: ['tests/helpers/console-guard.ts', 'tests/helpers/functions-setup.ts'],
          include: ['tests/functions/**/*.test.ts'],
          // functions-setup.ts makes a fresh start of each file, in a process that stays warm.
          isolate: false,
          // A machine with two cores also runs all the services, for two files at once.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          maxWorkers,
          // Needs the Studio's own packages: a step of its own in tests/runner/steps.ts.
          name: 'studio',
          setupFiles: ['tests/helpers/console-guard.ts'],
          include: ['tests/studio/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
