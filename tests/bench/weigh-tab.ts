import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/**
 * The bytes after gzip of every script that a tab of the dashboard has loaded when it stands, the frame's,
 * React's and Firebase's with it. What is loaded after it, such as charts, is in it.
 */
export async function weighTab(page: Page, tab: string): Promise<number> {
  await page.goto(`/admin?tab=${tab}`);
  await page.locator('main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const files = new Set(
    addresses.map((address) => new URL(address).pathname).filter((file) => file.endsWith('.js')),
  );
  if (files.size === 0) throw new Error(`No script of ${tab} was seen.`);
  return [...files]
    .map((file) => gzipSync(readFileSync(path.join(DIST, file))).length)
    .reduce((total, bytes) => total + bytes, 0);
}
