import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { addToCart } from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';

test('a part of the page that breaks is not just empty: it says so, and Reload fixes it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/out of order/);
  await page.addInitScript(() => {
    const real = Date.prototype.toISOString;
    if (sessionStorage.getItem('mended')) return;
    Date.prototype.toISOString = function tell(this: Date) {
      // Once it is said, the page's own tools may ask the clock again.
      if (document.querySelector('[role="alert"]')) return real.call(this);
      sessionStorage.setItem('mended', 'yes');
      throw new Error('The clock is out of order.');
    };
  });
  await page.goto('/schedules');
  const broken = page.getByRole('alert');
  await expect(broken.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expectNoAxeViolations(page);
  await broken.getByRole('button', { name: 'Reload the Page' }).click();
  await expect(page.getByRole('region', { name: 'Full Schedule' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

/** The scripts of the page's islands do not come, as on a link that fails; the others do. @returns lets them come again */
async function loseIslands(page: Page): Promise<() => Promise<void>> {
  const lost = new Set<string>();
  await page.route('**/_astro/*.js*', (route) => {
    const { pathname } = new URL(route.request().url());
    return lost.has(pathname) ? route.abort() : route.continue();
  });
  await page.route(/localhost:\d+\/[a-z-]+$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    for (const [, file = ''] of html.matchAll(/component-url="([^"]+)"/g)) lost.add(file);
    await route.fulfill({ response, body: html });
  });
  return () => page.unrouteAll();
}

test('a form whose script does not come says so, keeps what was typed, and Reload fixes it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Error hydrating|preloaded/);
  await page.setViewportSize({ width: 360, height: 740 });
  const restore = await loseIslands(page);
  await page.goto('/register');
  await page.getByLabel('Parent First Name').fill('Ana');
  const next = page.getByRole('button', { name: 'Continue to Players' });
  await next.click();
  const failed = page.getByRole('alert');
  await expect(failed.getByRole('heading')).toHaveText('This page did not load completely');
  // However far down the page one is.
  await expect(failed).toBeInViewport({ ratio: 1 });
  await expect(failed).toContainText('Nothing was sent.');
  // Nor does a press from now on wait for what will not come.
  await next.click();
  await expect(next).not.toHaveAttribute('aria-busy');
  await expect(page.getByLabel('Parent First Name')).toHaveValue('Ana');
  expect(new URL(page.url()).search).toBe('');
  await expectNoAxeViolations(page);
  await restore();
  await failed.getByRole('button', { name: 'Reload the Page' }).click();
  await expect(page.locator('main form[data-waiting]')).toHaveCount(0);
  await expect(failed).toHaveCount(0);
});

test('a cart whose script does not come says so in place of its skeleton', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Error hydrating|preloaded/);
  await addToCart(page, 'Team Cap');
  const restore = await loseIslands(page);
  await page.goto('/cart');
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('This page did not load completely');
  await expect(failed).not.toContainText('Nothing was sent.');
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'From our shop' })).toBeVisible();
  await restore();
  await failed.getByRole('button', { name: 'Reload the Page' }).click();
  await expect(page.getByLabel('Quantity of Team Cap (One Size, Black)')).toHaveValue('1');
});

test('a part that stands across the page says so within the page’s column, once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Error hydrating|preloaded/);
  await loseIslands(page);
  await page.goto('/schedules');
  const failed = page.getByRole('alert');
  await expect(failed).toHaveCount(1);
  // A second look, at whatever else goes wrong.
  await page.evaluate(() => window.dispatchEvent(new Event('error')));
  await expect(page.getByRole('region', { name: 'Full Schedule' })).toBeVisible();
  await expect(failed).toHaveCount(1);
  const [note, heading] = [failed.getByRole('heading'), page.getByRole('heading', { level: 1 })];
  const leftOf = async (one: typeof note) => Math.round((await one.boundingBox())?.x ?? 0);
  expect(await leftOf(note)).toBe(await leftOf(heading));
});
