import type { Page, Route } from '@playwright/test';
import { changeOwnMedicalNoteEndpoint } from '#contracts/accounts/own-account.ts';
import { env } from '#server/core/env.ts';
import { medicalNotes, outbox, profiles } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  act,
  dialog,
  dialogButton,
  newWord,
  openGallery,
  overflow,
  row,
  toast,
} from '#tests/helpers/gallery-review.ts';
import { runScheduled } from '#tests/helpers/money-steps.ts';
import { chooseInMenu, openOffice, rowOf, toasts, topDialog } from '#tests/helpers/office-steps.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';
import { makePhoto } from '#tests/helpers/uploads.ts';

const NOTE = 'Peanut allergy: carries an EpiPen.';
const CORRECTED = 'Peanut and bee allergy: carries two EpiPens.';

/** Of phones and of desktops; the dialogs must fit on both. */
async function expectToFit(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    const { scrollWidth, clientWidth } = await dialog(page).evaluate((it) => ({
      scrollWidth: it.scrollWidth,
      clientWidth: it.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
}

test('a guardian withdraws photo consent; the office is emailed what is public, and removes it', async ({
  page,
  browser,
  services,
  mailbox,
}) => {
  const [word, guardian] = [newWord(), await signUpUser()];
  const player = await addPlayer({ email: guardian.email, photoConsent: true });
  const name = `${player.firstName} ${player.lastName}`;
  await storeSubmission(guardian, await makePhoto({ width: 90 }), {
    title: `${word} photo`,
    originalName: 'photo.jpg',
  });
  const visitor = await (await browser.newContext({ baseURL: services.site })).newPage();
  const card = visitor.getByRole('link', { name: new RegExp(`^Enlarge “${word} photo”`) });

  await test.step('an admin says who is in it, and approves it', async () => {
    await openGallery(page, word);
    await act(page, 'View', 'photo.jpg').click();
    await dialogButton(page, 'Add a player').click();
    await dialog(page).getByLabel('Find a player').fill(player.lastName);
    await dialog(page)
      .getByRole('button', { name: new RegExp(player.email) })
      .click();
    await expect(dialogButton(page, `${name} : remove`)).toBeVisible();
    await expectToFit(page);
    await dialogButton(page, 'Approve').click();
    await expect(toast(page, 'Submission approved')).toBeVisible();
    await visitor.goto('/gallery/photos/training');
    await expect(card).toBeVisible();
  });
  const address = (await card.getAttribute('href')) ?? '';

  await test.step('the guardian takes the permission back', async () => {
    const home = await (await browser.newContext({ baseURL: services.site })).newPage();
    await signInAs(home, guardian.email);
    await home.goto('/account');
    const players = home.getByRole('region', { name: 'Players and registrations' });
    await expect(players).toContainText('Photos allowed');
    await players.getByRole('button', { name: 'Photos and health' }).click();
    await expectToFit(home);
    await expectNoAxeViolations(home);
    await dialogButton(home, 'Withdraw My Permission').click();
    await expect(dialog(home)).toHaveCount(0);
    await expect(players).toContainText('No photos');
    await home.reload();
    await expect(players).toContainText('No photos');
    await home.context().close();
  });

  const subject = `Photo consent withdrawn: ${name}`;
  const read = async () => {
    await runScheduled(page, 'deliver-outbox');
    const mails = await mailbox.readMail(env().OFFICE_EMAIL);
    return mails.filter((mail) => mail.subject === subject);
  };
  await expect.poll(async () => (await read()).length).toBe(1);
  const [mail] = await read();
  expect(mail?.text).toContain(`${word} photo`);

  await test.step('the link of the email leads to the photo, which is removed', async () => {
    const link = /https?:\S+player=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(dialog(page)).toContainText(
      'There is no photo consent, but these are still shown.',
    );
    await expect(dialog(page)).toContainText(`${word} photo`);
    await expectToFit(page);
    await expectNoAxeViolations(page);
    await dialogButton(page, `Remove ${word} photo`).click();
    await expect(dialog(page)).toContainText('deleted permanently, from the gallery too');
    await dialogButton(page, 'Remove').click();
    await expect(toast(page, 'Removed')).toBeVisible();
    await expect(dialog(page)).toContainText('No photos or videos are tagged with this player.');
    await expect(
      dialog(page).getByRole('heading', { name: 'tagged with this player' }),
    ).toBeFocused();
  });

  await visitor.reload();
  await expect(visitor.getByRole('link', { name: /^Enlarge/ }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await visitor.request.get(address)).status()).toBe(404);
  await visitor.context().close();
});

test('a guardian replaces the medical information, and deletes it after a question', async ({
  page,
  mailbox,
}) => {
  const guardian = await signUpUser();
  const player = await addPlayer({ email: guardian.email });
  const note = async () => (await medicalNotes().doc(player.id).get()).data()?.text;
  await addMedicalNote(player, NOTE);
  await signInAs(page, guardian.email);
  await page.goto('/account');
  const open = page.getByRole('button', { name: 'Photos and health' });
  await open.click();
  await expect(dialog(page)).not.toContainText('EpiPen');
  await dialogButton(page, 'Replace').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Enter the new information first');
  await dialog(page).getByLabel('New medical information').fill(CORRECTED);
  await dialogButton(page, 'Replace').click();
  await expect(toast(page, 'Medical information replaced. We told our office.')).toBeVisible();
  await expect.poll(note).toBe(CORRECTED);
  const read = async () => {
    await runScheduled(page, 'deliver-outbox');
    const mails = await mailbox.readMail(env().OFFICE_EMAIL);
    return mails.filter(({ subject }) => subject.endsWith(player.lastName));
  };
  const subjects = async () => (await read()).map(({ subject }) => subject.split(':')[0]).sort();
  await expect.poll(subjects).toEqual(['Medical information changed']);

  await open.click();
  await dialogButton(page, 'Delete Medical Information').click();
  await expect(dialog(page)).toContainText('Delete the medical information?');
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await dialogButton(page, 'Keep It').click();
  expect(await note()).toBe(CORRECTED);
  await dialogButton(page, 'Delete Medical Information').click();
  await dialogButton(page, 'Delete It').click();
  await expect(toast(page, 'We deleted the medical information about this player.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(note).toBeUndefined();
  // The office has just had one: this one waits for the next hour.
  const waiting = await outbox()
    .where('about', '==', `profiles/${player.id}`)
    .where('status', '==', 'pending')
    .get();
  for (const { ref } of waiting.docs) await ref.update({ nextAttemptAt: new Date().toISOString() });
  await expect
    .poll(subjects)
    .toEqual(['Medical information changed', 'Medical information deleted']);
  for (const mail of await read()) expect(mail.text).not.toContain('EpiPen');
});

test('a change that fails after its dialog was closed is said, and leaves what is typed next', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const guardian = await signUpUser();
  const player = await addPlayer({ email: guardian.email });
  await addMedicalNote(player, NOTE);
  await signInAs(page, guardian.email);
  await page.goto('/account');
  const open = page.getByRole('button', { name: 'Photos and health' });
  const field = dialog(page).getByLabel('New medical information');
  const address = `**${changeOwnMedicalNoteEndpoint.path}`;
  /** Sends a change and closes the dialog before it is answered. */
  async function sendAndClose(): Promise<Route> {
    const asked = new Promise<Route>((resolve) => page.route(address, resolve, { times: 1 }));
    await field.fill('Bee allergy');
    await dialogButton(page, 'Replace').click();
    const route = await asked;
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    return route;
  }

  await open.click();
  const failing = await sendAndClose();
  await open.click();
  await field.fill(CORRECTED);
  await failing.abort();
  await expect(toast(page, 'Your change was not saved')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue(CORRECTED);

  const arriving = await sendAndClose();
  await open.click();
  await field.fill(CORRECTED);
  await arriving.continue();
  await expect(toast(page, 'Medical information replaced. We told our office.')).toBeVisible();
  await expect(field).toHaveValue(CORRECTED);

  await field.fill('');
  await dialogButton(page, 'Replace').click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await open.click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('an admin corrects a medical note, then deletes it', async ({ page }) => {
  const admin = await signUpUser({ role: 'admin' });
  const player = await addPlayer();
  await addMedicalNote(player, NOTE);
  await signInAs(page, admin.email);
  await page.goto(`/admin?tab=players&player=${player.id}`);
  await dialogButton(page, 'Show Medical Notes').click();
  await expect(dialog(page)).toContainText(NOTE);

  await dialogButton(page, 'Correct Medical Notes').click();
  const box = dialog(page).getByLabel('Medical notes');
  await expect(box).toHaveValue(NOTE);
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await box.fill('');
  await dialogButton(page, 'Save Medical Notes').click();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.fill(CORRECTED);
  await dialogButton(page, 'Save Medical Notes').click();
  await expect(toast(page, 'Medical notes saved')).toBeVisible();
  await expect(box).toHaveCount(0);
  await expect(dialog(page)).toContainText(CORRECTED);

  await dialogButton(page, 'Delete Medical Notes').click();
  await expect(dialog(page)).toContainText('The rest of the player’s record stays.');
  await dialogButton(page, 'Cancel').click();
  await expect(dialog(page)).toContainText(CORRECTED);
  await dialogButton(page, 'Delete Medical Notes').click();
  await dialogButton(page, 'Delete Medical Notes').click();
  await expect(toast(page, 'Medical notes deleted')).toBeVisible();
  await expect(dialog(page)).toContainText('We have no medical notes for this player.');
  await expect(dialog(page)).not.toContainText('EpiPen');
  expect((await profiles().doc(player.id).get()).exists).toBe(true);

  await page.reload();
  await dialogButton(page, 'Show Medical Notes').click();
  await expect(dialog(page)).toContainText('We have no medical notes for this player.');
  await page.goto(`/admin?tab=activity&search=${player.id}`);
  await expect(row(page, 'deleted a player’s medical notes')).toContainText('Robin Doe');
  await expect(row(page, 'changed a player’s medical notes')).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText('EpiPen');
});

test('changing the photo consent keeps an address that is typed, and lets the player be deleted', async ({
  page,
}) => {
  const { lastName } = await addPlayer({ photoConsent: true });
  await openOffice(page, `players&search=${lastName}`);
  await rowOf(page, lastName).getByRole('button', { name: /^View/ }).click();
  await topDialog(page).getByRole('button', { name: 'Change Email' }).click();
  const address = topDialog(page).getByRole('textbox', { name: 'New email' });
  await address.fill(`new-${lastName}@example.com`.toLowerCase());
  const decide = async (action: string) => {
    await topDialog(page).getByRole('button', { name: action }).click();
    await topDialog(page).getByRole('button', { name: action }).click();
  };
  await decide('Withdraw Consent');
  await expect(topDialog(page)).toContainText('may not be shown');
  await expect(address).toHaveValue(`new-${lastName}@example.com`.toLowerCase());
  await topDialog(page).getByRole('button', { name: 'Change Email' }).click();
  await expect(toasts(page)).toContainText('Email changed');
  await expect(topDialog(page)).toContainText(`new-${lastName}@example.com`.toLowerCase());
  await decide('Record Consent');
  await expect(topDialog(page)).toContainText('may be shown');
  await page.keyboard.press('Escape');
  await chooseInMenu(rowOf(page, lastName), 'Delete');
  await topDialog(page).getByRole('button', { name: 'Delete Player' }).click();
  await expect(toasts(page)).toContainText('Player account has been permanently deleted.');
});
