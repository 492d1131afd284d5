import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  confirmEnrollmentEndpoint,
  setAdminPasswordEndpoint,
} from '#contracts/access/dashboard.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { storeDiscount } from '#tests/helpers/discounts.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { loseAnswerOnce } from '#tests/helpers/lose-answer.ts';
import { rowOf, sidewaysScroll, toasts, topDialog } from '#tests/helpers/office-steps.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { codeOf, setUpFactor } from '#tests/helpers/second-factor.ts';
import { newAddress, PASSWORD, signUpUser } from '#tests/helpers/sign-in.ts';

/* The second factor as an administrator meets it: over what they were doing, which then goes on. */

const LONG_PASSWORD = 'four words of mine';

async function openPlayer(page: Page, lastName: string) {
  await page.goto(`/admin?tab=players&search=${lastName}`);
  await rowOf(page, lastName).getByRole('button', { name: /^View/ }).press('Enter');
}

/** @param meanwhile what is done before the codes are there */
async function connectPhone(
  page: Page,
  meanwhile?: (secret: string) => Promise<void>,
): Promise<string[]> {
  const top = topDialog(page);
  await expect(top.getByRole('img', { name: /QR code/ })).toBeVisible();
  const shown = await top.locator('[data-secret]').textContent();
  const secret = (shown ?? '').replaceAll(/\s/g, '');
  await top.getByLabel('Code from the app').fill(codeOf(secret));
  await top.getByRole('button', { name: 'Connect' }).press('Enter');
  await meanwhile?.(secret);
  await expect(top.getByRole('heading', { name: 'Save Your Recovery Codes' })).toBeFocused();
  return top.getByRole('listitem').allInnerTexts();
}

/** No way out of the dialog is one before it is said that the codes are saved. */
async function expectToInsist(page: Page): Promise<void> {
  const top = topDialog(page);
  const box = top.getByLabel('I have saved these codes.');
  const waysOut = [
    () => page.keyboard.press('Escape'),
    // Where nothing was pressed since an Escape that was refused, the browser closes a dialog without asking.
    async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
    () => page.mouse.click(5, 5),
    () => top.getByRole('button', { name: 'Close' }).press('Enter'),
  ];
  for (const leave of waysOut) {
    await box.check();
    await box.uncheck();
    await expect(top.getByText('Save the codes first')).toHaveCount(0);
    await leave();
    await expect(top.getByText('Save the codes first')).toBeVisible();
    await expect(top.getByRole('listitem')).toHaveCount(10);
  }
}

/** Codes that are on the screen are not lost by a reload or by Back without a question. */
async function expectToAskBeforeReload(page: Page): Promise<void> {
  for (const way of ['reload', 'back']) {
    const asked = page.waitForEvent('dialog');
    await page.evaluate((to) => {
      setTimeout(() => (to === 'back' ? history.back() : location.reload()));
    }, way);
    await (await asked).dismiss();
    await expect(topDialog(page).getByRole('listitem')).toHaveCount(10);
  }
}

