import type { Page } from '@playwright/test';
import { endSessions } from '#server/gateways/auth.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { PASSWORD, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { describeFiles, openUpload, photoOf, picker, submit } from '#tests/helpers/upload-steps.ts';

/* The session ends while files are chosen, and somebody signs in over the page. */

const KB = 1024;

/** Sends a photo after the session has ended, up to the dialog that this opens. */
async function sendTooLate(page: Page, name: string): Promise<TestUser> {
  const user = await openUpload(page);
  await picker(page).setInputFiles(await photoOf(20 * KB, name));
  await describeFiles(page, 'Saturday game');
  await endSessions(user.uid);
  await submit(page).click();
  await expect(page.getByText('Your session expired')).toBeVisible();
  await fillIn(page, user);
  return user;
}

async function fillIn(page: Page, { email }: TestUser): Promise<void> {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** Not by its role, which toasts have, too. */
const dialog = (page: Page) => page.locator('dialog[open]');
const signIn = (page: Page) => dialog(page).getByRole('button', { name: 'Sign In', exact: true });
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen files' });

test('nothing that one person chose is sent in the name of another who signs in over the page', async ({
  page,
  firestore,
  allowConsole,
}) => {
  allowConsole(/401|400/);
  const other = await signUpUser();
  const user = await sendTooLate(page, 'first.jpg');
  await fillIn(page, other);
  await signIn(page).click();
  await expect(chosen(page)).toHaveCount(0);
  await expect(page.getByText('Your session expired')).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);

  await picker(page).setInputFiles(await photoOf(21 * KB, 'second.jpg'));
  await describeFiles(page, 'Sunday game');
  await submit(page).click();
  await page.waitForURL('/gallery');
  const submissions = firestore.collection('gallerySubmissions');
  const sentBy = async ({ uid }: TestUser) =>
    (await submissions.where('submittedBy', '==', uid).get()).docs.map((doc) =>
      doc.get('originalName'),
    );
  expect(await sentBy(other)).toEqual(['second.jpg']);
  expect(await sentBy(user)).toEqual([]);
  const open = firestore.collection('uploads').where('uid', '==', other.uid);
  expect((await open.get()).size).toBe(0);
});

test('chosen files stay where the account cannot be read right after signing in again', async ({
  page,
  firestore,
  allowConsole,
}) => {
  allowConsole(/401|400|ERR_FAILED/);
  const user = await sendTooLate(page, 'patient.jpg');
  await page.route('**/api/account/me', (route) => route.abort(), { times: 1 });
  await signIn(page).click();
  await expect(dialog(page)).toContainText('We could not reach the server.');
  await expect(chosen(page).getByText('patient.jpg')).toBeVisible();
  await signIn(page).click();
  await page.waitForURL('/gallery');
  const mine = firestore.collection('gallerySubmissions').where('submittedBy', '==', user.uid);
  expect((await mine.get()).docs.map((doc) => doc.get('originalName'))).toEqual(['patient.jpg']);
});
