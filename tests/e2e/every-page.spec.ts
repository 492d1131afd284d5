import type { Page } from '@playwright/test';
import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { findSmallTargets } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { FILLED_CART } from '#tests/helpers/filled-cart.ts';
import { watchShifts } from '#tests/helpers/layout-shift.ts';
import { DIST, listForVisitors, readBuiltSite } from '../site/built-pages.ts';

/* Every page on a phone. While it loads on a slow one, nothing moves under the reader's eyes. All that is pressed has 24 × 24 pixels, or as much room around it: a thumb in a gym is not precise. */

/** The one that Lighthouse looks at. */
const PHONE = { width: 412, height: 823 };
/** The smallest one, too: a bar lies over other fields there. */
const PHONES = [PHONE, { width: 360, height: 640 }];
const PARTS = 4;
const SESSION = 'session_id=cs_test_of_no_payment';

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

/** What is wrong at addresses, by address: nothing, it is hoped. */
async function findFaults(
  page: Page,
  addresses: readonly string[],
): Promise<Record<string, string[]>> {
  const look = await watchShifts(page);
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await test.step(address, async () => {
      const faults = [...(await look(address)), ...(await findSmall(page))];
      if (faults.length > 0) found[address] = faults;
    });
  }
  return found;
}

/** What is too small to press on a page that is open, on each of the phones; leaves it as it was. */
async function findSmall(page: Page): Promise<string[]> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const found: string[] = [];
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    const small = await findSmallTargets(page);
    found.push(...small.map((one) => `at ${phone.width} px: ${one}`));
  }
  await page.setViewportSize(PHONE);
  return found;
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every public page holds still and can be pressed (${part + 1} of ${PARTS})`, async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    // The page that says that there is none is answered so, and notes the address.
    allowConsole(/status of 404|^404 Error/);
    const shown = listForVisitors(readBuiltSite(DIST));
    const own = shown.filter((_, index) => index % PARTS === part);
    expect(await findFaults(page, own)).toEqual({});
  });
}

test('so does a page with a full cart, behind a link, or where someone turned back', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  // What these addresses name is not there.
  allowConsole(/status of 4(?:04|22)/);
  await page.addInitScript(([key, cart]) => localStorage.setItem(key, cart), FILLED_CART);
  const states = [
    '/cart',
    '/checkout',
    '/checkout?cancelled=1',
    '/donations/one-time?cancelled=1',
    '/donations/monthly?cancelled=1',
    '/register?cancelled=1',
    '/sponsorship-form?cancelled=1',
    `/checkout/success?${SESSION}`,
    `/donations/thank-you?${SESSION}`,
    `/register/success?${SESSION}`,
    `/sponsorship-success?${SESSION}`,
    '/pay?link=of-no-bill',
    `/pay?link=of-no-bill&${SESSION}`,
    '/auth/action?mode=resetPassword&code=of-no-account',
    '/auth?return=/upload',
  ];
  expect(await findFaults(page, states)).toEqual({});
});

test('so does every page of a parent who is signed in', async ({ page }) => {
  test.slow();
  const parent = demoAccounts.find(({ email }) => email.startsWith('parent'));
  await signInAs(page, parent?.email ?? '');
  const states = [
    '/account',
    '/checkout',
    '/contact',
    '/donations/one-time',
    '/register',
    '/sponsorship-form',
    '/upload',
    '/volunteer-application',
  ];
  expect(await findFaults(page, states)).toEqual({});
});
