import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Vitest leaves one core to itself, which is half of a small machine. */
const maxWorkers = Math.min(availableParallelism(), 4);
const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          maxWorkers,
          name: 'unit',
          setupFiles: ['tests/helpers/console-guard.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'netlify/**/*.test.ts',
            'local/**/*.test.ts',
            'studio/schema/**/*.test.ts',
            'tests/{architecture,contracts,runner}/**/*.test.ts',
          ],
        },
      },
      {
        root,
        test: {
          maxWorkers,
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
          // Needs the Studio's own packages: run by `npm run test:studio`.
          name: 'studio',
          setupFiles: ['tests/helpers/console-guard.ts'],
          include: ['tests/studio/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
