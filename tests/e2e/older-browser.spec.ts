import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { fillInDonor, newDonor } from '#tests/helpers/giving-steps.ts';
import { useOlderBrowser, useOlderScripts } from '#tests/helpers/older-browser.ts';
import { giveRecords } from '#tests/helpers/own-records.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* As on an iPhone 8 or X, which end with iOS 16. */
test.use({ viewport: { width: 375, height: 667 } });

test('the schedule stays, and a date is picked', async ({ page }) => {
  await useOlderBrowser(page);
  await page.goto('/schedules');
  // Once it stands, and again once the script has taken it over.
  await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
  const open = page.getByRole('button', { name: 'Pick a date' });
  const calendar = page.getByRole('dialog', { name: 'Search by date' });
  await expect(calendar).toBeHidden();
  await open.click();
  await calendar.getByRole('button', { name: /^Today/ }).click();
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('the menu stands in the page, and covers nothing of it', async ({ page }) => {
  await useOlderBrowser(page);
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Schedule' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  const boxOf = async (part: typeof header) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const links = await header.getByRole('link').filter({ visible: true }).all();
  const bar = await boxOf(header);
  for (const link of links) {
    const { y, height } = await boxOf(link);
    expect(y).toBeGreaterThanOrEqual(bar.y);
    expect(y + height).toBeLessThanOrEqual(bar.y + bar.height);
  }
  expect((await boxOf(page.getByRole('main'))).y).toBe(bar.y + bar.height);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
});

test('every text can be read, by day and by night', async ({ page }) => {
  await useOlderBrowser(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the account shows its bills, and a toast can be read', async ({ page }) => {
  await useOlderScripts(page);
  const user = await signUpUser();
  await giveRecords(user);
  await signInAs(page, user.email);
  await page.goto('/account');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Bills')).toContainText('Registration 2026-27, Sam Doe');
  await section('Profile').getByRole('heading', { name: 'Profile', exact: true }).click();
  await section('Profile').getByLabel('First Name').fill('Roberta');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeInViewport({ ratio: 1 });
});

test('a gift that was paid is thanked for, in both tabs', async ({ page, context }) => {
  await useOlderScripts(page);
  await page.goto('/donations/one-time?amount=25');
  await fillInDonor(page, { email: newDonor() });
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Donate/ }).click();
  const payment = await opening;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  await useOlderScripts(payment);
  await payment.getByRole('button', { name: /accepted/ }).click();
  for (const tab of context.pages()) {
    await expect(tab.getByRole('heading', { name: /^Thank you for your gift/ })).toBeVisible();
  }
});
