import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { signInAs, signUpUser } from '#tests/helpers/sign-in.ts';

async function openTeam(page: Page) {
  const { email } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.goto('/admin?tab=team');
  await expect(page.getByRole('heading', { name: 'Team Information' })).toBeVisible();
}
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

// There is one record of the team: two tests at once would be two admins at odds.
test.describe.configure({ mode: 'default' });

test('the program’s details are changed, and the colors tried out', async ({ page, firestore }) => {
  const doc = firestore.doc('teamInformation/current');
  const before = (await doc.get()).data() ?? {};
  await openTeam(page);
  for (const card of [
    'Basic Information',
    'Contact Information',
    'Coaching Staff',
    'Social Media & Branding',
  ]) {
    await expect(page.getByRole('group', { name: card })).toBeVisible();
  }
  await expectNoAxeViolations(page);
  const preview = page.getByRole('region', { name: 'Color Preview' });
  const swatch = preview.getByRole('listitem').first();
  await expect(swatch).toContainText('Black text, contrast 7.4:1');
  await page.getByLabel('Primary Color', { exact: true }).fill('#7A1F00');
  await expect(swatch).toContainText('White text, contrast');
  await page.getByLabel('Primary Color', { exact: true }).fill('#7A1');
  await expect(preview).toContainText('Complete both colors');

  await page.getByLabel('Founded Year').fill('1899');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await saveButton(page).click();
  await expect(page.getByText(/^Enter a year from 1900 to \d{4}\.$/)).toBeVisible();
  await expect(page.getByText(/begins with https/)).toBeVisible();
  await expect(page.getByLabel('Founded Year')).toBeFocused();
  await page.getByLabel('Primary Color', { exact: true }).fill('#FF6B35');
  await page.getByLabel('Founded Year').fill('2013');
  await page.getByLabel('Website').fill('');
  await page.getByLabel('Coach Name').fill('Dana Reyes');
  await page.getByLabel('Coach Name').press('Enter');
  await expect(page.getByText('Team information updated')).toBeVisible();
  await expect(page.getByText('Saved for the next build of the site')).toBeVisible();
  expect((await doc.get()).data()).toMatchObject({
    ...{ foundedYear: 2013, website: null, coachName: 'Dana Reyes' },
  });
  // Saved again, it is not its own conflict.
  await saveButton(page).click();
  await expect(page.getByText('Saved for the next build of the site')).toBeVisible();
  await doc.set(before);
});

test('the second of two admins keeps what they typed, and is told', async ({
  page,
  firestore,
  allowConsole,
}) => {
  allowConsole(/409/);
  const doc = firestore.doc('teamInformation/current');
  const before = (await doc.get()).data() ?? {};
  await page.setViewportSize({ width: 360, height: 740 });
  await openTeam(page);
  // Twice on small screens: at the top, and where the form ends.
  await expect(saveButton(page)).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await doc.set({ ...before, city: 'Estero', updatedAt: new Date().toISOString() });
  await page.getByLabel('City').fill('Naples');
  await saveButton(page).last().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Error saving team information',
  );
  await expect(page.getByLabel('City')).toHaveValue('Naples');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Estero');
  await doc.set(before);
});
