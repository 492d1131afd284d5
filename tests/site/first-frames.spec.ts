import { expect, type Page, test } from '@playwright/test';
import { readServices } from '#tests/helpers/e2e-services.ts';

/* What a phone leaves out of its first frames (styles/base.css), in the sheet as it is sent. */

/** How the sections are drawn while no animation moves on from its beginning. */
async function sectionsAtFirst(page: Page, address: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(new URL(address, readServices().site).href);
  return page
    .locator('main section')
    .evaluateAll((sections) => sections.map((one) => getComputedStyle(one).contentVisibility));
}

test('a phone draws the first two sections, and the others a moment later', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const drawn = await sectionsAtFirst(page, '/');
  expect(drawn.slice(0, 2)).toEqual(['visible', 'visible']);
  expect(drawn.length).toBeGreaterThan(4);
  expect(new Set(drawn.slice(2))).toEqual(new Set(['hidden']));
});

test('all is drawn at once where the address leads to a section, and on a large screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(new Set(await sectionsAtFirst(page, '/#sponsors'))).toEqual(new Set(['visible']));
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(new Set(await sectionsAtFirst(page, '/'))).toEqual(new Set(['visible']));
});
