import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const cards = (page: Page) => page.getByRole('link', { name: /^Enlarge/ });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Gallery sections' }).getByRole('link', { name });
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const lightbox = (page: Page) => page.getByRole('dialog');

// The curated gallery alone: what other tests send in and approve comes and goes (upload.spec.ts).
test.beforeEach(({ page }) =>
  page.route(/\/api\/gallery\?/, (route) => route.fulfill({ json: { entries: [], next: null } })),
);

for (const [path, name] of [
  ['/gallery', 'Photos'],
  ['/gallery/photos', 'Photos'],
  ['/gallery/anything/else', 'Photos'],
  ['/gallery/videos', 'Videos'],
  ['/gallery/submit', 'Submit'],
] as const) {
  test(`${path} opens the tab ${name}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-label="Gallery sections"] [aria-current]')).toHaveCount(1);
  });
}

test('a chip shows its category only, and All shows everything again', async ({ page }) => {
  await page.goto('/gallery');
  await expect(chip(page, 'All')).toHaveAttribute('aria-current', 'true');
  await expect(cards(page)).toHaveCount(13);
  await chip(page, 'Training').click();
  await expect(page).toHaveURL('/gallery/photos/training');
  await expect(chip(page, 'Training')).toHaveAttribute('aria-current', 'true');
  await expect(cards(page)).toHaveCount(3);
  const others = page
    .getByRole('listitem')
    .filter({ has: cards(page) })
    .filter({ hasNotText: 'Training' });
  await expect(others).toHaveCount(0);
  await chip(page, 'All').click();
  await expect(cards(page)).toHaveCount(13);
});

test('where there is nothing, the page says so and offers the way on', async ({ page }) => {
  await page.goto('/gallery/videos/community');
  await expect(page.getByRole('heading', { name: 'No videos found' })).toBeVisible();
  await expect(page.getByText('Try another category')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Share a Video' })).toHaveAttribute(
    'href',
    '/gallery/submit',
  );
  const filled = page.getByRole('list', { name: 'Categories with videos' });
  await expect(filled.getByRole('link')).toHaveText(['Game Highlights', 'Training']);
  await chip(page, 'Interviews').click();
  await expect(page).toHaveURL('/gallery/videos/interviews');
  await expect(page.getByRole('heading', { name: 'No videos found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show All Videos' }).click();
  await expect(page).toHaveURL('/gallery/videos');
});

test('a video has captions in the language of the page, shown from its first picture', async ({
  page,
}) => {
  for (const [path, caption] of [
    ['/gallery/videos', /^Five minutes before practice/],
    ['/es/gallery/videos', /^Cinco minutos antes de la práctica/],
  ] as const) {
    await page.goto(path);
    await page.locator('[data-gallery-item] a').first().click();
    await expect(lightbox(page).locator('video track[kind="captions"]')).toBeAttached();
    const firstShown = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => {
        const [track] = video.textTracks;
        const [cue] = track?.mode === 'showing' ? (track.cues ?? []) : [];
        return cue instanceof VTTCue ? cue.text : '';
      });
    await expect.poll(firstShown).toMatch(caption);
  }
});

test('the keyboard turns the pages of the lightbox, and gets its place back', async ({ page }) => {
  await page.goto('/gallery');
  await cards(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const box = lightbox(page);
  await expect(box.getByRole('heading', { name: 'Media day' })).toBeVisible();
  await expect(box).toContainText('2 of 13');
  await expect(box.getByRole('img', { name: /^Five players in navy/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByRole('heading', { name: 'Two questions for the captain' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByRole('heading', { name: 'Number 23' })).toBeVisible();
  // From the first on to the last.
  await page.keyboard.press('ArrowLeft');
  await expect(box).toContainText('13 of 13');
  for (const _ of Array(8)) {
    await page.keyboard.press('Tab');
    const left = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(left, 'the focus left the lightbox').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(cards(page).last()).toBeFocused();
});

test('the pointer opens, turns and closes it; removal names the picture', async ({ page }) => {
  await page.goto('/gallery/photos/training');
  await cards(page).first().click();
  const box = lightbox(page);
  const title = (await box.getByRole('heading').textContent()) ?? '';
  await box.getByRole('button', { name: 'Next' }).click();
  await expect(box).toContainText('2 of 3');
  await box.getByRole('button', { name: 'Previous' }).click();
  const removal = box.getByRole('link', { name: 'Request removal' });
  const { pathname, searchParams } = new URL(
    (await removal.getAttribute('href')) ?? '',
    'http://site',
  );
  expect(pathname).toBe('/contact');
  expect(searchParams.get('inquiry')).toBe('other');
  expect(searchParams.get('subject')).toContain(title);
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
});

test('a picture that cannot be loaded is said to be', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/gallery');
  await page.route(/\/img\//, (route) => route.abort());
  // As it is in the browser's cache already under its own address.
  const link = cards(page).first();
  await link.evaluate((a: HTMLAnchorElement) => {
    a.href = `${a.href}?w=1600`;
  });
  await link.click();
  await expect(lightbox(page).getByRole('alert')).toHaveText(
    'We could not load this. Check your connection and try again.',
  );
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByRole('heading', { name: 'Media day' })).toBeVisible();
});

test('a video that cannot be played, or not be loaded, says to check the connection or save it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/INTERNET_DISCONNECTED/);
  await page.goto('/gallery/videos');
  const play = page.getByRole('link', { name: /^Play “One Tuesday in the gym/ });
  const alert = lightbox(page).getByRole('alert');
  const told = 'We could not play this video. Check your connection, or download it.';
  await page.route(/\/files\/.*\.mp4$/, (route) => route.abort('internetdisconnected'));
  await play.click();
  await expect(alert).toHaveText(told);

  await page.keyboard.press('Escape');
  await page.unroute(/\/files\/.*\.mp4$/);
  await page.route(/\/files\/.*\.mp4$/, (route) =>
    route.fulfill({ body: 'no video', contentType: 'video/mp4' }),
  );
  await play.click();
  await expect(alert).toHaveText(told);
  const saved = page.waitForEvent('download');
  await alert.getByRole('link', { name: 'download it' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.mp4$/);
});

test('the guidelines tell what can be submitted, and lead to the upload', async ({ page }) => {
  await page.goto('/gallery/submit');
  for (const point of [
    'At least 1920x1080',
    'JPG, PNG or HEIC',
    'At most 10MB each',
    'At least 720p',
    'MP4, MOV or AVI',
    'At most 100MB and 5 minutes each',
    'All submissions are subject to approval',
    'Up to 10 files at once',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: point })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Upload Photos and Videos' })).toHaveAttribute(
    'href',
    '/upload',
  );
});

test('on a phone the chosen category is in sight, however far down the row it stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/gallery/videos/interviews');
  await expect(chip(page, 'Interviews')).toHaveAttribute('aria-current', 'true');
  await expect(chip(page, 'Interviews')).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is shown, chips and tabs work, a picture opens by itself', async ({
    page,
    allowConsole,
  }) => {
    // Chromium's own viewer of pictures would like to run a script.
    allowConsole(/^Blocked script execution in '[^']*\/img\//);
    // Pages of this site pass into one another; a picture cannot.
    allowConsole(/ViewTransition opt-in disabled/);
    await page.goto('/gallery');
    await expect(cards(page)).toHaveCount(13);
    await chip(page, 'Community').click();
    await expect(cards(page)).toHaveCount(2);
    await tab(page, 'Videos').click();
    await expect(page.getByRole('link', { name: /^Play “/ })).toHaveCount(2);
    await tab(page, 'Photos').click();
    const picture = page.waitForResponse((response) => response.request().isNavigationRequest());
    await cards(page).first().click();
    expect((await picture).headers()['content-type']).toContain('image/');
  });
});

test('axe finds nothing on the tabs and in the lightbox', async ({ page }) => {
  await page.goto('/gallery');
  await expectNoAxeViolations(page);
  await cards(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await expectNoAxeViolations(page);
  for (const path of ['/gallery/videos', '/gallery/submit']) {
    await page.goto(path);
    await expectNoAxeViolations(page);
  }
});

for (const width of [320, 360, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('nothing stands out sideways, and the lightbox fits', async ({ page }) => {
      for (const path of ['/gallery/videos', '/gallery/submit', '/gallery']) {
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
      await cards(page).first().click();
      const box = lightbox(page);
      await expect(box.getByRole('img').first()).toBeInViewport({ ratio: 0.99 });
      for (const name of ['Close', 'Previous', 'Next']) {
        await expect(box.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
      expect(await box.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    });
  });
}

for (const [width, height] of [
  // A window of 1280 × 1024 at 400 %, and small phones turned sideways.
  [320, 256],
  [568, 320],
  [640, 280],
] as const) {
  test(`the lightbox shows its picture on ${width} × ${height} px, too`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/gallery');
    await cards(page).first().click();
    const box = lightbox(page);
    const picture = box.getByRole('img').first();
    await expect
      .poll(async () => (await picture.boundingBox())?.height ?? 0)
      .toBeGreaterThanOrEqual(100);
    for (const name of ['Close', 'Previous', 'Next']) {
      await box.getByRole('button', { name }).scrollIntoViewIfNeeded();
      await expect(box.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await box.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });
}
