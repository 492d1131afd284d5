import type { Page } from '@playwright/test';
import { medicalNotes } from '#server/gateways/records.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { dialog, dialogButton } from '#tests/helpers/gallery-review.ts';
import { toasts } from '#tests/helpers/office-steps.ts';
import { giveBill } from '#tests/helpers/own-records.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* What a family has typed on its account page stays until it is saved, or until they say that it may go. */

const NOTE = 'Severe peanut allergy, EpiPen in bag';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('new medical information stays while the photo permission changes, and closing asks', async ({
  page,
}) => {
  const { email } = await signUpUser();
  const player = await addPlayer({ email, photoConsent: false });
  await signInAs(page, email);
  await page.goto('/account');
  const players = region(page, 'Players and registrations');
  await players.getByRole('button', { name: 'Photos and health' }).click();
  const note = page.getByLabel('New medical information');
  await note.fill(NOTE);
  await dialogButton(page, 'Allow Photos and Videos').click();
  await expect(toasts(page)).toContainText('Photos and videos are allowed.');
  await expect(note).toHaveValue(NOTE);
  await expect(dialog(page)).toContainText('You allowed us to show photos');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toContainText('is not saved');
  await dialogButton(page, 'Keep Typing').click();
  await expect(note).toHaveValue(NOTE);
  await dialogButton(page, 'Replace').click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await medicalNotes().doc(player.id).get()).data()?.text).toBe(NOTE);
  // Left on purpose.
  await players.getByRole('button', { name: 'Photos and health' }).click();
  await note.fill('Never mind');
  await page.keyboard.press('Escape');
  await dialogButton(page, 'Leave Without Saving').click();
  await expect(dialog(page)).toHaveCount(0);
});

test('on a phone, a permission that could not be withdrawn is said where it is seen', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.setViewportSize({ width: 360, height: 740 });
  const { email } = await signUpUser();
  await addPlayer({ email, photoConsent: true });
  await signInAs(page, email);
  await page.goto('/account');
  const players = region(page, 'Players and registrations');
  await players.getByRole('button', { name: 'Photos and health' }).click();
  await context.setOffline(true);
  await dialogButton(page, 'Withdraw My Permission').click();
  const said = dialog(page).getByRole('alert');
  await expect(said).toContainText('Your change was not saved');
  await expect(said).toBeInViewport({ ratio: 1 });
});

test('on a lost line, a press on Pay leaves the page and what is typed in it', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  const { email } = await signUpUser();
  await giveBill(email);
  await signInAs(page, email);
  await page.goto('/account');
  const bills = region(page, 'Bills');
  const pay = bills.getByRole('button', { name: /^Pay/ }).first();
  await expect(pay).toBeVisible();
  await region(page, 'Profile').getByRole('heading', { name: 'Profile', exact: true }).click();
  const phone = region(page, 'Profile').getByLabel('First Name');
  await phone.fill('Roberta');
  await context.setOffline(true);
  await pay.click();
  await expect(toasts(page)).toContainText('reach');
  await expect(page.getByText('Loading')).toHaveCount(0);
  await expect(pay).toBeVisible();
  await expect(phone).toHaveValue('Roberta');
});
