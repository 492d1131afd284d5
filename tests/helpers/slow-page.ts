import { expect, type Page } from '@playwright/test';

/** The forms of the page say that they wait for it. */
export async function waitForScript(page: Page): Promise<void> {
  await expect(page.locator('main form [type="submit"]').last()).toBeEnabled();
  await expect(page.locator('main form[data-waiting]')).toHaveCount(0);
}

/**
 * Opens a page whose scripts come only when the test says so: what a slow phone does.
 * @returns lets them come
 */
export async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await waitForScript(page);
    await page.unroute('**/_astro/*.js');
  };
}
