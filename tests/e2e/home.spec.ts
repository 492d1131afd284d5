import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';

test.describe('the home page', () => {
  test('has the specified hero and blocks, and below them the staff’s in their order', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(main.getByRole('link', { name: 'View Schedule' })).toHaveAttribute(
      'href',
      '/schedules',
    );
    const headings = await main.locator('h2').allTextContents();
    expect(headings.slice(0, 3)).toEqual(['Elite Training', 'Team Building', 'Scholarship Focus']);
    const chosen = ['Games', 'The Season in Numbers', 'What It Costs', 'A Parent’s Words'];
    const more = ['From Our Games and Practices', 'Our Sponsors', 'Put a Player in the Game'];
    expect(headings.filter((heading) => [...chosen, ...more].includes(heading))).toEqual([
      ...chosen,
      ...more,
    ]);
  });

  test('says what a season costs as the registration does', async ({ page }) => {
    await page.goto('/');
    const fee = page.getByRole('region', { name: 'What It Costs' });
    await expect(fee).toContainText('$150');
    await expect(fee).toContainText('from $12.50 a month');
    await expect(fee.getByRole('listitem')).toHaveText([
      'Equipment',
      'Uniform',
      'Training',
      'League fees',
    ]);
  });

  test('takes a giver to the form with the amount', async ({ page }) => {
    await page.goto('/');
    const give = page.getByRole('region', { name: 'Put a Player in the Game' });
    const amounts = give.getByRole('listitem').getByRole('link');
    await expect(amounts.first()).toHaveAccessibleName(/^Give \$50 /);
    await amounts.first().click();
    // The form takes the amount out of the address as it picks it.
    await page.waitForURL(/\/donations\/one-time/);
    await expect(page.getByRole('radio', { name: '$50', exact: true })).toBeChecked();
  });

  test('loads no picture below the fold before it is scrolled to', async ({ page }) => {
    await page.goto('/');
    const pictures = page.getByRole('main').locator('img');
    const loading = await pictures.evaluateAll((all) =>
      all.map((it) => it.getAttribute('loading')),
    );
    expect(loading[0]).toBe('eager');
    expect(loading.length).toBeGreaterThan(5);
    expect(loading.slice(1).filter((how) => how !== 'lazy')).toEqual([]);
  });
});

test.describe('the games of the home page', () => {
  const next = (page: Page) =>
    page.getByRole('region', { name: 'Games', exact: true }).locator('div[data-start]');

  test('are there before any script, and the next one counts down', async ({ page }) => {
    const [, start = ''] =
      /<div data-start="([^"]+)"/.exec(await (await page.request.get('/')).text()) ?? [];
    const left = { days: 2, hours: 3, minutes: 4 };
    const milliseconds = ((left.days * 24 + left.hours) * 60 + left.minutes) * 60_000;
    await page.clock.setFixedTime(new Date(Date.parse(start) - milliseconds));
    await page.goto('/');
    await expect(next(page).getByRole('heading')).toContainText('Next Game');
    await expect(next(page).locator('[data-left]')).toHaveText(['02', '03', '04']);
    await expect(next(page).getByRole('link', { name: 'See All Games' })).toHaveAttribute(
      'href',
      '/schedules',
    );
    const games = page.getByRole('region', { name: 'Games', exact: true });
    await expect(games.getByRole('heading', { name: 'Last Results' })).toContainText(
      // Other tests play games meanwhile.
      /Season record \d+-\d+/,
    );
    await expectNoAxeViolations(page);
  });

  test('leave the page when they have begun', async ({ page }) => {
    const later = new Date();
    later.setFullYear(later.getFullYear() + 2);
    await page.clock.setFixedTime(later);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Last Results' })).toBeVisible();
    await expect(page.locator('[data-start]')).toHaveCount(0);
  });

  test('follow a change in a tab that is looked at again', async ({ page, allowConsole }) => {
    const asBuilt = await (await page.request.get('/')).text();
    const [, start = ''] = /<div data-start="([^"]+)"/.exec(asBuilt) ?? [];
    const moved = asBuilt.replace(/(data-days[^>]*>)[^<]+/, '$1Moved');
    const called = asBuilt.replace(/<section[^>]*data-games[\s\S]*?<\/section>/, '');
    let body: string | undefined;
    await page.route('**/', (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      return route.fulfill({
        status: body ? 200 : 503,
        contentType: 'text/html',
        body: body ?? '',
      });
    });
    const lookAgain = async (minutesBefore: number) => {
      await page.clock.setFixedTime(new Date(Date.parse(start) - minutesBefore * 60_000));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    };
    await page.clock.setFixedTime(new Date(Date.parse(start) - 24 * 60 * 60_000));
    await page.goto('/');
    const days = next(page).locator('[data-days]');
    await expect(days).toHaveText(/Today|Tomorrow|In \d+ days/);
    body = moved;
    await lookAgain(600);
    await expect(days).toHaveText('Moved');
    await expect(next(page).locator('[data-left]')).toHaveText(['00', '10', '00']);
    // Where it cannot be asked, the game stays, without a day that may be over.
    allowConsole(/503/);
    body = undefined;
    await lookAgain(300);
    await expect(days).toHaveCount(0);
    await expect(next(page)).toBeVisible();
    body = called;
    await lookAgain(100);
    await expect(page.getByRole('region', { name: 'Games', exact: true })).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('say when the next one is, and show no clock that stands still', async ({ page }) => {
      await page.goto('/');
      await expect(next(page)).toContainText(/Today|Tomorrow|In \d+ days/);
      await expect(next(page).locator('[data-left]').first()).toBeHidden();
    });
  });
});

test('an address without a page says so, and leads on', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByText('404: Out of bounds')).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Back in play' }).getByRole('link');
  await expect(ways).toHaveText(['Schedules', 'Register', 'Donate', 'Contact']);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
