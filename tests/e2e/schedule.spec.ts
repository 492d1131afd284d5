import { expect, test } from '#tests/helpers/e2e.ts';
import {
  answerUnfilled,
  card,
  cards,
  NOW,
  openResults,
  openSchedule,
  SEASON,
  watchLayoutShifts,
} from './schedule-season.ts';

test.describe('the season', () => {
  test('can be taken into a calendar, whole or game by game', async ({ page }) => {
    await page.goto('/schedules');
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      /^webcal:\/\/[^/]+\/schedule\.ics$/,
    );
    const next = page.getByRole('region', { name: 'Next Game' });
    const href = await next.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href');
    const file = await page.request.get(href ?? '');
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });
});

test.describe('what a game shows', () => {
  test('the next game', async ({ page }) => {
    await openSchedule(page);
    const next = page.getByRole('region', { name: 'Next Game' });
    await expect(next).toContainText(
      /Calusa Coast Hoops\s*VS\s*Bonita Tide\s*AWAY\s*Regular Season/,
    );
    await expect(next).toContainText('Tuesday, November 24, 2026');
    await expect(next).toContainText('7:05 PM');
    await expect(next).toContainText('Mangrove Park Gym, Bonita Springs');
    await expect(next.getByRole('time')).toHaveAttribute('datetime', '2026-11-25T00:05:00.000Z');
  });

  test('a home game says HOME, and only it', async ({ page }) => {
    await openSchedule(page);
    await expect(card(page, 'Cape Coral Breakers').getByRole('heading')).toHaveAccessibleName(
      'Calusa Coast Hoops HOME VS Cape Coral Breakers',
    );
    await expect(card(page, 'Estero Bay Herons').getByRole('heading')).toHaveAccessibleName(
      'Calusa Coast Hoops VS Estero Bay Herons AWAY',
    );
    await expect(card(page, 'Cape Coral Breakers')).toContainText('Sat, Oct 10');
    await expect(card(page, 'Cape Coral Breakers')).toContainText('2:00 PM');
  });

  test('its badge', async ({ page }) => {
    await openSchedule(page, SEASON.slice(1));
    for (const [opponent, badge] of [
      ['Cape Coral Breakers', 'W 92-78'],
      ['Estero Bay Herons', 'L 82-90'],
      ['LaBelle River Kings', 'Awaiting result'],
      ['Bonita Tide', 'Upcoming'],
      ['Naples Tide', 'Postponed'],
      ['Sanibel Storm', 'Canceled'],
    ] as const) {
      await expect(card(page, opponent).getByText(badge)).toBeVisible();
    }
  });

  test('its day, with the year of another year', async ({ page }) => {
    await openSchedule(page);
    await expect(cards(page).first()).toContainText('Sat, Nov 22, 2025');
    await expect(card(page, 'Bonita Tide')).toContainText('Tue, Nov 24');
  });

  test('only a game that will be played as told can be added to a calendar', async ({ page }) => {
    await openSchedule(page);
    await expect(cards(page)).toHaveCount(SEASON.length);
    const offered = cards(page).filter({ has: page.getByRole('link') });
    await expect(offered).toHaveCount(2);
    await expect(card(page, 'Venice Jetty Sharks').getByRole('link')).toHaveAttribute(
      'href',
      '/schedule.ics?game=playoff',
    );
  });

  test('the edge tells results from games to come', async ({ page }) => {
    await openSchedule(page);
    const edge = (opponent: string) =>
      card(page, opponent).evaluate((element) => getComputedStyle(element).borderLeftColor);
    expect(await edge('Cape Coral Breakers')).toBe(await edge('Estero Bay Herons'));
    expect(await edge('Bonita Tide')).toBe(await edge('LaBelle River Kings'));
    expect(await edge('Bonita Tide')).not.toBe(await edge('Cape Coral Breakers'));
  });
});

