import type { Page } from '@playwright/test';
import { endSessions } from '#server/gateways/auth.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { storeMessage } from '#tests/helpers/contact-messages.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  chooseInMenu,
  openMessage,
  openOffice,
  rowOf,
  toasts,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { PASSWORD, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';
import { makePhoto } from '#tests/helpers/uploads.ts';

/** Answers the browser's questions, and counts them. */
function answerQuestions(page: Page): { asked: number; discard: boolean } {
  const state = { asked: 0, discard: false };
  page.on('dialog', async (question) => {
    state.asked += 1;
    await (state.discard ? question.accept() : question.dismiss());
  });
  return state;
}

test('what is typed in a dialog is not lost by Esc, a click beside it or its X without asking', async ({
  page,
}) => {
  await openOffice(page, 'games');
  const questions = answerQuestions(page);
  const add = page.getByRole('button', { name: 'Add Game' });
  await add.click();
  await page.keyboard.press('Escape');
  await expect(topDialog(page)).toBeHidden();
  expect(questions.asked).toBe(0);

  await add.click();
  const opponent = topDialog(page).getByLabel('Opponent');
  await opponent.fill('Estero');
  await page.keyboard.press('Escape');
  await expect(opponent).toHaveValue('Estero');
  await page.mouse.click(5, 5);
  await expect(opponent).toHaveValue('Estero');
  await topDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(opponent).toHaveValue('Estero');
  expect(questions.asked).toBe(3);
  questions.discard = true;
  await page.keyboard.press('Escape');
  await expect(topDialog(page)).toBeHidden();
});

test('the Close button at the foot asks as well, whatever was typed or chosen', async ({
  page,
}) => {
  const { name, subject } = await storeMessage();
  const player = await addPlayer({ photoConsent: true });
  const title = `Zz${player.lastName}`;
  const sender = await signUpUser();
  const status = 'approved' as const;
  const submission = { title, status, playerIds: [player.id] };
  await storeSubmission(sender, await makePhoto({ width: 90 }), submission);
  await openOffice(page, `messages&search=${name}`);
  const questions = answerQuestions(page);
  const close = topDialog(page).getByRole('button', { name: 'Close', exact: true }).last();
  /** Keeps what is typed once, and then gives it up. */
  const askedOnce = async () => {
    Object.assign(questions, { asked: 0, discard: false });
    await close.click();
    expect(questions.asked).toBe(1);
    await expect(close).toBeVisible();
    questions.discard = true;
    await close.click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(questions.asked).toBe(2);
  };
  await openMessage(page, name, subject);
  await close.click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(questions.asked).toBe(0);
  await openMessage(page, name, subject);
  await topDialog(page).getByRole('textbox', { name: 'Reply' }).fill('A long reply');
  await askedOnce();

  await page.goto(`/admin?tab=players&player=${player.id}`);
  await topDialog(page).getByRole('button', { name: 'Change Email' }).click();
  await topDialog(page).getByRole('textbox', { name: 'New email' }).fill('ana@example.com');
  await askedOnce();

  await page.goto(`/admin?tab=gallery&view=approved&search=${title}`);
  await rowOf(page, title).getByRole('button', { name: /^View/ }).click();
  await topDialog(page)
    .getByRole('button', { name: new RegExp(player.lastName) })
    .click();
  await askedOnce();
});

test('a session that ends while a dialog is open is signed in to again; what was typed is saved', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401|400/);
  const uid = await openOffice(page, 'games');
  const rival = `Rivals ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Add Game' }).click();
  await topDialog(page).getByLabel('Opponent').fill(rival);
  await topDialog(page).getByLabel('Location').fill('Home court');
  await topDialog(page).getByLabel('Date').fill('2030-03-01');
  await topDialog(page).getByLabel('Time').fill('18:30');
  await endSessions(uid);
  const save = topDialog(page).getByRole('button', { name: 'Add Game', exact: true });
  await save.click();
  await expect(topDialog(page)).toContainText('Your Session Expired');
  await expectNoAxeViolations(page);
  await topDialog(page).getByLabel('Password').fill('not the password');
  await topDialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(topDialog(page).getByLabel('Password')).toHaveAccessibleDescription(/password/i);
  await topDialog(page).getByLabel('Password').fill(PASSWORD);
  await topDialog(page).getByRole('button', { name: 'Sign In' }).click();
  // The same save goes on without another press.
  await expect(page.getByText('Game created', { exact: true })).toBeVisible();
  await expect(topDialog(page)).toBeHidden();
  await expect(rowOf(page, rival)).toHaveCount(1);
});

test('a deletion that is confirmed after the session has ended goes on after signing in', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  const game = await storeGame();
  const uid = await openOffice(page, `games&search=${game.opponent}`);
  await chooseInMenu(rowOf(page, game.opponent), 'Delete');
  await endSessions(uid);
  await topDialog(page).getByRole('button', { name: 'Delete Game' }).click();
  await expect(topDialog(page)).toContainText('we will finish what you started');
  await topDialog(page).getByLabel('Password').fill(PASSWORD);
  await topDialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(topDialog(page)).toBeHidden();
  await expect(rowOf(page, game.opponent)).toHaveCount(0);
});

test('what waits for signing in again is not sent in the name of another administrator', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/401|400/);
  const game = await storeGame();
  const uid = await openOffice(page, `games&search=${game.opponent}`);
  await chooseInMenu(rowOf(page, game.opponent), 'Delete');
  await endSessions(uid);
  await topDialog(page).getByRole('button', { name: 'Delete Game' }).click();
  await expect(topDialog(page)).toContainText('Your Session Expired');
  const other = await signUpUser({ role: 'admin' });
  await signInAs(await context.newPage(), other.email);
  await expect(topDialog(page)).toHaveCount(0);
  await expect(rowOf(page, game.opponent)).toHaveCount(1);
});

test('Team Info asks before it is left by a tab, Back or another page; a save is remembered', async ({
  page,
}) => {
  await openOffice(page, 'overview');
  const questions = answerQuestions(page);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });
  await tab('Team Info').click();
  const coach = page.getByLabel('Coach Name');
  await coach.fill('Jordan Typed');
  await tab('Games').click();
  await expect(coach).toHaveValue('Jordan Typed');
  await page.goBack();
  await expect(coach).toHaveValue('Jordan Typed');
  await expect(page).toHaveURL(/tab=team/);
  expect(questions.asked).toBe(2);
  questions.discard = true;
  await tab('Games').click();
  await expect(page.getByRole('heading', { name: 'Game Schedule Management' })).toBeVisible();
  expect(questions.asked).toBe(3);
});

test('a save forgets what it saved, and nothing else that is typed in the dialog', async ({
  page,
  firestore,
  allowConsole,
}) => {
  allowConsole(/409/);
  const { id, name, subject } = await storeMessage();
  await openOffice(page, `messages&search=${name}`);
  const questions = answerQuestions(page);
  await openMessage(page, name, subject);
  const reply = topDialog(page).getByRole('textbox', { name: 'Reply' });
  const notes = topDialog(page).getByRole('textbox', { name: 'Notes' });
  await reply.fill('A long reply');
  await notes.fill('Ask Dana');
  const readAnew = page.waitForResponse('**/api/admin/messages/detail*');
  await topDialog(page).getByRole('button', { name: 'Save Notes' }).click();
  await expect(toasts(page)).toContainText('Notes saved');
  await readAnew;
  await page.keyboard.press('Escape');
  await expect(reply).toHaveValue('A long reply');
  expect(questions.asked).toBe(1);

  const readAgain = page.waitForResponse('**/api/admin/messages/detail*');
  await topDialog(page).getByRole('button', { name: 'Close Without a Reply' }).click();
  await expect(toasts(page)).toContainText('Message closed');
  await readAgain;
  await page.keyboard.press('Escape');
  await expect(reply).toHaveValue('A long reply');
  expect(questions.asked).toBe(2);

  // Someone else changes the message; after the reload the words are still to be sent.
  const changed = { updatedAt: new Date().toISOString() };
  await firestore.doc(`contactMessages/${id}`).update(changed);
  const send = topDialog(page).getByRole('button', { name: 'Send Reply' });
  await send.click();
  const reloaded = page.waitForResponse('**/api/admin/messages/detail*');
  await topDialog(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(topDialog(page).getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reply).toHaveValue('A long reply');
  expect(questions.asked).toBe(3);

  await send.click();
  await expect(toasts(page)).toContainText('Reply sent');
  await expect(reply).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(topDialog(page)).toBeHidden();
  expect(questions.asked).toBe(3);
});

test('a message that someone else has changed can be read anew, and then closed', async ({
  page,
  firestore,
  allowConsole,
}) => {
  allowConsole(/409/);
  const { id, name, subject } = await storeMessage();
  await openOffice(page, `messages&search=${name}`);
  await openMessage(page, name, subject);
  await firestore.doc(`contactMessages/${id}`).update({ updatedAt: new Date().toISOString() });
  await topDialog(page).getByRole('textbox', { name: 'Reply' }).fill('A long reply');
  const close = topDialog(page).getByRole('button', { name: 'Close Without a Reply' });
  await close.click();
  await expect(topDialog(page).getByRole('alert')).toContainText('Someone else has changed this');
  const reloaded = page.waitForResponse('**/api/admin/messages/detail*');
  await topDialog(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(topDialog(page).getByRole('alert')).toHaveCount(0);
  await close.click();
  await expect(toasts(page)).toContainText('Message closed');
  await expect(topDialog(page).getByRole('textbox', { name: 'Reply' })).toHaveValue('A long reply');
});

test('declining a scholarship asks before the words of the refusal take the place of a reply', async ({
  page,
}) => {
  const { name, subject } = await storeMessage({ inquiryType: 'scholarships' });
  await openOffice(page, `messages&search=${name}`);
  const questions = answerQuestions(page);
  await openMessage(page, name, subject);
  const reply = topDialog(page).getByRole('textbox', { name: 'Reply' });
  const notes = topDialog(page).getByRole('textbox', { name: 'Notes' });
  const decline = topDialog(page).getByRole('button', { name: 'Decline…' });
  await notes.fill('Ask Dana');
  await decline.click();
  await expect(reply).toHaveValue(/^Hi .*we cannot grant one/);
  expect(questions.asked).toBe(0);

  await reply.fill('A long reply');
  await decline.click();
  await expect(reply).toHaveValue('A long reply');
  expect(questions.asked).toBe(1);
  questions.discard = true;
  await decline.click();
  await expect(reply).toHaveValue(/^Hi .*we cannot grant one/);
  await expect(notes).toHaveValue('Ask Dana');
  expect(questions.asked).toBe(2);
});

test('text that is selected beyond the edge of a dialog does not close it', async ({ page }) => {
  const game = await storeGame();
  await openOffice(page, `games&search=${game.opponent}`);
  await chooseInMenu(rowOf(page, game.opponent), 'Delete');
  const title = topDialog(page).getByRole('heading', { name: 'Delete' });
  const from = await title.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  await expect(title).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(topDialog(page)).toBeHidden();
});
