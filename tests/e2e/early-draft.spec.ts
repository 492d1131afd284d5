import type { Page } from '@playwright/test';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  fillInGuardian,
  newGuardian,
  playerCard,
  toStep,
} from '#tests/helpers/registration-steps.ts';

/** The forms of the page say that they wait for it. */
async function waitForScript(page: Page): Promise<void> {
  await expect(page.locator('main form [type="submit"]').last()).toBeEnabled();
  await expect(page.locator('main form[data-waiting]')).toHaveCount(0);
}

/** Opens a page whose scripts come only when the test says so: what a slow phone does. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await waitForScript(page);
    await page.unroute('**/_astro/*.js');
  };
}

for (const [path, label] of [
  ['/contact', 'Subject'],
  ['/donations/one-time', 'First Name'],
  ['/sponsorship-form', 'Business Name'],
  ['/volunteer-application', 'First Name'],
  ['/register', 'Parent First Name'],
] as const) {
  test(`${path}: what is typed before the script runs outlasts a reload`, async ({ page }) => {
    const letScriptsCome = await openSlowly(page, path);
    await page.getByLabel(label, { exact: true }).fill('Typed early');
    await letScriptsCome();
    await page.reload();
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('Typed early');
  });
}

test('a second player of the draft is still there after early typing', async ({ page }) => {
  await page.goto('/register');
  await waitForScript(page);
  await fillInGuardian(page, newGuardian());
  await toStep(page, 'players');
  await page.getByRole('button', { name: 'Add Player' }).click();
  const second = playerCard(page, 2);
  await second.getByLabel('First Name').fill('Leo');
  const letScriptsCome = await openSlowly(page, '/register');
  await page.getByLabel('City').fill('Naples');
  await letScriptsCome();
  await expect(second.getByLabel('First Name')).toHaveValue('Leo');
  await page.reload();
  await expect(second.getByLabel('First Name')).toHaveValue('Leo');
  await expect(page.getByLabel('City')).toHaveValue('Naples');
});

test('a form that was only looked at leaves nothing behind', async ({ page }) => {
  await page.goto('/donations/monthly');
  await waitForScript(page);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.endsWith('-draft')),
  );
  expect(kept).toEqual([]);
});
