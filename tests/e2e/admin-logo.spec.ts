import type { Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { LOGO_SVG, makePng } from '#tests/helpers/brand.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

test.describe.configure({ mode: 'default' });

let before: DocumentData = {};
test.beforeEach(async ({ firestore }) => {
  before = (await firestore.doc('teamInformation/current').get()).data() ?? {};
});
test.afterEach(({ firestore }) => firestore.doc('teamInformation/current').set(before));

const field = (page: Page, name: 'Logo' | 'Browser Icon') => page.getByLabel(name, { exact: true });
const choose = (page: Page, name: 'Logo' | 'Browser Icon', file: string | Buffer, as: string) =>
  field(page, name).setInputFiles({
    name: as,
    mimeType: 'image/png',
    buffer: Buffer.from(file),
  });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first().click();

test('a logo and an icon are uploaded, seen before they are saved, and given up again', async ({
  page,
  firestore,
  allowConsole,
}) => {
  allowConsole(/422/);
  const doc = firestore.doc('teamInformation/current');
  const { email } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.goto('/admin?tab=team');
  const preview = page.getByRole('region', { name: 'How It Will Look' });
  await expect(page.getByText('No logo is uploaded.')).toBeVisible();
  await expect(preview).toHaveCount(0);

  await test.step('what cannot be taken is said beside its field', async () => {
    await choose(page, 'Logo', '<html>', 'logo.png');
    await expect(page.getByText(/neither an SVG nor a PNG/)).toBeVisible();
    await expect(field(page, 'Logo')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('every place it will be seen at shows it', async () => {
    await choose(page, 'Logo', LOGO_SVG, 'logo.svg');
    await expect(preview).toBeVisible();
    await expect(page.getByText(/neither an SVG nor a PNG/)).toHaveCount(0);
    await choose(page, 'Browser Icon', await makePng(256, 256, '#1e3a8a'), 'icon.png');
    await expect(page.getByText('An icon is uploaded.')).toBeVisible();
    for (const place of [
      'Header, light mode',
      'Header, dark mode',
      'Email',
      'PDF',
      'Browser tab',
    ]) {
      const picture = preview.getByRole('listitem').filter({ hasText: place }).locator('img');
      await expect(picture.first()).toBeVisible();
      await expect
        .poll(() => picture.first().evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    }
    // With the name as it is being typed.
    const name = page.getByLabel('Team Name', { exact: true });
    const saved = await name.inputValue();
    await name.fill('Bay Shore Hoops');
    await expect(preview.getByText('Bay Shore Hoops')).toHaveCount(3);
    await name.fill(saved);
    expect((await doc.get()).get('logo') ?? null).toBeNull();
    await expectNoAxeViolations(page);
  });

  await test.step('saved', async () => {
    await save(page);
    await expect(page.getByText('Team information updated').first()).toBeVisible();
    const stored = (await doc.get()).data();
    expect(stored?.logo).toMatch(/^[0-9a-f]{32}-432x144$/);
    expect(stored?.favicon).toMatch(/^[0-9a-f]{32}-144x144$/);
    await page.reload();
    await expect(preview.getByText('Header, dark mode')).toBeVisible();
  });

  await test.step('on a phone it fits, by keyboard it goes', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Use the Standard Logo' }).press('Enter');
    await expect(page.getByText('No logo is uploaded.')).toBeVisible();
    await save(page);
    await expect.poll(async () => (await doc.get()).get('logo')).toBeNull();
  });
});
