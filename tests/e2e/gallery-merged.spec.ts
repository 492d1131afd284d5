import type { Page } from '@playwright/test';
import { expect, test } from '#tests/helpers/e2e.ts';

/** What people have sent in, as the API answers it; beside the curated pictures of the demo. */
const entry = (id: string, createdAt: string, more: object = {}) => ({
  ...{ id, kind: 'photo', title: id, description: `${id} in words`, category: 'Community' },
  ...{ createdAt, images: [], video: null, durationSeconds: null },
  ...more,
});

async function openWith(
  page: Page,
  path: string,
  ...pages: { entries: object[]; next: string | null }[]
) {
  let asked = 0;
  await page.route(/\/api\/gallery\?/, (route) => route.fulfill({ json: pages[asked++] }));
  await page.goto(path);
}
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('curated and sent in stand together, the newest first', async ({ page }) => {
  await openWith(page, '/gallery', {
    entries: [
      entry('Newest of all', '2026-11-01T12:00:00Z'),
      // Late on October 2 in Fort Myers; October 3 in UTC.
      entry('The day before', '2026-10-03T02:00:00Z'),
      entry('Oldest of all', '2025-01-01T12:00:00Z'),
    ],
    next: null,
  });
  await expect(titles(page).filter({ visible: true })).toHaveCount(16);
  const shown = await titles(page).allTextContents();
  expect(shown.slice(0, 4)).toEqual(['Newest of all', 'Number 23', 'The day before', 'Media day']);
  expect(shown.at(-1)).toBe('Oldest of all');
});

test('while older ones are still to come, nothing is shown out of its place', async ({ page }) => {
  await openWith(
    page,
    '/gallery',
    { entries: [entry('Newest of all', '2026-11-01T12:00:00Z')], next: 'newest' },
    { entries: [entry('In between', '2026-09-20T12:00:00Z')], next: null },
  );
  const visible = titles(page).filter({ visible: true });
  await expect(visible).toHaveText(['Newest of all']);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(visible).toHaveCount(15);
  expect((await visible.allTextContents()).slice(0, 4)).toEqual([
    ...['Newest of all', 'Number 23', 'In between', 'Media day'],
  ]);
});

test('Back closes the lightbox and stays in the gallery', async ({ page }) => {
  await openWith(page, '/gallery', { entries: [], next: null });
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .nth(1)
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  // Closed otherwise, it leaves no step behind.
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goto('/about');
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('the demo has a video that says how long it is', async ({ page }) => {
  await page.goto('/gallery/videos');
  await expect(
    page.getByRole('link', { name: /^Play “One more from the line” \(0:03\)/ }),
  ).toBeVisible();
});
