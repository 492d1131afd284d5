import type { Page } from '@playwright/test';
import { findSmallTargets } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { DIST, listForVisitors, readBuiltSite } from '../site/built-pages.ts';

/* What is pressed has 24 × 24 pixels, or as much room around it: a thumb in a gym is not precise. */

const PARTS = 2;
/** The smallest phone, and the one that Lighthouse looks at: a bar lies over other fields there. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 412, height: 823 },
];

/** What is too small, by page and phone: nothing, it is hoped. */
async function findSmall(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    for (const phone of PHONES) {
      const shown = `${path} at ${phone.width} px`;
      await test.step(shown, async () => {
        await page.setViewportSize(phone);
        await page.goto(path);
        await expect(page.locator('astro-island[ssr]:visible')).toHaveCount(0);
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        const small = await findSmallTargets(page);
        if (small.length > 0) found[shown] = small;
      });
    }
  }
  return found;
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every public page can be pressed with a thumb (${part + 1} of ${PARTS})`, async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    // The page that says that there is none is answered so, and notes the address.
    allowConsole(/status of 404|^404 Error/);
    const shown = listForVisitors(readBuiltSite(DIST));
    const own = shown.filter((_, index) => index % PARTS === part);
    expect(await findSmall(page, own)).toEqual({});
  });
}

test('so can the pages of a parent who is signed in', async ({ page }) => {
  await signInAs(page, 'parent@courtside.test');
  expect(await findSmall(page, ['/account', '/upload'])).toEqual({});
});
