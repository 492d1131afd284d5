import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'netlify/**/*.test.ts',
            'local/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
        },
      },
      {
        root,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
