import type { Page } from '@playwright/test';
import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/helpers/browser.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { listCutOff } from '#tests/helpers/text-spacing.ts';

/* A phone whose owner has set its text to twice the size: nothing is cut off, and no page scrolls sideways. */

const executablePath = findBrowser();
test.use({
  viewport: { width: 412, height: 800 },
  launchOptions: {
    args: [...BROWSER_ARGUMENTS, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  },
});

const PAGES = [
  '/',
  '/schedules',
  '/register',
  '/merchandise',
  '/gallery',
  '/sponsors',
  '/scholarships',
  '/donations/one-time',
  '/donations/monthly',
  '/contact',
];
const TABS = ['players', 'billing', 'payments', 'activity'];

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(listCutOff), path).toEqual([]);
}

test('every page fits', async ({ page }) => {
  test.slow();
  for (const path of PAGES) await test.step(path, () => expectToFit(page, path));
});

test('so does the dashboard, with all digits of its sums', async ({ page }) => {
  test.slow();
  await signInAs(page, demoAccounts[0]?.email ?? '');
  for (const tab of TABS) await test.step(tab, () => expectToFit(page, `/admin?tab=${tab}`));
});
