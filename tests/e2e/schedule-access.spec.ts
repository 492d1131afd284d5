import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  answerUnfilled,
  card,
  cards,
  openFolded,
  openResults,
  openSchedule,
  SEASON,
} from './schedule-season.ts';

for (const timezoneId of ['Asia/Tokyo', 'Pacific/Honolulu', 'America/New_York']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees the program’s days and hours', async ({ page }) => {
      await openSchedule(page);
      // 10 PM on the 21st in New York: already the 22nd in Tokyo, afternoon in Honolulu.
      await page.clock.setFixedTime(new Date('2026-11-22T03:00:00Z'));
      await page.reload();
      await expect(page.getByRole('region', { name: 'Next Game' })).toContainText('7:05 PM');
      await expect(card(page, 'Bonita Tide')).toContainText('Tue, Nov 24');
      await expect(page.getByText('All times are Eastern Time.')).toBeVisible();
      await page.getByRole('button', { name: 'Pick a date' }).click();
      await expect(
        page.getByRole('button', { name: 'Today, Saturday, November 21, 2026' }),
      ).toBeEnabled();
      await page.getByRole('button', { name: 'Tuesday, November 24, 2026, 1 game' }).click();
      await expect(cards(page)).toContainText('Bonita Tide');
    });
  });
}

test.describe('axe finds nothing', () => {
  test('in the season and its calendar', async ({ page }) => {
    await openSchedule(page);
    await expect(cards(page)).toHaveCount(SEASON.length);
    await page.getByRole('button', { name: 'Pick a date' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('on a day without games', async ({ page }) => {
    await openSchedule(page);
    await page.getByRole('button', { name: 'Pick a date' }).click();
    await page.getByRole('button', { name: 'Sunday, November 29, 2026' }).click();
    await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('after a failed fetch', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|Error fetching games/);
    await page.route('**/api/games', (route) => route.abort());
    await answerUnfilled(page);
    await page.goto('/schedules');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

for (const width of [320, 360, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('nothing stands out sideways', async ({ page }) => {
      await openSchedule(page);
      await expect(cards(page)).toHaveCount(SEASON.length);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Pick a date' }).click();
      const grid = page.getByRole('grid');
      await expect(grid).toBeInViewport({ ratio: 1 });
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Sunday, November 29, 2026' }).click();
      await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens where today is, with the results folded until they are wanted', async ({ page }) => {
    await openFolded(page);
    const results = page.getByText('Results', { exact: true });
    await expect(results).toBeVisible();
    await expect(page.getByRole('button', { name: 'All Games' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cards(page)).toHaveCount(4);
    await expect(cards(page).first()).toContainText('Bonita Tide');
    const fold = page.locator('summary').filter({ has: results });
    await expect(fold).toContainText('5 games');
    await expect(fold).toContainText('2-1');
    await openResults(page);
    await expect(cards(page)).toHaveCount(SEASON.length);
    await expect(cards(page).first()).toContainText('Naples Tide');
    await expectNoAxeViolations(page);
    // Whoever looks for a month looks for what was played in it, too.
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(results).toHaveCount(0);
    await expect(cards(page)).toHaveCount(2);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('folds and opens them all the same', async ({ page }) => {
      await page.goto('/schedules');
      const before = await cards(page).count();
      await openResults(page);
      expect(await cards(page).count()).toBeGreaterThan(before);
    });
  });
});

test('the keyboard alone picks a day, clears it and filters', async ({ page }) => {
  await openSchedule(page);
  await expect(cards(page)).toHaveCount(SEASON.length);
  const pick = page.getByRole('button', { name: 'Pick a date' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(pick).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Today/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pick).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Today/ })).toBeFocused();
  // Closed and opened faster than the browser tells of it.
  await page.getByRole('dialog', { name: 'Search by date' }).evaluate((panel: HTMLElement) => {
    panel.hidePopover();
    panel.showPopover();
  });
  await expect(page.getByRole('button', { name: /^Today/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /November 28, 2026/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /November 28, 2026/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pick).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Nov', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cards(page)).toHaveCount(4);
});
