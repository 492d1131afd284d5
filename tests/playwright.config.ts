import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './helpers/browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  // Pages in the browser, and the built site as files.
  testMatch: ['e2e/**/*.spec.ts', 'site/**/*.spec.ts'],
  outputDir: path.join(root, 'test-results'),
  globalSetup: './helpers/e2e-global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
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
