import type { DocumentData } from '@google-cloud/firestore';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { countBuilds, setBuildAnswer } from '#tests/helpers/build-hook.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { holdBack } from '#tests/helpers/hold-back.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

async function openTeam(page: Page) {
  const { email } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.goto('/admin?tab=team');
  await expect(page.getByRole('heading', { name: 'Team Information' })).toBeVisible();
}
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const primary = (page: Page) => page.getByLabel('Primary Color', { exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const SAVE = '/api/admin/team/save';
/** What runs every minute. */
const RUN = '/.netlify/functions/deliver-outbox';

// There is one record of the team: two tests at once would be two admins at odds.
test.describe.configure({ mode: 'default' });

let before: DocumentData = {};
test.beforeEach(async ({ firestore }) => {
  await firestore.doc('siteBuilds/current').delete();
  before = (await firestore.doc('teamInformation/current').get()).data() ?? {};
});
test.afterEach(({ firestore }) => firestore.doc('teamInformation/current').set(before));

test('the program’s details are changed, the colors tried out, and the site is built anew', async ({
  page,
  firestore,
  services,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const doc = firestore.doc('teamInformation/current');
  await doc.update({ email: null });
  const builds = await countBuilds(services.buildHook);
  await openTeam(page);
  for (const card of [
    'Basic Information',
    'Contact Information',
    'Coaching Staff',
    'Social Media & Branding',
  ]) {
    await expect(page.getByRole('group', { name: card })).toBeVisible();
  }
  await expect(saveButton(page)).toHaveCount(1);
  await expectNoAxeViolations(page);
  // The admin's own address is nothing for the public.
  await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue('');

  await test.step('Color Preview', async () => {
    const preview = page.getByRole('region', { name: 'Color Preview' });
    const swatch = preview.getByRole('listitem').first();
    await expect(swatch).toContainText('Black text, contrast 7.4:1');
    await page.getByLabel('Pick the primary color').fill('#7a1f00');
    await expect(primary(page)).toHaveValue('#7A1F00');
    await expect(swatch).toContainText(/White text, contrast \d\d\.\d:1/);
    await expect(swatch).toHaveCSS('background-color', 'rgb(122, 31, 0)');
    await primary(page).fill('#7A1');
    await expect(preview).toContainText('Enter both colors');
  });

  await test.step('what cannot be is said beside its field', async () => {
    await page.getByLabel('Founded Year').fill('1899');
    await page.getByLabel('Coach Email').fill('nobody');
    await page.getByLabel('Website').fill('javascript:alert(1)');
    await saveButton(page).click();
    const year = page.getByText(/^Enter a year from 1900 to \d{4}\.$/);
    await expect(year).toBeVisible();
    await expect(page.getByText(/begins with https/)).toBeVisible();
    await expect(page.getByText(/Enter a valid email address/)).toBeVisible();
    await expect(page.getByText(/such as #FF6B35/)).toBeVisible();
    await expect(page.getByLabel('Founded Year')).toBeFocused();
    // Something else than digits must not be saved as no year.
    await page.getByLabel('Founded Year').fill('20e2');
    await expect(year).toHaveCount(0);
    await saveButton(page).click();
    await expect(year).toBeVisible();
    await page.getByLabel('Founded Year').fill('2013');
    await page.getByLabel('Coach Email').fill('');
    await page.getByLabel('Website').fill('');
    await primary(page).fill('#7A1F00');
  });

  await test.step('saved by keyboard, the site is built', async () => {
    const release = await holdBack(page, SAVE);
    await page.getByLabel('Coach Name').fill('Dana Reyes');
    await page.getByLabel('Coach Name').press('Enter');
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await page.getByLabel('Website').fill('typed meanwhile');
    release();
    await expect(toast(page, 'Team information updated')).toBeVisible();
    // What was typed meanwhile is not saved, and asked about.
    const asked = page.waitForEvent('dialog');
    const left = page.getByRole('link', { name: 'Games', exact: true }).click();
    await (await asked).dismiss();
    await left;
    await expect(page.getByLabel('Website')).toHaveValue('typed meanwhile');
    await page.getByLabel('Website').fill('');
    const standing = page.getByText(/^\d changes? will be on the website at about/);
    await expect(standing).toBeInViewport();
    expect((await doc.get()).data()).toMatchObject({
      foundedYear: 2013,
      website: null,
      email: null,
      coachName: 'Dana Reyes',
      primaryColor: '#7A1F00',
    });
  });

  await test.step('several saves are one build, which Publish Now does not wait for', async () => {
    await page.getByLabel('Coach Name').fill('Dana R. Reyes');
    await page.getByLabel('Coach Name').press('Enter');
    await expect(page.getByText(/^2 changes will be on the website at about/)).toBeVisible();
    await page.getByRole('button', { name: 'Publish Now' }).click();
    await expect(toast(page, 'We asked for a build')).toBeVisible();
    await expect(page.getByText(/^The website is being built/)).toBeVisible();
    expect(await countBuilds(services.buildHook)).toBe(builds + 1);
    await expect(page.getByRole('button', { name: 'Publish Now' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'View on Website' })).toHaveAttribute('href', '/');
  });

  await test.step('a failed save keeps what was typed, and is not its own conflict later', async () => {
    await page.unroute(`**${SAVE}`);
    await page.route(`**${SAVE}`, (route) => route.abort());
    await page.getByLabel('City').fill('Estero');
    await page.getByLabel('City').press('Enter');
    await expect(alert(page)).toContainText('Error saving team information');
    await expect(alert(page)).toContainText('We could not reach the server.');
    await expect(alert(page)).toBeInViewport();
    await expect(toast(page, 'Error saving team information')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Estero');
    await page.unroute(`**${SAVE}`);
    await setBuildAnswer(services.buildHook, 404);
    await saveButton(page).click();
    await expect(page.getByText(/^1 change will be on the website at about/)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    // The minute's run finds it settled, and the host refuses.
    await expect
      .poll(async () => (await request.post(RUN)).json())
      .toMatchObject({ build: 'refused' });
    await expect(page.getByText(/^The build could not be started. Nothing is lost/)).toBeVisible({
      timeout: 15_000,
    });
    await setBuildAnswer(services.buildHook, 200);
    expect((await doc.get()).get('city')).toBe('Estero');
  });
});

test('the second of two admins keeps what they typed, and is told', async ({
  page,
  firestore,
  allowConsole,
}) => {
  allowConsole(/409/);
  const doc = firestore.doc('teamInformation/current');
  await page.setViewportSize({ width: 768, height: 900 });
  await openTeam(page);
  await expect(saveButton(page)).toHaveCount(1);
  await expect.poll(() => pageWidth(page)).toBe(768);
  await page.setViewportSize({ width: 360, height: 740 });
  // Twice on small screens: at the top, and where the form ends.
  await expect(saveButton(page)).toHaveCount(2);
  await expect.poll(() => pageWidth(page)).toBe(360);
  await doc.set({ ...before, city: 'Estero', updatedAt: new Date().toISOString() });
  await page.getByLabel('City').fill('Naples');
  await saveButton(page).last().click();
  await expect(alert(page)).toContainText('Someone else has changed this');
  // It stands above a form of several screens, whose end was pressed.
  await expect(alert(page)).toBeInViewport();
  await expectNoAxeViolations(page);
  await expect(page.getByLabel('City')).toHaveValue('Naples');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Estero');
});
