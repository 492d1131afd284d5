import { importGamesEndpoint } from '#contracts/games/dashboard.ts';
import { fulfillOrderEndpoint } from '#contracts/orders/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import { auditLog, games, orders } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  chooseInMenu,
  openDetails,
  openOffice,
  rowOf,
  toasts,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { readAloud } from '#tests/helpers/read-aloud.ts';
import { storeGame } from '#tests/helpers/store-game.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';

/* "I did not mean that": what was just done is undone, by mouse in one click, and by keyboard. */

test('a deleted game is back with one click, as it was, and the log says so', async ({ page }) => {
  const game = await storeGame();
  await openOffice(page, `games&search=${encodeURIComponent(game.opponent)}`);
  await chooseInMenu(rowOf(page, game.opponent), 'Delete');
  await topDialog(page).getByRole('button', { name: 'Delete Game' }).click();
  await expect(rowOf(page, game.opponent)).toHaveCount(0);
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expectNoAxeViolations(page);
  // The first of the two clicks that were needed at most.
  await undo.click();
  await expect(toasts(page)).toContainText('Undone');
  await expect(rowOf(page, game.opponent)).toHaveCount(1);
  const { updatedAt: _, sequence, ...before } = game;
  expect((await games().doc(game.id).get()).data()).toMatchObject({
    ...before,
    sequence: sequence + 1,
  });
  const logged = await auditLog().where('subject', '==', `games/${game.id}`).get();
  expect(logged.docs.map((doc) => doc.data().action).sort()).toEqual([
    'change.undone',
    'game.deleted',
  ]);
});

test('the message says which key leads to its Undo, and it does', async ({ page }) => {
  const game = await storeGame();
  await openOffice(page, `games&search=${encodeURIComponent(game.opponent)}`);
  await chooseInMenu(rowOf(page, game.opponent), 'Delete');
  await topDialog(page).getByRole('button', { name: 'Delete Game' }).press('Enter');
  await expect(rowOf(page, game.opponent)).toHaveCount(0);
  await expect(toasts(page)).toContainText('Press F6, then Tab');
  await page.keyboard.press('F6');
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  const isReached = () => undo.evaluate((button) => button === document.activeElement);
  for (let tabs = 0; tabs < 3 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, game.opponent)).toHaveCount(1);
});

test('an Undo outlives its dialog where the browser does not say that dialogs open and close', async ({
  page,
}) => {
  // Safari before 26, Firefox before 133, Chrome before 132.
  await page.addInitScript(() => {
    for (const type of ['toggle', 'beforetoggle']) {
      const hide = (event: Event) =>
        event.target instanceof HTMLDialogElement && event.stopImmediatePropagation();
      window.addEventListener(type, hide, { capture: true });
    }
  });
  const game = await storeGame();
  await openOffice(page, `games&search=${encodeURIComponent(game.opponent)}`);
  await chooseInMenu(rowOf(page, game.opponent), 'Delete');
  await topDialog(page).getByRole('button', { name: 'Delete Game' }).click();
  await expect(rowOf(page, game.opponent)).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, game.opponent)).toHaveCount(1);
});

test('a step of an order is undone by keyboard, over the open dialog', async ({ page }) => {
  const order = await storeOrder({ paid: true });
  await openOffice(page, `orders&search=${order.number}`);
  await openDetails(page, order.number);
  await topDialog(page).getByRole('button', { name: 'Mark Packed' }).press('Enter');
  await expect(topDialog(page)).toContainText('Packed');
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  const hasFocus = () => undo.evaluate((button) => button === document.activeElement);
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return hasFocus();
    })
    .toBe(true);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Undone');
  await expect(topDialog(page).getByRole('button', { name: 'Mark Packed' })).toBeVisible();
  expect((await orders().doc(order.id).get()).data()?.fulfilment).toBe('open');
  // Closing the dialog does not take the toasts along.
  await page.keyboard.press('Escape');
  await expect(topDialog(page)).toBeHidden();
});

