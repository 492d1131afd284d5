import type { Page, Route } from '@playwright/test';

/**
 * The next call of this path reaches the server, and its answer is lost, as in a gym's Wi-Fi.
 * @param next a path whose next call does not arrive at all
 */
export async function loseAnswerOnce(page: Page, path: string, next?: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    if (next) await page.route(`**${next}`, (call) => call.abort(), { times: 1 });
    await route.abort();
  };
  await page.route(`**${path}`, lose, { times: 1 });
}