test('medical notes ask for a long password, a phone and its code, then show what was asked', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(/400|403|422|ERR_FAILED/);
  const player = await addPlayer();
  await addMedicalNote(player, 'Bee stings');
  const { email } = await signUpUser({ role: 'admin', secondFactor: false });
  await signInAs(page, email, { secondFactor: false });
  await openPlayer(page, player.lastName);
  await page.getByRole('button', { name: 'Show Medical Notes' }).press('Enter');
  const top = topDialog(page);

  await test.step('a password of twelve', async () => {
    await expect(top.getByRole('heading', { name: 'Set a Longer Password' })).toBeFocused();
    await expectNoAxeViolations(page);
    await top.getByLabel('Current password').fill(PASSWORD);
    await top.getByLabel('New password', { exact: true }).fill('eleven-char');
    await top.getByLabel('Repeat new password').fill('eleven-char');
    await top.getByRole('button', { name: 'Set Password' }).press('Enter');
    await expect(top.getByText('must have at least 12 characters')).toBeVisible();
    await top.getByLabel('New password', { exact: true }).fill(LONG_PASSWORD);
    await top.getByLabel('Repeat new password').fill(LONG_PASSWORD);
    // It is set, and nothing is heard of it: the old one is in force no longer.
    await loseAnswerOnce(page, setAdminPasswordEndpoint.path, '/accounts:*');
    await top.getByRole('button', { name: 'Set Password' }).press('Enter');
    await expect(top.getByText('We could not reach the server.')).toBeVisible();
    await top.getByRole('button', { name: 'Set Password' }).press('Enter');
  });

  await test.step('a phone, and recovery codes that are kept', async () => {
    await expect(top.getByRole('heading', { name: /authenticator app/i })).toBeFocused();
    await expectNoAxeViolations(page);
    expect(await connectPhone(page)).toHaveLength(10);
    await expectNoAxeViolations(page);
    const saving = page.waitForEvent('download');
    await top.getByRole('button', { name: 'Download' }).press('Enter');
    expect((await saving).suggestedFilename()).toBe('recovery-codes.txt');
    await top.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(top.getByText('Save the codes first')).toBeVisible();
    await expectToInsist(page);
    await top.getByLabel('I have saved these codes.').press('Space');
    await page.keyboard.press('Escape');
  });

  await expect(page.getByText('Bee stings')).toBeVisible();
  await expect(top.getByText('Save Your Recovery Codes')).toHaveCount(0);
});

test('a code that is canceled over an emergency sheet is asked for once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403/);
  const teamName = `T${crypto.randomUUID().slice(0, 8)}`;
  await Promise.all(Array.from({ length: 9 }, () => addPlayer({ teamName })));
  const { email, uid } = await signUpUser({ role: 'admin', secondFactor: false });
  await setUpFactor(uid);
  await signInAs(page, email, { secondFactor: false });
  await page.goto(`/admin?tab=players&sheet=${teamName}`);
  await page.getByRole('button', { name: 'Add Medical Notes' }).click();
  await topDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add Medical Notes' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('recovery codes that are printed over an emergency sheet are alone on the paper', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403|422/);
  const teamName = `T${crypto.randomUUID().slice(0, 8)}`;
  const player = await addPlayer({ teamName });
  const { email } = await signUpUser({ role: 'admin', secondFactor: false });
  await signInAs(page, email, { secondFactor: false });
  await page.goto(`/admin?tab=players&sheet=${teamName}`);
  await page.getByRole('button', { name: 'Add Medical Notes' }).click();
  const top = topDialog(page);
  await top.getByLabel('Current password').fill(PASSWORD);
  await top.getByLabel('New password', { exact: true }).fill(LONG_PASSWORD);
  await top.getByLabel('Repeat new password').fill(LONG_PASSWORD);
  await top.getByRole('button', { name: 'Set Password' }).press('Enter');
  await connectPhone(page);
  await page.emulateMedia({ media: 'print' });
  await expect(top.getByRole('listitem')).toHaveCount(10);
  await expect(top.getByRole('listitem').last()).toBeVisible();
  await expect(page.locator('[data-print-sheet]').getByText(player.lastName)).toBeHidden();
  expect(await top.evaluate((dialog) => getComputedStyle(dialog).position)).toBe('absolute');
});

test('an export goes on after the code; canceled, it says why and can be tried again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403|422/);
  const { email, uid } = await signUpUser({ role: 'admin', secondFactor: false });
  const { secret } = await setUpFactor(uid);
  await signInAs(page, email, { secondFactor: false });
  await page.goto('/admin?tab=orders');
  const exportCsv = page.getByRole('button', { name: 'Export CSV' });
  await exportCsv.press('Enter');
  const top = topDialog(page);
  await expect(top.getByLabel('Code')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page).getByText('needs a code from your authenticator app')).toBeVisible();
  await expect(exportCsv).toBeFocused();
  await exportCsv.press('Enter');
  await top.getByLabel('Code').fill('000 00');
  await page.keyboard.press('Enter');
  await expect(top.getByText('This code is not right.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
  await top.getByLabel('Code').fill(codeOf(secret));
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saving).suggestedFilename()).toBe('orders.csv');
});

