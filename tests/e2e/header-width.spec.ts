import type { Page } from '@playwright/test';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* The header has its links in one line from 1200 pixels on, whoever is signed in, in both languages. */

const WIDTHS = [1200, 1280, 1366, 1440];
const PAGES = ['/contact', '/es/contact'];

/** A program with a longer name and the widest logo. */
async function widenBrand(page: Page): Promise<void> {
  await page.evaluate(() => {
    const home = document.querySelector<HTMLElement>('header a[href]');
    const drawing = home?.querySelector<SVGElement>('svg');
    const name = home?.querySelector('span');
    if (drawing) drawing.style.width = '108px';
    if (name) name.textContent = 'Hill Country Kickers Club';
  });
}

async function expectHeaderFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 600 });
    for (const path of PAGES) {
      await page.goto(path);
      const cart = page.getByRole('banner').locator('[data-cart-link]');
      await expect(cart).toBeVisible();
      await widenBrand(page);
      const { x = 0, width: size = 0 } = (await cart.boundingBox()) ?? {};
      expect(Math.round(x + size), `${path} at ${width}`).toBeLessThanOrEqual(width);
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar?.height, `${path} at ${width}`).toBeLessThan(64);
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolls, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
}

test('of a visitor', ({ page }) => expectHeaderFits(page));

test('of a parent, with the name and the way to the account', async ({ page }) => {
  const { email } = await signUpUser();
  await signInAs(page, email);
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.goto('/contact');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Robin Doe\s+My account/ })
    .click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText(/My account/);
  await expectHeaderFits(page);
});

test('of a phone: to donate is a button, in the bar or in the menu', async ({ page }) => {
  const donate = page.getByRole('banner').getByRole('link', { name: 'Donate' });
  for (const [width, opensMenu] of [
    [1280, false],
    [480, false],
    [360, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/contact');
    if (opensMenu) await page.getByRole('button', { name: 'Menu' }).click();
    await expect(donate).toHaveCount(1);
    await expect(donate).toHaveAttribute('href', '/sponsors/donate');
  }
});

test('of an administrator', async ({ page }) => {
  const { email } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
  await expectHeaderFits(page);
});
