import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  storeBill,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* Every tab as it is found by whoever opens it: in words, on a phone, for a screen reader. */

const TABS = [
  ['overview', 'To Do Today'],
  ['gallery', 'Gallery Administration'],
  ['billing', 'Player Billing'],
  ['families', 'Who Owes Us'],
  ['sponsors', 'Sponsors & Billing'],
  ['payments', 'Payments'],
  ['registrations', 'Registrations'],
  ['orders', 'Orders'],
  ['donations', 'Donations'],
  ['volunteers', 'Volunteers'],
  ['messages', 'Messages'],
] as const;

async function openTab(page: Page, tab: string) {
  const { email } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.goto(`/admin?tab=${tab}`);
}

test.beforeAll(async () => {
  await Promise.all([
    storeRegistration(2),
    storeDonation({ totalCents: 2_500 }),
    storeBill(),
    storeSponsorship({ totalCents: 50_000 }),
  ]);
});

for (const [tab, heading] of TABS) {
  test(`${tab}: opens from its address, without a fault at 1280 and 360 px`, async ({ page }) => {
    await openTab(page, tab);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expect(page.getByLabel('Section')).toHaveValue(tab);
  });
}