test('the discounts, and what they cost, are exported after the code as well', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403/);
  await storeDiscount({ name: 'For siblings' });
  const { email, uid } = await signUpUser({ role: 'admin', secondFactor: false });
  const { secret } = await setUpFactor(uid);
  await signInAs(page, email, { secondFactor: false });
  const exportCsv = page.getByRole('button', { name: 'Export CSV' });
  const top = topDialog(page);
  for (const view of ['discounts', 'costs']) {
    await page.goto(`/admin?tab=registrations&view=${view}`);
    await exportCsv.press('Enter');
    await expect(top.getByLabel('Code')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toasts(page).getByText('needs a code')).toBeVisible();
  }
  await page.goto('/admin?tab=registrations&view=discounts&search=siblings');
  await exportCsv.press('Enter');
  await top.getByLabel('Code').fill(codeOf(secret));
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('For siblings');
});

test('administrators add and remove one another; one’s own phone is replaced', async ({
  page,
  mailbox,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(/403|404|409|ERR_FAILED/);
  const parent = await signUpUser({ email: newAddress('parent'), role: 'parent' });
  const { email, uid } = await signUpUser({ role: 'admin', secondFactor: false });
  const { secret } = await setUpFactor(uid);
  await signInAs(page, email);
  await page.goto('/admin?tab=admins');
  const entry = page.getByRole('listitem').filter({ hasText: parent.email });

  await test.step('adds one', async () => {
    const field = page.getByLabel('Email');
    await expect(field).toHaveValue('');
    await field.fill('nobody@example.com');
    await page.getByRole('button', { name: 'Add Administrator' }).press('Enter');
    await expect(page.getByRole('main').getByText('Nobody has signed up')).toBeVisible();
    await field.fill(parent.email);
    await page.getByRole('button', { name: 'Add Administrator' }).press('Enter');
    await expect(entry.getByText('No phone yet')).toBeVisible();
    const subjects = async () =>
      (await mailbox.readMail(parent.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual(['You are now an administrator']);
  });

  await test.step('without a fault at 1280 and 360 px', async () => {
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('removes one', async () => {
    await entry.getByRole('button', { name: /^Remove/ }).press('Enter');
    await topDialog(page).getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(entry).toHaveCount(0);
  });

  await test.step('connects another phone: password, code of the one before, code of the new one', async () => {
    await page.getByRole('button', { name: 'Connect Another Phone' }).press('Enter');
    await topDialog(page).getByLabel('Your password').fill(PASSWORD);
    await topDialog(page).getByRole('button', { name: 'Continue' }).press('Enter');
    await topDialog(page).getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await topDialog(page).getByRole('button', { name: 'Confirm' }).press('Enter');
    await loseAnswerOnce(page, confirmEnrollmentEndpoint.path);
    await connectPhone(page, async (next) => {
      await expect(topDialog(page).getByText('shows the next code, enter it')).toBeVisible();
      await topDialog(page).getByLabel('Code from the app').fill(codeOf(next, 1));
      await topDialog(page).getByRole('button', { name: 'Connect', exact: true }).press('Enter');
    });
    await expectToInsist(page);
    await expectToAskBeforeReload(page);
    await topDialog(page).getByLabel('I have saved these codes.').press('Space');
    await topDialog(page).getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();
  });

  await test.step('signs out everywhere', async () => {
    const pagesAskedFor: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pagesAskedFor.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).press('Enter');
    await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
    // Going home twice would cancel the first of the two on its way.
    expect(pagesAskedFor).toEqual(['/']);
  });
});
