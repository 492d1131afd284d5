import type { Page } from '@playwright/test';
import { expect, test } from '#tests/helpers/e2e.ts';

/** What people have sent in, as the API answers it; beside the curated pictures of the demo. */
const entry = (id: string, createdAt: string, more: object = {}) => ({
  id,
  kind: 'photo',
  title: id,
  description: `${id} in words`,
  category: 'Community',
  createdAt,
  images: [],
  video: null,
  durationSeconds: null,
  ...more,
});

/** The curated photos of the demo, as they stand; 'The table' is of January 31, 2026. */
const DEMO = [
  'Number 23',
  'Media day',
  'Two questions for the captain',
  'Reading hour',
  'What the tide brought',
  'Awards night',
  'Fifty before breakfast',
  'Off the floor, into the hands',
  'Slide, slide, close out',
  'Two seconds, one shot',
  'Five minutes before',
  'The table',
  'Out and running',
];

async function openWith(
  page: Page,
  path: string,
  ...pages: { entries: object[]; next: string | null }[]
) {
  let asked = 0;
  await page.route(/\/api\/gallery\?/, async (route) => {
    const json = pages[asked++];
    // The swap of a typeface is not the gallery's doing, and may come before or after it.
    await page.evaluate(async () => {
      await document.fonts.ready;
      performance.mark('answered');
    });
    await route.fulfill({ json });
  });
  await page.goto(path);
}
/** What the page has moved under the visitor's eyes since its letters were there and the answer came. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { sources: { node: Element | null }[] };
        const found: string[] = [];
        const add = (entries: PerformanceEntryList) => {
          const [answered] = performance.getEntriesByName('answered');
          for (const { sources, startTime } of entries as Shift[]) {
            if (startTime < (answered?.startTime ?? 0)) continue;
            found.push(...sources.map(({ node }) => node?.outerHTML.slice(0, 90) ?? 'gone'));
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(found);
          }),
        );
      }),
  );
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('curated and sent in stand together by their days, behind what is seen already', async ({
  page,
}) => {
  await openWith(page, '/gallery', {
    entries: [
      entry('Newest of all', '2026-12-01T12:00:00Z'),
      // Late on January 31 in Fort Myers; February 1 in UTC.
      entry('The day before', '2026-02-01T02:00:00Z'),
      entry('Oldest of all', '2025-01-01T12:00:00Z'),
    ],
    next: null,
  });
  await expect(titles(page).filter({ visible: true })).toHaveCount(16);
  const shown = await titles(page).allTextContents();
  const seen = DEMO.slice(0, shown.indexOf('Newest of all'));
  expect(seen.length, 'on the first screen').toBeGreaterThan(0);
  expect(shown.slice(0, seen.length)).toEqual(seen);
  const rest = DEMO.slice(seen.length);
  const place = rest.indexOf('Out and running');
  expect(shown.slice(seen.length)).toEqual([
    'Newest of all',
    ...rest.slice(0, place),
    'The day before',
    ...rest.slice(place),
    'Oldest of all',
  ]);
});

test('while older ones are still to come, nothing is shown out of its place', async ({ page }) => {
  await openWith(
    page,
    '/gallery',
    { entries: [entry('Newest of all', '2026-12-01T12:00:00Z')], next: 'newest' },
    { entries: [entry('In between', '2026-02-01T12:00:00Z')], next: null },
  );
  const visible = titles(page).filter({ visible: true });
  await expect(visible.last()).toHaveText('Newest of all');
  const seen = (await visible.count()) - 1;
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(visible).toHaveCount(15);
  const shown = await visible.allTextContents();
  expect(shown.indexOf('In between')).toBeGreaterThan(seen);
  expect(shown.filter((title) => DEMO.includes(title))).toEqual(DEMO);
});

for (const width of [360, 1280]) {
  test(`at ${width} px nothing that is seen moves, however few pictures there are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const many = Array.from({ length: 9 }, (_, index) =>
      entry(`Photo ${index}`, '2026-12-01T12:00:00Z'),
    );
    for (const path of ['/gallery', '/gallery/photos/interviews', '/gallery/videos']) {
      await page.unrouteAll();
      await openWith(page, path, { entries: many, next: 'more' });
      await expect(titles(page).filter({ hasText: 'Photo 8' })).toBeAttached();
      expect(await moved(page), path).toEqual([]);
    }
  });
}

test('two of one title are told apart when someone asks to remove one', async ({ page }) => {
  const title = `${'A long game '.repeat(9)}on Saturday`;
  const ids = ['3f9a21c4-0000-4000-8000-000000000001', '7b00aa12-0000-4000-8000-000000000002'];
  await openWith(page, '/gallery', {
    entries: ids.map((id) => entry(id, '2026-12-01T12:00:00Z', { title })),
    next: null,
  });
  await page
    .getByRole('link', { name: /^Enlarge “A long game/ })
    .first()
    .click();
  const removal = page.getByRole('dialog').getByRole('link', { name: 'Request removal' });
  const subject = async () => {
    const address = new URL((await removal.getAttribute('href')) ?? '', 'https://x.example');
    return address.searchParams.get('subject') ?? '';
  };
  const first = await subject();
  await page.keyboard.press('ArrowRight');
  const second = await subject();
  expect(first).toMatch(/^Please remove “A long game .*” \(number 3F9A21C4\) from the gallery$/);
  expect(second).toContain('(number 7B00AA12)');
  for (const one of [first, second]) expect(one.length).toBeLessThanOrEqual(150);
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
