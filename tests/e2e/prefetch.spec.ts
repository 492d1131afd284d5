import type { Page } from '@playwright/test';
import { FETCH_AHEAD_RULES } from '#browser/fetch-ahead-rules.ts';
import { expect, test } from '#tests/helpers/e2e.ts';

/** The addresses that the browser has fetched ahead for this page, as its own tools tell. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await devtools.send('Preload.enable');
  return fetched;
}

test('the page of a link that is pointed at is there before the link is pressed', async ({
  page,
}) => {
  const fetched = await watchPrefetches(page);
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Scholarships' });
  await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  await link.hover();
  await expect.poll(() => fetched).toContain('/scholarships');
  await link.click();
  await expect(page).toHaveURL('/scholarships');
  expect(
    await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return (visit as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    }),
  ).toBe('navigational-prefetch');
});

test('only public pages are named: none of the account or the office, nothing that acts', async ({
  page,
}) => {
  await page.goto('/');
  const matches = await page.evaluate((rules) => {
    const [rule] = JSON.parse(rules).prefetch;
    type Pattern = new (path: string, base: string) => { test(address: URL): boolean };
    const { URLPattern } = globalThis as unknown as { URLPattern: Pattern };
    const patterns = (rule.where.href_matches as string[]).map(
      (path) => new URLPattern(path, location.href),
    );
    const isNamed = (path: string) =>
      patterns.some((pattern) => pattern.test(new URL(path, location.href)));
    const all = [
      '/',
      '/about',
      '/gallery/photos/training',
      '/schedules',
      '/privacy',
      '/es',
      '/es/about',
      '/admin',
      '/admin?tab=players',
      '/account',
      '/auth',
      '/auth/action?code=x',
      '/pay?link=x',
      '/api/games',
      '/schedule.ics',
      '/payment-link',
      '/.netlify/functions/nightly',
      '/es/account',
      '/es/auth',
      '/donations/thank-you?id=x',
      '/sponsorship-success',
      '/img/640/a.jpg',
    ];
    return all.filter(isNamed);
  }, FETCH_AHEAD_RULES);
  expect(matches).toEqual([
    '/',
    '/about',
    '/gallery/photos/training',
    '/schedules',
    '/privacy',
    '/es',
    '/es/about',
  ]);
});
