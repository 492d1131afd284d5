import type { Page } from '@playwright/test';
import { sponsorBills } from '#server/gateways/records.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { storeBill, storeSponsorship } from '#tests/helpers/payables.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

const CARDS = [
  ['Players Management', 'players', 'Players Management'],
  ['Game Schedule', 'games', 'Game Schedule Management'],
  ['Gallery Admin', 'gallery', 'Gallery Administration'],
  ['Player Billing', 'billing', 'Player Billing'],
  ['Sponsors & Billing', 'sponsors', 'Sponsors & Billing'],
  ['Team Information', 'team', 'Team Information'],
] as const;

const main = (page: Page) => page.getByRole('main');

async function openOverview(page: Page): Promise<void> {
  const { email } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.goto('/admin');
  await expect(main(page).getByText('Total Players')).toBeVisible();
}

test('each card opens its tab, and back returns', async ({ page }) => {
  await openOverview(page);
  for (const [card, tab, heading] of CARDS) {
    await main(page).getByRole('link', { name: card }).press('Enter');
    await expect(main(page).getByRole('heading', { name: heading, level: 2 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`tab=${tab}$`));
    await page.goBack();
  }
  await expect(main(page).getByText('Total Players')).toBeVisible();
});

test('what waits leads to just that', async ({ page }) => {
  await storeBill({ paymentStatus: 'overdue', dueDate: '2026-01-02' });
  const { id } = await storeSponsorship({ totalCents: 25_000 });
  await sponsorBills().doc(id).update({ paymentStatus: 'overdue' });
  await openOverview(page);
  for (const [words, badge] of [
    [/overdue bills?$/, 'Overdue'],
    [/overdue sponsorships?$/, 'Overdue'],
  ] as const) {
    await main(page).getByRole('link', { name: words }).click();
    const rows = main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    await expect(rows.first()).toContainText(badge);
    await expect(rows.filter({ hasNotText: badge })).toHaveCount(0);
    await page.goBack();
  }
});

test('says so when it cannot be read, and reads it on Retry', async ({ page, allowConsole }) => {
  allowConsole(/503|Failed to load resource/);
  await page.route('**/api/admin/overview', (route) => route.abort(), { times: 1 });
  await openOverview(page);
  const alert = main(page)
    .getByRole('alert')
    .filter({ hasText: 'The overview could not be loaded' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeHidden();
  await expect(main(page).getByRole('heading', { name: 'To Do Today' })).toBeVisible();
  await expect(main(page).getByText(/We received .* over the last 12 months/)).toBeVisible();
});
