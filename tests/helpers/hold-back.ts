import type { Page } from '@playwright/test';

/** Holds what is sent to an address back, as a slow connection does. @returns lets it go */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
