import type { Page } from '@playwright/test';

/** The next call of this path reaches the server, and its answer is lost, as in a gym's Wi-Fi. */
export async function loseAnswerOnce(page: Page, path: string): Promise<void> {
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${path}`, lose, { times: 1 });
}
