import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  fillInGuardian,
  newGuardian,
  openMore,
  playerCard,
  toStep,
} from '#tests/helpers/registration-steps.ts';
import { openSlowly, waitForScript } from '#tests/helpers/slow-page.ts';

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

/** Fills in the family and begins a second player. @returns that player's card */
async function typeSecondPlayer(page: Page): Promise<Locator> {
  await page.goto('/register');
  await waitForScript(page);
  await fillInGuardian(page, newGuardian());
  await toStep(page, 'players');
  await page.getByRole('button', { name: 'Add Player' }).click();
  const second = playerCard(page, 2);
  await second.getByLabel('First Name').fill('Leo');
  return second;
}

test('a second player of the draft is still there after early typing', async ({ page }) => {
  const second = await typeSecondPlayer(page);
  const letScriptsCome = await openSlowly(page, '/register');
  await page.getByLabel('City').fill('Naples');
  await letScriptsCome();
  await expect(second.getByLabel('First Name')).toHaveValue('Leo');
  await page.reload();
  await expect(second.getByLabel('First Name')).toHaveValue('Leo');
  await expect(page.getByLabel('City')).toHaveValue('Naples');
});

for (const comesBack of ['slowly', 'by Back'] as const) {
  test(`medical information of a second player is asked for again: ${comesBack}`, async ({
    page,
  }) => {
    const second = await typeSecondPlayer(page);
    await openMore(second);
    const medical = second.getByLabel('Medical Information');
    await medical.fill('Peanut allergy');
    if (comesBack === 'slowly') {
      const letScriptsCome = await openSlowly(page, '/register');
      await page.getByLabel('City').fill('Naples');
      await letScriptsCome();
    } else {
      await page.goto('/about');
      await page.goBack();
      await waitForScript(page);
    }
    await expect(second.getByLabel('First Name')).toHaveValue('Leo');
    await expect(medical).toBeFocused();
    await expect(medical).toHaveAccessibleDescription(/enter the medical information again/);
  });
}

test('a form that was only looked at leaves nothing behind', async ({ page }) => {
  await page.goto('/donations/monthly');
  await waitForScript(page);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.endsWith('-draft')),
  );
  expect(kept).toEqual([]);
});

test('a start date that was tomorrow when the draft was kept moves on with the days', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T17:00:00Z'));
  await page.goto('/donations/monthly');
  await waitForScript(page);
  const start = page.locator('input[name="startDate"]');
  await expect(start).toHaveValue('2026-11-24');
  await page.getByLabel('First Name').fill('Ana');
  await page.clock.setFixedTime(new Date('2026-11-26T17:00:00Z'));
  await page.reload();
  await waitForScript(page);
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await expect(start).toHaveValue('2026-11-27');

  // One that was chosen, and is still to come, stays.
  await start.evaluate((field) => field.closest('details')?.setAttribute('open', ''));
  await start.fill('2026-12-24');
  await page.reload();
  await waitForScript(page);
  await expect(start).toHaveValue('2026-12-24');
});
