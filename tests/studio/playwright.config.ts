import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../helpers/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Not within that of the other browser tests, who empty it.
  outputDir: path.join(import.meta.dirname, 'test-results'),
  globalSetup: './global-setup.ts',
  // All edit the same content.
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // The longest edits, publishes and builds the whole website, perhaps on a machine that is busy.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1500, height: 1000 },
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
