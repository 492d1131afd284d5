import type { Page } from '@playwright/test';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* The header has its links in one line from 1200 pixels on, whoever is signed in, in both languages. */

const WIDTHS = [1200, 1280, 1366];
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
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolls, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
}

test('of a visitor', ({ page }) => expectHeaderFits(page));

test('of an administrator', async ({ page }) => {
  const { email } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
  await expectHeaderFits(page);
});
