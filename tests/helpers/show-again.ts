import type { Page } from '@playwright/test';

/**
 * Has the page hear what it hears where the browser's Back shows it as it was left. The headless browser
 * of the tests keeps no page like that.
 */
export async function showAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** Has the page stay as it is where it would leave for another address: its answer is that there is nothing to show. */
export async function keepFrom(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 204 }));
}
