import type { Page } from '@playwright/test';
import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { outbox, profiles } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { chooseInMenu } from '#tests/helpers/office-steps.ts';
import { giveBill } from '#tests/helpers/own-records.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';
import { makePhoto } from '#tests/helpers/uploads.ts';
import { messages as list } from '#words/office/dashboard/players/list.ts';

const PHONE = { width: 360, height: 740 };
const office = demoAccounts[0]?.email ?? '';
const MEDICAL = 'Peanut allergy: carries an EpiPen.';

/** Not any dialog: a toast is one, too. */
const playerDialog = (page: Page, name = /Zoë/) => page.getByRole('dialog', { name });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function openPlayers(page: Page, search: string): Promise<void> {
  await signInAs(page, office);
  await page.goto(`/admin?tab=players&search=${search}`);
  await expect(row(page, search)).toHaveCount(1);
}

test('finds, edits and deletes a player, by keyboard, and every step is in the log', async ({
  page,
}) => {
  const player = await addPlayer();
  await signInAs(page, office);
  await page.goto('/admin?tab=players');
  await page.getByLabel('Search').fill(player.lastName);
  await expect(row(page, player.lastName)).toHaveCount(1);
  await expect(row(page, player.lastName)).toContainText('Team Member');
  await expect(row(page, player.lastName)).toContainText('Calusa Coast Hoops');
  await expect(page).toHaveURL(/search=Q/);

  // By the whole name: the rows of other players are there until the search has been answered.
  const own = `Zoë ${player.lastName}`;
  await expect(row(page, own)).toHaveCount(1);
  await chooseInMenu(row(page, own), 'Edit');
  const dialog = playerDialog(page);
  await dialog.getByLabel('Jersey Number').fill('123');
  await dialog.getByLabel('Jersey Number').press('Enter');
  await expect(dialog.getByLabel('Jersey Number')).toBeFocused();
  await expect(dialog.getByLabel('Jersey Number')).toHaveAccessibleDescription(
    'Enter a number from 0 to 99.',
  );
  await dialog.getByLabel('Jersey Number').fill('00');
  await dialog.getByLabel('Role').selectOption('Coach');
  await dialog.getByLabel('Age').selectOption('15');
  await dialog.getByLabel('Grade').selectOption('10');
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText('Player updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `More actions for ${own}` })).toBeFocused();
  await expect(row(page, player.lastName)).toContainText('Coach');
  await expect(row(page, player.lastName)).toContainText('00');

  await page.goto(`/admin?tab=activity&search=${player.id}`);
  const updated = row(page, 'changed a player profile');
  await updated.getByText('4 fields').click();
  await expect(updated).toContainText('Jersey numberempty → 00');
  await expect(updated).toContainText('Gradeempty → 10');

  await page.goto(`/admin?tab=players&search=${player.lastName}`);
  await chooseInMenu(row(page, own), 'Delete');
  await expect(dialog).toContainText('Unknown Player');
  // Until it is known what the player owes, it cannot be pressed.
  await expect(dialog.getByRole('button', { name: 'Delete Player' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Delete Player' }).press('Enter');
  await expect(page.getByText('Player account has been permanently deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Players' })).toBeFocused();

  await page.goto(`/admin?tab=activity&search=${player.id}`);
  await expect(row(page, 'deleted a player:')).toContainText('Alex Rivera');
  // That there was a change stays in the log, without the values of who is gone.
  await updated.getByText('4 fields').click();
  await expect(updated).toContainText('Jersey numberno longer kept');
});

test('adds a player by hand, changes the guardian’s email, and is told what a deleted one owes', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const lastName = `Q${crypto.randomUUID().slice(0, 8)}`;
  const guardian = `guardian-${lastName.toLowerCase()}@example.com`;
  await signInAs(page, office);
  await page.goto(`/admin?tab=players&search=${lastName}`);
  await page.getByRole('button', { name: 'Add Player' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Player' });
  await dialog.getByRole('button', { name: 'Add Player' }).click();
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  await expect(dialog.getByLabel('Age *')).toHaveAccessibleDescription(
    'Choose an age from 13 to 17.',
  );
  await dialog.getByLabel('First Name').fill('Zoë');
  await dialog.getByLabel('Last Name').fill(lastName);
  await dialog.getByLabel('Age *').selectOption('14');
  await dialog.getByLabel('Grade *').selectOption('9');
  await dialog.getByLabel('Date of Birth').fill('2001-02-03');
  await dialog.getByLabel('Guardian *').fill('Robin Doe');
  await dialog.getByLabel('Guardian Phone').fill('239-555-0101');
  await dialog.getByLabel('Guardian Email').fill(guardian);
  await dialog.getByLabel('Emergency Contact').fill('Lou Ames');
  await dialog.getByLabel('Emergency Phone').fill('239-555-0102');
  await dialog.getByLabel('OK to share').check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Add Player' }).click();
  await expect(dialog.getByLabel('Date of Birth')).toBeFocused();
  await expect(dialog.getByLabel('Date of Birth')).toHaveAccessibleDescription(/not 14/);
  await dialog.getByLabel('Date of Birth').fill('');
  await dialog.getByRole('button', { name: 'Add Player' }).click();
  await expect(page.getByText('Player added', { exact: true })).toBeVisible();
  await expect(row(page, lastName)).toContainText(guardian);

  await page.getByRole('button', { name: `View Zoë ${lastName}` }).click();
  const details = playerDialog(page);
  await expect(details).toContainText('Photos and videos of this player may be shown.');
  await details.getByRole('button', { name: 'Change Email' }).click();
  await expect(details.getByRole('textbox', { name: 'New email' })).toHaveValue('');
  await details.getByRole('textbox', { name: 'New email' }).fill(`new-${guardian}`);
  await details.getByRole('button', { name: 'Change Email' }).click();
  await expect(page.getByText('Email changed', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).last().click();
  await expect(row(page, lastName)).toContainText(`new-${guardian}`);

  const player = (await profiles().where('lastName', '==', lastName).get()).docs[0];
  await giveBill(guardian, { playerId: player?.id ?? '' });
  const title = `Rebound ${lastName}`;
  const [sender, small] = [await signUpUser(), await makePhoto({ width: 90 })];
  // Files that are sent together have one title.
  for (const playerIds of [[player?.id ?? ''], []]) {
    await storeSubmission(sender, small, { title, status: 'approved', playerIds });
  }
  await page.reload();
  await chooseInMenu(row(page, lastName), 'Delete');
  await expect(details).toContainText('$150.00 is still owed for this player');
  await expect(details).toContainText('A photo or video in the gallery shows this player');
  await expect(details).not.toContainText('you can undo this');
  await expectNoAxeViolations(page);
  await details.getByRole('link', { name: title }).click();
  await expect(row(page, title)).toHaveCount(1);
  await page.goBack();
  await chooseInMenu(row(page, lastName), 'Delete');
  await expect(details).toContainText('A photo or video in the gallery shows this player');
  await details.getByRole('button', { name: 'Delete Player' }).click();
  await expect(page.getByText('Player account has been permanently deleted.')).toBeVisible();
});

test('a save over someone else’s change is refused, and shows theirs on Reload', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  const player = await addPlayer();
  await openPlayers(page, player.lastName);
  await chooseInMenu(row(page, player.lastName), 'Edit');
  const dialog = playerDialog(page);
  await dialog.getByLabel('Position').fill('Center');
  const updatedAt = new Date().toISOString();
  await profiles()
    .doc(player.id)
    .set({ ...player, position: 'Guard', updatedAt });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Someone else has changed this');
  await expect(dialog.getByLabel('Position')).toHaveValue('Center');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByLabel('Position')).toHaveValue('Guard');
});

test('medical notes show after a click of their own, which is in the log', async ({ page }) => {
  const player = await addPlayer({ emergencyContactName: 'Lou Ames' });
  await addMedicalNote(player, MEDICAL);
  await openPlayers(page, player.lastName);
  await page.getByRole('button', { name: /^View Zoë/ }).click();
  const dialog = playerDialog(page);
  await expect(dialog).toContainText('Lou Ames');
  await expect(dialog).not.toContainText('Peanut');
  await expect(page).toHaveURL(new RegExp(`player=${player.id}`));
  await dialog.getByRole('button', { name: 'Show Medical Notes' }).click();
  await expect(dialog).toContainText(MEDICAL);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto(`/admin?tab=activity&action=medicalNote.read&search=${player.id}`);
  await expect(row(page, 'viewed a player’s medical notes')).toHaveCount(1);
});

test('the sheet of a team has whom to call, medical notes when asked for, and nothing else on paper', async ({
  page,
}) => {
  const teamName = `Herons ${crypto.randomUUID().slice(0, 8)}`;
  const player = await addPlayer({ teamName, emergencyContactPhone: '239-555-0161' });
  await addMedicalNote(player, MEDICAL);
  await openPlayers(page, player.lastName);
  await page.getByRole('link', { name: 'Emergency Sheet' }).click();
  await page.getByLabel('Team').selectOption(teamName);
  await expect(page.getByRole('heading', { name: `Emergency sheet: ${teamName}` })).toBeVisible();
  await expect(row(page, player.lastName)).toContainText('239-555-0161');
  await expect(row(page, player.lastName)).not.toContainText('Peanut');
  await page.getByRole('button', { name: 'Add Medical Notes' }).click();
  await expect(row(page, player.lastName)).toContainText(MEDICAL);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(row(page, player.lastName)).toBeVisible();
});

test('on a phone the table scrolls in itself; an administrator’s role and own account stay', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, office);
  await page.goto(`/admin?tab=players&role=admin&search=${office}`);
  await expect(row(page, office)).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'More actions for Alex Rivera' }).click();
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  await expect(remove).toBeDisabled();
  await expect(remove).toContainText(list.notYourself);
  await expectNoAxeViolations(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = playerDialog(page, /Alex Rivera/);
  await expect(dialog.getByLabel('Role')).toBeDisabled();
  await expect(dialog).toContainText('on the Admins tab');
});

