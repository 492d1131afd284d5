import { expect, test } from '#tests/helpers/e2e.ts';

/* Pictures as a browser gets them: they load, from our own address, and not much wider than they are shown. */

const SCREENS = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { name: 'a desktop', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
] as const;
const PAGES = ['/', '/about', '/gallery', '/merchandise', '/sponsors'];

for (const { name, ...screen } of SCREENS) {
  test(`every picture on ${name} loads, and in a width that fits`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    const elsewhere: string[] = [];
    for (const address of PAGES) {
      await page.goto(address);
      page.on('request', (request) => {
        const isOurs = new URL(request.url()).origin === new URL(page.url()).origin;
        if (request.resourceType() === 'image' && !isOurs && !request.url().startsWith('data:')) {
          elsewhere.push(request.url());
        }
      });
      const images = page.locator('main img:visible');
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth))
          .toBeGreaterThan(0);
        const { taken, needed, src } = await image.evaluate((it: HTMLImageElement) => {
          const [, width] = /\/(?:[a-z]+-)*(\d+)\//.exec(it.currentSrc) ?? [];
          const box = it.getBoundingClientRect();
          const [w, h] = [it.width, it.height].map(Number);
          // `object-fit: contain` shows less than the box, `cover` more.
          const own = Number(it.getAttribute('width')) / Number(it.getAttribute('height'));
          const shown =
            getComputedStyle(it).objectFit === 'contain'
              ? Math.min(box.width, box.height * own)
              : Math.max(w ?? 0, (h ?? 0) * own);
          const needed = shown * devicePixelRatio;
          return { taken: Number(width), needed, src: it.currentSrc };
        });
        // A step of the ladder above what is shown; and never so few pixels that it looks soft.
        if (Number.isFinite(taken) && !src.startsWith('data:')) {
          expect(taken, `${address}: ${src} for ${needed}`).toBeGreaterThan(needed * 0.7);
          expect(taken, `${address}: ${src} for ${needed}`).toBeLessThan(
            Math.max(needed * 2.1, 490),
          );
        }
      }
      expect(await images.count(), address).toBeGreaterThan(0);
    }
    expect(elsewhere).toEqual([]);
    await context.close();
  });
}

test('nothing moves while pictures come', async ({ page }) => {
  // Cards of what families sent in are put between those of the page later.
  await page.route('**/api/gallery*', (route) =>
    route.fulfill({ json: { entries: [], next: null } }),
  );
  for (const address of PAGES) {
    await page.goto(address);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              total += (entry as { value?: number }).value ?? 0;
          }).observe({ type: 'layout-shift', buffered: true });
          const images = [...document.images].filter((it) => it.loading !== 'lazy');
          const loaded = images.map((it) => it.decode().catch(() => undefined));
          void Promise.all(loaded).then(() =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(total))),
          );
        }),
    );
    // A headline whose font comes late moves by less than what is counted as a shift: 0 in a report.
    expect(shift, address).toBeLessThan(0.001);
  }
});

test('a cart from before the pictures had our address shows the same picture', async ({ page }) => {
  await page.goto('/merchandise');
  const file = await page.locator('product-card img').first().getAttribute('src');
  const [name = ''] = /[0-9a-f]{40}-.*$/.exec(file ?? '') ?? [];
  await page.evaluate((old) => {
    const line = { id: 'old', productId: 'old', name: 'Old Cap', priceCents: 100, quantity: 1 };
    const image = `https://cdn.sanity.io/images/p/d/${old}?w=720&auto=format`;
    localStorage.setItem(
      'courtside:cart',
      JSON.stringify([{ ...line, size: 'S', color: 'Navy', image }]),
    );
  }, name);
  await page.goto('/cart');
  const picture = page.getByRole('list', { name: 'Items in your cart' }).locator('img');
  await expect
    .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
});
