import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  answerUnfilled,
  cards,
  openResults,
  SEASON,
  watchLayoutShifts,
} from './schedule-season.ts';

/** Holds every script of the page back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** Astro takes the mark away once React has taken over. */
const takenOver = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const gamesOf = async (page: Page): Promise<{ opponent: string }[]> =>
  (await (await page.request.get('/api/games')).json()).games;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('games, figures and filters are there, and nothing waits', async ({ page }) => {
    await page.goto('/schedules');
    await openResults(page);
    await expect(cards(page)).toContainText((await gamesOf(page)).map(({ opponent }) => opponent));
    await expect(page.getByRole('region', { name: 'Next Game' })).toBeVisible();
    const stats = page.getByRole('region', { name: 'Season Stats' }).getByRole('definition');
    await expect(stats).toHaveText(['12-3', '89.2', '8-2', '4-1']);
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    // It needs a script, and is not offered.
    await expect(page.getByRole('button', { name: 'Pick a date' })).toBeHidden();
    await filter(page, 'Previous').click();
    await expect(page).toHaveURL(/\/schedules\?month=previous#full-schedule$/);
    await expect(filter(page, 'Previous')).toHaveAttribute('aria-pressed', 'true');
    const shown = await cards(page).count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan((await gamesOf(page)).length);
    await filter(page, 'All Games').click();
    await openResults(page);
    await expect(cards(page)).toHaveCount((await gamesOf(page)).length);
  });

  test('where there are no games to show, says so and offers the calendar', async ({ page }) => {
    await answerUnfilled(page);
    await page.goto('/schedules');
    await expect(page.getByText('We cannot show the games right now.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download the calendar (.ics)' })).toBeVisible();
    await expect(page.getByText('Loading schedule...')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Season Stats' })).toBeHidden();
  });
});

test.describe('the island', () => {
  test('takes over the games that are there, and moves nothing', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/schedules', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const marked = await page.evaluate(() => {
      const elements = document.querySelectorAll('astro-island *');
      for (const element of elements) element.toggleAttribute('data-was-there', true);
      return elements.length;
    });
    const shifts = await watchLayoutShifts(page);
    const refreshed = page.waitForResponse('**/api/games');
    letGo();
    await takenOver(page);
    await refreshed;
    await filter(page, 'All Games').focus();
    const island = page.locator('astro-island');
    await expect(island.locator('[data-was-there]')).toHaveCount(marked);
    await expect(island.locator(':not([data-was-there])')).toHaveCount(0);
    expect(await shifts()).toBe(0);
    await expectNoAxeViolations(page);
  });

  test('a filter pressed before it is there shows its games, and they stay', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/schedules', { waitUntil: 'commit' });
    await filter(page, 'Previous').click();
    await expect(page).toHaveURL(/month=previous/);
    await expect(filter(page, 'Previous')).toHaveAttribute('aria-pressed', 'true');
    const shown = await cards(page).count();
    letGo();
    await takenOver(page);
    await expect(filter(page, 'Previous')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(shown);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await filter(page, 'All Games').click();
    await openResults(page);
    await expect(cards(page)).toHaveCount((await gamesOf(page)).length);
    await expect(page).toHaveURL(/\/schedules$/);
    await filter(page, 'Previous').click();
    await expect(page).toHaveURL(/\/schedules\?month=previous$/);
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    await page.reload();
    await expect(filter(page, 'Previous')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a calendar opened before it is there comes with it', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/schedules', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Pick a date' }).click();
    await expect(page.getByText('Loading calendar...')).toBeVisible();
    letGo();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
  });

  test('shows what has changed since the page was made', async ({ page }) => {
    await page.route('**/api/games', (route) => route.fulfill({ json: { games: SEASON } }));
    await page.goto('/schedules');
    await expect(page.getByRole('region', { name: 'Full Schedule' })).toContainText('Venice Jetty');
    await openResults(page);
    await expect(cards(page)).toHaveCount(SEASON.length);
    await expect(cards(page).last()).toContainText('Venice Jetty Sharks');
  });

  test('keeps the games where it cannot ask for changes, and says so', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|Error fetching games/);
    await page.route('**/api/games', (route) => route.abort());
    await page.goto('/schedules');
    await expect(page.getByText('We could not check for changes.')).toBeVisible();
    await openResults(page);
    await expect(cards(page)).toHaveCount((await gamesOf(page)).length);
    await filter(page, 'Previous').click();
    await expect(filter(page, 'Previous')).toHaveAttribute('aria-pressed', 'true');
    const again = page.getByRole('button', { name: 'Try Again' });
    await again.click();
    await expect(again).not.toHaveAttribute('aria-busy');
    await expect(page.getByText('We could not check for changes.')).toBeVisible();
    await page.unroute('**/api/games');
    await again.click();
    await expect(page.getByText('We could not check for changes.')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Full Schedule' })).toBeFocused();
    await expect(filter(page, 'Previous')).toHaveAttribute('aria-pressed', 'true');
  });

  test('marks a game that has begun since', async ({ page }) => {
    await page.goto('/schedules');
    const next = page.getByRole('region', { name: 'Next Game' });
    const before = await next.textContent();
    const month = new Date();
    month.setMonth(month.getMonth() + 1);
    await page.clock.setFixedTime(month);
    await page.goto('/schedules');
    await expect(next).not.toHaveText(before ?? '');
    await openResults(page);
    await expect(cards(page).filter({ hasText: 'Awaiting result' })).not.toHaveCount(0);
  });
});
