import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './helpers/browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  globalSetup: './helpers/e2e-global-setup.ts',
  // What a screen reader says, as text: the same on every machine.
  snapshotPathTemplate: '{testDir}/e2e/readings/{arg}{ext}',
  fullyParallel: true,
  // Pages wait for answers and for what moves: with two, a core has nothing to do for a tenth of the time.
  workers: 3,
  retries: 0,
  projects: [
    // Pages in the browser, and the built site as files.
    { name: 'site', testMatch: ['e2e/*.spec.ts', 'e2e/spanish/*.spec.ts', 'site/**/*.spec.ts'] },
    // What changes the site for everyone comes after all others. To run it alone, add --no-deps.
    {
      name: 'alone',
      testMatch: 'e2e/alone/*.spec.ts',
      dependencies: ['site'],
      fullyParallel: false,
    },
    // The season ends for all: nothing can come after it.
    { name: 'last', testMatch: 'e2e/last/*.spec.ts', dependencies: ['alone'] },
  ],
  forbidOnly: process.env.CI !== undefined,
  // A machine with two cores also runs the site and all its services.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // What moves is waited for and drawn, picture by picture. gallery.spec.ts and sign-in-dialog.spec.ts
    // see it move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
    // Recording every test costs as much as running it: asked for when one is to be looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
