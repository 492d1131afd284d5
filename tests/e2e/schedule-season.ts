import type { Page } from '@playwright/test';
import type { Game } from '#domain/games/game.ts';

/** Noon of Saturday, November 21, 2026 in New York. */
export const NOW = new Date('2026-11-21T17:00:00Z');

function game(id: string, date: string, time: string, rest: Partial<Game>): Game {
  return {
    id,
    date,
    time,
    opponent: 'Naples Tide',
    location: 'Heron Bay Gymnasium, Fort Myers',
    address: '2450 Heron Bay Road, Fort Myers, FL 33901',
    gameType: 'regular',
    isHomeGame: true,
    result: null,
    status: 'scheduled',
    sequence: 0,
    updatedAt: '2026-09-01T12:00:00Z',
    ...rest,
  };
}

/** One game of every kind around NOW; by its results 2-1, 87.3 points, 2-0 at home, 0-1 away. */
export const SEASON: Game[] = [
  game('last-year', '2025-11-22', '14:00', { gameType: 'scrimmage', result: 'W 70-60' }),
  game('won', '2026-10-10', '14:00', { opponent: 'Cape Coral Breakers', result: 'W 92-78' }),
  game('lost', '2026-10-31', '15:00', {
    opponent: 'Estero Bay Herons',
    isHomeGame: false,
    location: 'Cypress Bend Fieldhouse, Estero',
    result: 'L 82-90',
  }),
  game('won-again', '2026-11-14', '14:00', { opponent: 'Gulfside Elite', result: 'W 88-81' }),
  game('awaiting', '2026-11-20', '19:00', { opponent: 'LaBelle River Kings' }),
  game('next', '2026-11-24', '19:05', {
    opponent: 'Bonita Tide',
    isHomeGame: false,
    location: 'Mangrove Park Gym, Bonita Springs',
  }),
  game('postponed', '2026-11-28', '16:30', { gameType: 'tournament', status: 'postponed' }),
  game('cancelled', '2026-12-05', '19:00', { opponent: 'Sanibel Storm', status: 'cancelled' }),
  game('playoff', '2026-12-12', '13:00', { opponent: 'Venice Jetty Sharks', gameType: 'playoff' }),
];

/** Opens the page at NOW, with these games, and unfolds those that lie behind. */
export async function openSchedule(page: Page, games: readonly Game[] = SEASON): Promise<void> {
  await openFolded(page, games);
  if (games.some(({ date }) => date > '2026-11-21')) await openResults(page);
}

/** Opens the page at NOW as a visitor sees it. */
export async function openFolded(page: Page, games: readonly Game[] = SEASON): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.route('**/api/games', (route) => route.fulfill({ json: { games } }));
  await answerUnfilled(page);
  await page.goto('/schedules');
}

/**
 * The page as it is built, as the function answers it where it has no games: a test then says which games
 * there are. The address keeps its name.
 */
export async function answerUnfilled(page: Page): Promise<void> {
  await page.route(/\/schedules(\?|$)/, async (route) => {
    const response = await route.fetch({
      url: new URL('/schedules.html', route.request().url()).href,
    });
    await route.fulfill({ response });
  });
}

/** The cards of the Full Schedule. */
export function cards(page: Page) {
  return page.getByRole('region', { name: 'Full Schedule' }).getByRole('listitem');
}

/** The games that lie behind are folded into a line. */
export async function openResults(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Full Schedule' }).locator('summary').click();
}

/** The card of one game by its opponent. */
export function card(page: Page, opponent: string) {
  return cards(page).filter({ hasText: opponent });
}

/** Counts what moves on the page from now on, without the visitor's doing. Ask after the last change. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    const observer = new PerformanceObserver((list) => {
      seen.count += list.getEntries().length;
    });
    observer.observe({ type: 'layout-shift' });
    return { seen, observer };
  });
  // A shift is known once the frame that caused it is over, and may not have been handed out yet.
  return () =>
    watched.evaluate(
      ({ seen, observer }) =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(seen.count + observer.takeRecords().length)),
          );
        }),
    );
}
