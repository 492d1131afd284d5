import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { giveLongGame } from '#tests/helpers/long-names.ts';
import { listCutOff, spaceOut } from '#tests/helpers/text-spacing.ts';

/*
 * What axe cannot see: text that a reader has spaced out, a window of 320 pixels, colors that are forced,
 * and the keyboard. Each test walks a list of states.
 */

const office = demoAccounts[0]?.email ?? '';
const PAGES = [
  '/',
  '/schedules',
  '/register',
  '/merchandise',
  '/gallery',
  '/sponsors',
  '/scholarships',
  '/sponsors/volunteer',
  '/donations/one-time',
  '/contact',
  '/auth',
  '/es/register',
];
const TABS = ['overview', 'players', 'billing', 'activity', 'team'];
const OFFICE_PAGES = TABS.map((tab) => `/admin?tab=${tab}`);

/** With the spacing of WCAG 1.4.12 at 1280 and 360 px, and as it is at 320 px. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(listCutOff), `${path} at 320 px`).toEqual([]);
  await page.evaluate(spaceOut);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => page.evaluate(listCutOff), `${path} at ${width} px`).toEqual([]);
  }
}

test('no text is cut off when it is spaced out, nor at 320 px', async ({ page }) => {
  test.slow();
  await giveLongGame();
  for (const path of PAGES) await test.step(path, () => expectToFit(page, path));
});

test('nor in the dashboard', async ({ page }) => {
  test.slow();
  await signInAs(page, office);
  for (const path of OFFICE_PAGES) await test.step(path, () => expectToFit(page, path));
});

test('a menu that the Tab key leaves closes, and does not lie over what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/merchandise');
  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  const links = await menu.locator('a:visible').count();
  for (let step = 1; step < links; step += 1) await page.keyboard.press('Tab');
  await expect(menu.locator('a:visible').last()).toBeFocused();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(menu).toBeHidden();
  const isOnTop = () => {
    const part = document.activeElement;
    const { x = 0, y = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return part?.parentElement?.contains(found);
  };
  await expect.poll(() => page.evaluate(isOnTop)).toBe(true);
});

const ground = (part: Locator) => part.evaluate((node) => getComputedStyle(node).backgroundColor);

test('with forced colors one still sees what is current, chosen and pressed, and how long a bar is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  const expectApart = async (one: Locator, other: Locator) =>
    expect(await ground(one.first())).not.toBe(await ground(other.first()));
  /** Else the browser draws a plate of the page's color behind its text, which has that color as well. */
  const expectNoPlate = (one: Locator) =>
    expect(one.first()).toHaveCSS('forced-color-adjust', 'none');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/sponsors');
  const links = page.getByRole('banner').getByRole('navigation').first().getByRole('link');
  await expectApart(
    links.and(page.locator('[aria-current]')),
    links.and(page.locator(':not([aria-current])')),
  );
  await expectNoPlate(links.and(page.locator('[aria-current]')));
  await page.goto('/sponsors/donate');
  const bar = main.locator('[aria-hidden="true"] > [style^="width"]').first();
  await expectApart(bar, bar.locator('xpath=..'));

  await page.goto('/gallery');
  await expectApart(
    main.locator('a[aria-current="page"]'),
    main.getByRole('navigation').first().locator('a:not([aria-current])'),
  );
  await page.goto('/auth');
  await expectApart(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  );
  await expectNoPlate(page.getByRole('tab', { selected: true }));
  await page.goto('/donations/one-time');
  const tile = main.locator('label').filter({ has: page.getByRole('radio') });
  await tile.first().click();
  const border = (part: Locator) => part.evaluate((node) => getComputedStyle(node).borderTopColor);
  expect(await border(tile.first())).not.toBe(await border(tile.nth(1)));

  await signInAs(page, office);
  await page.goto('/admin?tab=activity');
  for (const name of ['Dashboard', 'Activity']) {
    const nav = page.getByRole('navigation', { name, exact: true });
    await expectApart(nav.locator('[aria-current]'), nav.locator('a:not([aria-current])'));
    await expectNoPlate(nav.locator('[aria-current]'));
  }
  await page.goto('/admin?tab=team');
  const preview = page.getByRole('region', { name: 'Color Preview' }).getByRole('listitem').first();
  const chosen = await preview.evaluate((node) => node.style.backgroundColor);
  await expect(preview).toHaveCSS('background-color', chosen);
});

test('by keyboard: a row’s menu, a dialog that opens at its first field, a table that scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, office);
  await page.goto('/admin?tab=players');
  await expect(page).toHaveTitle(/^Players · Admin Dashboard/);
  const more = page.getByRole('button', { name: /^More actions for/ }).first();
  const items = page.getByRole('menuitem');
  await more.press('Enter');
  await expect(items.first()).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('d');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.press('Enter');
  await items.first().press('Enter');
  await expect(page.locator('dialog').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 400 });
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  for (const heading of await page.getByRole('columnheader').all()) {
    await expect(heading).toBeInViewport();
  }
  const sort = page.getByRole('columnheader').getByRole('button').first();
  expect((await sort.boundingBox())?.height).toBeGreaterThanOrEqual(24);

  // Wider than its place, as with fonts and words that are larger than ours.
  await page.getByRole('table').evaluate((table) => {
    table.style.minWidth = '3000px';
  });
  const area = page.getByRole('group', { name: 'Players', exact: true });
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => area.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
});