test('mail that was given up is sent on Retry', async ({ page, mailbox }) => {
  const id = crypto.randomUUID();
  const to = `${id}@example.com`;
  const now = new Date().toISOString();
  await outbox().doc(id).create({
    id,
    to,
    replyTo: null,
    subject: 'Your receipt',
    text: 'Hi',
    html: '<p>Hi</p>',
    needs: 'nothing',
    data: {},
    about: 'orders/1',
    status: 'failed',
    attempts: 12,
    nextAttemptAt: now,
    lastError: 'Error: mailbox full',
    createdAt: now,
    sentAt: null,
  });
  await signInAs(page, office);
  await page.goto(`/admin?tab=activity&view=mail&search=${id}`);
  await expect(row(page, to)).toContainText('Failed');
  await expect(row(page, to)).toContainText('mailbox full');
  await expectNoAxeViolations(page);
  await row(page, to)
    .getByRole('button', { name: /^Retry/ })
    .press('Enter');
  await expect(page.getByText('Email sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
  expect(await mailbox.readMail(to)).toHaveLength(1);
});

test('who has not signed? One choice from the list of players', async ({ page }) => {
  const player = await addPlayer();
  await signInAs(page, office);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Players', exact: true }).click();
  await page.getByLabel('Waiver').selectOption('Not signed');
  await expect(page).toHaveURL(/waiver=missing/);
  await expect(row(page, player.lastName)).toHaveCount(1);
  await row(page, player.lastName).getByRole('button', { name: /^View/ }).click();
  await expect(playerDialog(page)).toContainText('Nothing has been signed for this person.');
});

test('who played before? One choice, and the season beside the name', async ({ page }) => {
  const now = await addPlayer();
  const past = await addPlayer({ pastSeason: '2025-26 Season' });
  await signInAs(page, office);
  await page.goto('/admin?tab=players');
  await page.getByLabel('Season', { exact: true }).selectOption('Past seasons');
  await expect(page).toHaveURL(/season=past/);
  await expect(row(page, past.lastName)).toContainText('Past: 2025-26 Season');
  await expect(row(page, now.lastName)).toHaveCount(0);
  await page.getByLabel('Season', { exact: true }).selectOption('This season');
  await expect(row(page, now.lastName)).toHaveCount(1);
  await expect(row(page, past.lastName)).toHaveCount(0);
});
