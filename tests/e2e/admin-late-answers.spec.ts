import type { Page } from '@playwright/test';
import { deleteBillEndpoint } from '#contracts/billing/dashboard.ts';
import { noteMessageEndpoint } from '#contracts/contact/dashboard.ts';
import { updateDiscountEndpoint } from '#contracts/discounts/dashboard.ts';
import { createGameEndpoint } from '#contracts/games/dashboard.ts';
import { savePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { storeMessage } from '#tests/helpers/contact-messages.ts';
import { storeDiscount } from '#tests/helpers/discounts.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { holdBack } from '#tests/helpers/hold-back.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import {
  chooseInMenu,
  openMessage,
  openOffice,
  rowOf,
  toasts,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';

/* A save that takes its time is given up, and something else is begun: its answer comes into that. */

/** Closes the dialog on top, whose words are being saved: nothing is lost by it. */
async function closeUnsaved(page: Page): Promise<void> {
  page.on('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('a late answer leaves the dialog of another game open, with what is typed there', async ({
  page,
}) => {
  await openOffice(page, 'games');
  const rival = `Rivals ${crypto.randomUUID().slice(0, 8)}`;
  const add = page.getByRole('button', { name: 'Add Game' });
  await add.click();
  await topDialog(page).getByLabel('Opponent').fill(rival);
  await topDialog(page).getByLabel('Location').fill('Home court');
  await topDialog(page).getByLabel('Date').fill('2030-03-01');
  await topDialog(page).getByLabel('Time').fill('18:30');
  const release = await holdBack(page, createGameEndpoint.path);
  await topDialog(page).getByRole('button', { name: 'Add Game', exact: true }).click();
  await closeUnsaved(page);

  await add.click();
  await topDialog(page).getByLabel('Opponent').fill('Estero');
  release();
  await expect(toasts(page)).toContainText('Game created');
  // The list behind is read anew all the same.
  await expect(page.locator('tr', { hasText: rival })).toHaveCount(1);
  await expect(topDialog(page).getByLabel('Opponent')).toHaveValue('Estero');
});

test('a late answer leaves the dialog of another player open', async ({ page }) => {
  const [one, other] = [await addPlayer(), await addPlayer()];
  await openOffice(page, 'players');
  const edit = async (lastName: string) => {
    await page.getByLabel('Search').fill(lastName);
    await chooseInMenu(rowOf(page, lastName), 'Edit');
  };
  await edit(one.lastName);
  await topDialog(page).getByLabel('Position').fill('Guard');
  const release = await holdBack(page, savePlayerEndpoint.path);
  await topDialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await closeUnsaved(page);

  await edit(other.lastName);
  await topDialog(page).getByLabel('Position').fill('Center');
  release();
  await expect(toasts(page)).toContainText('Player updated');
  await expect(topDialog(page).getByLabel('Position')).toHaveValue('Center');
});

test('a late answer leaves the dialog of another bill open', async ({ page }) => {
  const { description } = await storeBill({ description: `Fee ${crypto.randomUUID()}` });
  await openAsAdmin(page, `tab=billing&search=${description}`);
  await chooseInMenu(rowOf(page, description), 'Delete');
  const release = await holdBack(page, deleteBillEndpoint.path);
  await topDialog(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await closeUnsaved(page);

  await page.getByRole('button', { name: 'Add Billing' }).click();
  await topDialog(page).getByLabel('Description').fill('Tournament fee');
  release();
  await expect(toasts(page)).toContainText(/deleted/i);
  await expect(topDialog(page).getByLabel('Description')).toHaveValue('Tournament fee');
});

test('a late answer leaves the dialog of another discount open', async ({ page }) => {
  const { code } = await storeDiscount({ name: 'Neighbors' });
  await openAsAdmin(page, 'tab=registrations&view=discounts');
  await rowOf(page, code ?? '')
    .getByRole('button', { name: 'Edit' })
    .click();
  await topDialog(page).getByLabel('Name').fill('Good neighbors');
  const release = await holdBack(page, updateDiscountEndpoint.path);
  await topDialog(page).getByRole('button', { name: 'Save' }).click();
  await closeUnsaved(page);

  await page.getByRole('button', { name: 'Add Discount' }).click();
  await topDialog(page).getByLabel('Name').fill('Second child');
  release();
  await expect(toasts(page)).toContainText('Discount saved');
  await expect(topDialog(page).getByLabel('Name')).toHaveValue('Second child');
});

test('what is typed while a save is under way is not taken for saved', async ({ page }) => {
  const { name, subject } = await storeMessage();
  await openOffice(page, `messages&search=${name}`);
  await openMessage(page, name, subject);
  const notes = topDialog(page).getByRole('textbox', { name: 'Notes' });
  await notes.fill('Ask Dana');
  const release = await holdBack(page, noteMessageEndpoint.path);
  await topDialog(page).getByRole('button', { name: 'Save Notes' }).click();
  await notes.fill('Ask Dana and Lou');
  const readAnew = page.waitForResponse('**/api/admin/messages/detail*');
  release();
  await expect(toasts(page)).toContainText('Notes saved');
  await readAnew;
  const asked = page.waitForEvent('dialog');
  const pressed = page.keyboard.press('Escape');
  await (await asked).dismiss();
  await pressed;
  await expect(notes).toHaveValue('Ask Dana and Lou');
});