test('an error beside an Undo in the open dialog is read once, and so is one without a dialog', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const FAILED = 'We could not reach the server';
  const order = await storeOrder({ paid: true });
  await openOffice(page, `orders&search=${order.number}`);
  await openDetails(page, order.number);
  await topDialog(page).getByRole('button', { name: 'Mark Packed' }).press('Enter');
  await expect(topDialog(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await readAloud(page, 'Undo')).toBe(1);
  const { path } = fulfillOrderEndpoint;
  await page.route(`**${path}`, (route) => route.abort());
  await topDialog(page).getByRole('button', { name: 'Mark Shipped' }).press('Enter');
  await expect(toasts(page)).toContainText(FAILED);
  await expect(topDialog(page).getByRole('alert')).toContainText(FAILED);
  expect(await readAloud(page, FAILED)).toBe(1);

  // The Undo on the toast, too, which has nothing else to say that it failed.
  await page.keyboard.press('Escape');
  await expect(topDialog(page)).toBeHidden();
  await page.route(`**${undoEndpoint.path}`, (route) => route.abort());
  await toasts(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toasts(page)).toContainText('Error undoing');
  expect(await readAloud(page, 'Error undoing')).toBe(1);
});

test('an Undo that did not reach the server can be pressed again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const game = await storeGame();
  await openOffice(page, `games&search=${encodeURIComponent(game.opponent)}`);
  await chooseInMenu(rowOf(page, game.opponent), 'Delete');
  await topDialog(page).getByRole('button', { name: 'Delete Game' }).click();
  await expect(rowOf(page, game.opponent)).toHaveCount(0);
  await page.route(`**${undoEndpoint.path}`, (route) => route.abort(), { times: 1 });
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(toasts(page)).toContainText('Error undoing');
  await undo.click();
  await expect(rowOf(page, game.opponent)).toHaveCount(1);
  await expect(toasts(page)).not.toContainText('Error undoing');
  await games().doc(game.id).delete();
});

test('after three saves on a phone, no field of the next game lies behind the messages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const rivals = `Rivals ${crypto.randomUUID().slice(0, 8)}`;
  const store = (letter: string) => storeGame({ opponent: `${rivals} ${letter}` });
  const stored = await Promise.all(['A', 'B', 'C', 'D'].map(store));
  await openOffice(page, `games&search=${encodeURIComponent(rivals)}`);
  const edit = ({ opponent }: { opponent: string }) =>
    page.getByRole('button', { name: `Edit ${opponent}` }).press('Enter');
  for (const game of stored.slice(0, 3)) {
    await edit(game);
    await topDialog(page).getByLabel('Location').fill('Other Gym');
    await topDialog(page).getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expect(topDialog(page)).toBeHidden();
    await expect(toasts(page)).toContainText(`updated. ${game.opponent}`);
  }
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(3);
  const [, , , last] = stored;
  if (last) await edit(last);
  await expect(undo.filter({ visible: true })).toHaveCount(1);
  for (const label of ['Time', 'Opponent', 'Location', 'Address', 'Result']) {
    const field = topDialog(page).getByLabel(label);
    await field.focus();
    const isHit = () =>
      field.evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === input;
      });
    await expect.poll(isHit, label).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(undo.filter({ visible: true })).toHaveCount(3);
});

test('what someone else changed meanwhile is not undone, and said', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  const game = await storeGame();
  await openOffice(page, `games&search=${encodeURIComponent(game.opponent)}`);
  await chooseInMenu(rowOf(page, game.opponent), 'Delete');
  await topDialog(page).getByRole('button', { name: 'Delete Game' }).click();
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await games()
    .doc(game.id)
    .set({ ...game, location: 'Elsewhere' });
  await undo.click();
  await expect(toasts(page)).toContainText('changed since');
  expect((await games().doc(game.id).get()).data()).toMatchObject({ location: 'Elsewhere' });
});

test('an import that cannot be undone says so, for whatever reason', async ({ page }) => {
  const game = await storeGame();
  await openOffice(page, 'games');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const rows = `Date\tOpponent\tVenue\n${game.date}\t${game.opponent}\tElsewhere`;
  await page.getByLabel('Or paste the rows here').fill(rows);
  await page.getByRole('button', { name: 'Show What Will Change' }).click();
  // As the server answers where it could not keep what it has changed, or was sent the same again too late.
  await page.route(`**${importGamesEndpoint.path}`, async (route) => {
    const response = await route.fetch();
    const { [UNDO_HEADER]: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.getByRole('button', { name: 'Import 1 game' }).click();
  await expect(toasts(page)).toContainText('This import cannot be undone.');
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