test.describe('the filters', () => {
  test('each shows its games in order and says how many', async ({ page }) => {
    await openSchedule(page);
    const status = page.getByRole('region', { name: 'Full Schedule' }).getByRole('status');
    await expect(status).toHaveText(`${SEASON.length} games: All Games`);
    for (const [filter, ids] of [
      ['Nov', ['won-again', 'awaiting', 'next', 'postponed']],
      ['Dec', ['cancelled', 'playoff']],
      ['Previous', ['won', 'lost']],
      ['All Games', SEASON.map(({ id }) => id)],
    ] as const) {
      const button = page.getByRole('button', { name: filter, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      if (filter === 'All Games') await openResults(page);
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
      const opponents = ids.map((id) => SEASON.find((game) => game.id === id)?.opponent ?? '');
      await expect(cards(page)).toContainText(opponents);
      await expect(status).toHaveText(`${ids.length} games: ${filter}`);
    }
  });

  test('a month without games', async ({ page }) => {
    await openSchedule(page, SEASON.slice(0, 6));
    await page.getByRole('button', { name: 'Dec', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
    await expect(
      page.getByText('No games scheduled for the selected month. Try selecting a different month.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show All Games' }).click();
    await expect(page.getByRole('heading', { name: 'Full Schedule' })).toBeFocused();
    await openResults(page);
    await expect(cards(page)).toHaveCount(6);
  });

  test('a season without games shows the figures of content', async ({ page }) => {
    await openSchedule(page, []);
    await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next Game' })).toHaveCount(0);
    const stats = page.getByRole('region', { name: 'Season Stats' }).getByRole('definition');
    await expect(stats).toHaveText(['12-3', '89.2', '8-2', '4-1']);
  });

  test('the figures are computed from the results', async ({ page }) => {
    await openSchedule(page);
    const stats = page.getByRole('region', { name: 'Season Stats' }).getByRole('definition');
    await expect(stats).toHaveText(['2-1', '87.3', '2-0', '0-1']);
  });
});

test.describe('search by date', () => {
  test('a picked day overrides the filter, Clear restores it', async ({ page }) => {
    await openSchedule(page);
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await page.getByRole('button', { name: 'Pick a date' }).click();
    await page.getByRole('button', { name: 'Tuesday, November 24, 2026, 1 game' }).click();
    await expect(page.getByRole('button', { name: 'Tuesday, November 24, 2026' })).toBeFocused();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Bonita Tide');
    await expect(page.getByRole('button', { name: 'All Games' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('button', { name: 'Pick a date' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cards(page)).toHaveCount(2);
  });

  test('a day without games', async ({ page }) => {
    await openSchedule(page);
    await page.getByRole('button', { name: 'Pick a date' }).click();
    await page.getByRole('button', { name: 'Sunday, November 29, 2026' }).click();
    await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
    await expect(
      page.getByText('No games scheduled for November 29, 2026. Try selecting a different date.'),
    ).toBeVisible();
  });

  test('no day before today, and weeks from Sunday', async ({ page }) => {
    await openSchedule(page);
    await page.getByRole('button', { name: 'Pick a date' }).click();
    const grid = page.getByRole('grid', { name: 'November 2026' });
    await expect(grid.locator('th').first()).toHaveText('Su');
    await expect(grid.getByRole('button', { name: /November 20, 2026/ })).toBeDisabled();
    await expect(grid.getByRole('button', { name: /Today, .*November 21, 2026/ })).toBeEnabled();
  });

  test('a calendar that cannot be loaded says so and harms nothing else', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    allowConsole(/Error loading the calendar/);
    await openSchedule(page);
    await page.route('**/DayCalendar*', (route) => route.abort());
    await page.getByRole('button', { name: 'Pick a date' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not load the calendar');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
  });
});

test.describe('while the games are on their way', () => {
  test('a spinner says so, and nothing moves when they come', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/games', async (route) => {
      await released;
      await route.fulfill({ json: { games: SEASON } });
    });
    await answerUnfilled(page);
    await page.goto('/schedules', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Loading schedule...')).toBeVisible();
    // The headline face has its own moment; here it is the games that must not move the page.
    await page.evaluate(() => document.fonts.ready);
    const shifts = await watchLayoutShifts(page);
    release();
    // Those to come: the results are folded.
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByText('Loading schedule...')).toHaveCount(0);
    expect(await shifts()).toBe(0);
  });

  test('a failed fetch leaves an empty list, says why, and Try Again brings the games', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    allowConsole(/Error fetching games/);
    const logged = page.waitForEvent('console', (line) =>
      line.text().startsWith('Error fetching games'),
    );
    const error = { code: 'service_unavailable', message: 'The schedule rests for a minute.' };
    await page.clock.setFixedTime(NOW);
    let isDown = true;
    await page.route('**/api/games', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { error } })
        : route.fulfill({ json: { games: SEASON } }),
    );
    await answerUnfilled(page);
    await page.goto('/schedules');
    await expect(page.getByRole('alert')).toContainText('The schedule rests for a minute.');
    await expect(page.getByText('Loading schedule...')).toHaveCount(0);
    // Nothing that looks as if there were no games, or as if they had been loaded.
    await expect(page.getByRole('heading', { name: 'No games found' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Season Stats' })).toHaveCount(0);
    expect((await logged).type()).toBe('error');

    const refused = page.waitForResponse('**/api/games');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await refused;
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    isDown = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    // Those to come: the results are folded.
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Full Schedule' })).toBeFocused();
  });

  test('an answer that is no season is a failure, not a broken page', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Error fetching games/);
    await page.route('**/api/games', (route) => route.fulfill({ body: '<html>Down</html>' }));
    await answerUnfilled(page);
    await page.goto('/schedules');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
