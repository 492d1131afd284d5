import type { Page } from '@playwright/test';
import { updateGameEndpoint } from '#contracts/games/dashboard.ts';
import { dayOf, timeOf } from '#domain/calendar/day.ts';
import { games } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { loseAnswerOnce } from '#tests/helpers/lose-answer.ts';
import { chooseInMenu } from '#tests/helpers/office-steps.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';

async function openGames(page: Page, query = '') {
  const { email } = await signUpUser({ role: 'admin' });
  await signInAs(page, email);
  await page.goto(`/admin?tab=games${query}`);
  await expect(page.getByRole('heading', { name: 'Game Schedule Management' })).toBeVisible();
}
const table = (page: Page, name: string) => page.getByRole('table', { name });
const stat = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: new RegExp(`^${name}`) }).locator('dd');
/** Not by its role, which toasts have, too. */
const dialog = (page: Page) => page.locator('dialog[open]');
/** A name that no other test uses. */
const newOpponent = () => `Rivals ${crypto.randomUUID().slice(0, 8)}`;

/** Polled: a page that has just been resized is still being laid out. */
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a game is added by keyboard, told to the public at once, played, canceled and deleted', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  await openGames(page);
  const opponent = newOpponent();
  await expect(page.getByRole('link', { name: /^Upcoming Games/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // Other tests add games meanwhile: what the page says must agree with itself.
  await expect(stat(page, 'Total Games')).toHaveText(/^[1-9]\d*$/);
  const total = await stat(page, 'Total Games').textContent();
  await expect(page.getByRole('link', { name: `All Games (${total})` })).toBeVisible();
  await expectNoAxeViolations(page);

  const addGame = page.getByRole('button', { name: 'Add Game' });
  await addGame.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Game Type')).toHaveValue('regular');
  await expect(dialog(page).getByLabel('Home game')).toBeChecked();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(addGame).toBeFocused();

  await addGame.click();
  await dialog(page).getByLabel('Date').fill('2030-01-05');
  await dialog(page).getByLabel('Time').fill('19:05');
  await dialog(page).getByLabel('Opponent').fill(opponent);
  await dialog(page).getByLabel('Result').fill('W 72-85');
  await dialog(page).getByRole('button', { name: 'Add Game' }).click();
  await expect(dialog(page).getByText('Location is required.')).toBeVisible();
  await expect(dialog(page).getByText('do not match')).toBeVisible();
  await expect(dialog(page).getByLabel('Location')).toBeFocused();
  await dialog(page).getByLabel('Location').fill('Bayside Gym');
  await dialog(page).getByLabel('Result').fill('');
  await dialog(page).getByLabel('Result').press('Enter');
  await expect(page.getByText('Game created')).toBeVisible();
  await expect(page.getByText('New game has been successfully created.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  // A dialog that opens later lies beneath what has just been said: it looks as before.
  const said = page.getByText('Game created');
  const look = (await said.screenshot()).toString('base64');
  await addGame.click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(async () => (await said.screenshot()).toString('base64')).toBe(look);
  await page.keyboard.press('Escape');

  await page.getByLabel('Search').fill(opponent);
  const row = table(page, 'Upcoming Games').getByRole('row', { name: opponent });
  await expect(row).toContainText('Sat, Jan 5, 2030');
  await expect(row).toContainText('7:05 PM');
  await expect(page).toHaveURL(/search=Rivals/);
  expect(await (await page.request.get('/schedules')).text()).toContain(opponent);
  const publicPage = await page.context().newPage();
  await publicPage.goto('/schedules');
  await expect(publicPage.getByRole('heading', { name: opponent })).toBeVisible();
  await publicPage.close();

  await row.getByRole('button', { name: `Edit ${opponent}` }).click();
  await dialog(page).getByLabel('Result').fill('68-75');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog(page).getByText('This game has not started yet.')).toBeVisible();
  await dialog(page).getByLabel('Date').fill('2026-01-05');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Game has been successfully updated.')).toBeVisible();
  await page.getByRole('link', { name: /^Past Games/ }).click();
  // As the specification reads them, by date.
  await expect(page.getByRole('columnheader', { name: 'Date & Time' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const past = table(page, 'Past Games').getByRole('row', { name: opponent });
  await expect(past).toContainText('L 68-75');
  await page.reload();
  await expect(past).toBeVisible();

  await chooseInMenu(past, 'Delete');
  await expect(dialog(page)).toContainText('Canceled instead');
  await expectNoAxeViolations(page);
  await dialog(page).getByRole('button', { name: 'Delete Game' }).click();
  await expect(page.getByText('Game deleted')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Past Games' })).toBeFocused();
  await expect(page.getByText('No games match your search')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Upcoming Games/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the second of two admins is told, sees the change, and makes theirs', async ({
  page,
  firestore,
  allowConsole,
}) => {
  allowConsole(/409|ERR_FAILED/);
  const [id, opponent] = [crypto.randomUUID(), newOpponent()];
  const doc = firestore.collection('games').doc(id);
  const game = {
    id,
    opponent,
    date: '2030-02-02',
    time: '10:00',
    location: 'Gym',
    address: '',
    gameType: 'regular',
    isHomeGame: false,
    result: null,
    status: 'scheduled',
    sequence: 0,
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  await doc.create(game);
  await openGames(page, `&search=${encodeURIComponent(opponent)}`);
  await page.getByRole('button', { name: `Edit ${opponent}` }).click();
  await doc.set({ ...game, time: '11:00', updatedAt: '2026-01-01T00:00:01.000Z' });
  await dialog(page).getByLabel('Address').fill('1 Way');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText(
    'Someone else has changed this',
  );
  await expect(dialog(page).getByLabel('Address')).toHaveValue('1 Way');
  await dialog(page).getByRole('button', { name: 'Reload' }).click();
  await expect(dialog(page).getByLabel('Time')).toHaveValue('11:00');

  await page.route('**/api/admin/games/update', (route) => route.abort());
  await dialog(page).getByLabel('Address').fill('2 Way');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('Error saving game');
  await page.unroute('**/api/admin/games/update');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await doc.get()).data()).toMatchObject({ address: '2 Way', time: '11:00', sequence: 1 });
  await doc.delete();
});

test('a save whose answer was lost is not told as the change of someone else', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409|ERR_FAILED/);
  const { id, opponent } = await storeGame();
  await openGames(page, `&search=${encodeURIComponent(opponent)}`);
  await page.getByRole('button', { name: `Edit ${opponent}` }).click();
  await dialog(page).getByLabel('Address').fill('1 Way');
  await loseAnswerOnce(page, updateGameEndpoint.path);
  const save = dialog(page).getByRole('button', { name: 'Save Changes' });
  const said = dialog(page).getByRole('alert').first();
  await save.click();
  await expect(said).toContainText('We could not reach the server');
  await save.click();
  await expect(said).toContainText('Your first try may have been saved');
  await dialog(page).getByRole('button', { name: 'Reload' }).click();
  await expect(said).toBeHidden();
  await dialog(page).getByLabel('Address').fill('2 Way');
  await save.click();
  await expect(dialog(page)).toBeHidden();
  const doc = games().doc(id);
  expect((await doc.get()).data()).toMatchObject({ address: '2 Way', sequence: 2 });
  // The first page of games is for others, too.
  await doc.delete();
});

test('a tab that is open since before a game knows when it has begun', async ({
  page,
  firestore,
}) => {
  const opponent = newOpponent();
  const soon = new Date(Date.now() + 10 * 60_000);
  const date = dayOf(soon, 'America/New_York');
  const time = timeOf(soon, 'America/New_York');
  const ref = firestore.collection('games').doc(crypto.randomUUID());
  await ref.set({
    ...{
      id: ref.id,
      date,
      time,
      opponent,
      location: 'Bayside Gym',
      address: '',
      gameType: 'regular',
    },
    ...{ isHomeGame: true, result: null, status: 'scheduled', sequence: 0 },
    updatedAt: new Date().toISOString(),
  });
  await openGames(page);
  await expect(table(page, 'Upcoming Games')).toContainText(opponent);
  await page.clock.setFixedTime(new Date(soon.getTime() + 2 * 60_000));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(table(page, 'Upcoming Games')).not.toContainText(opponent);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page
    .getByLabel('Or paste the rows here')
    .fill(`Date\tOpponent\tResult\n${date}\t${opponent}\tW 70-60`);
  await page.getByRole('button', { name: 'Show What Will Change' }).click();
  await expect(page.getByRole('heading', { name: '1 changed' })).toBeVisible();
  await ref.delete();
});

test('a season is imported after a preview, and our own export changes nothing', async ({
  page,
  firestore,
}) => {
  const opponent = newOpponent();
  await openGames(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'season.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Game Date,Start,Opponent,Venue,Home/Away,Referee\n1/5/2030,7:05 PM,${opponent},Bayside Gym,Away,Jo\nsoon,7 PM,${opponent},Bayside Gym,Home,Jo\n`,
    ),
  });
  await expect(page.getByRole('heading', { name: '1 new · 1 with problems' })).toBeFocused();
  await expect(page.getByText('Not used: Referee.')).toBeVisible();
  await expect(page.getByText('Date “soon”: Enter a date, such as 11/28/2026.')).toBeVisible();
  await expectNoAxeViolations(page);
  const found = () => firestore.collection('games').where('opponent', '==', opponent).get();
  expect((await found()).size).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => pageWidth(page)).toBe(360);
  await page.getByRole('button', { name: 'Import 1 game' }).click();
  await expect(page.getByText('Games imported')).toBeVisible();
  expect((await found()).docs[0]?.data()).toMatchObject({
    date: '2030-01-05',
    time: '19:05',
    isHomeGame: false,
    gameType: 'regular',
  });

  await page.getByRole('combobox', { name: 'Show' }).selectOption({ value: 'all' });
  await expect(table(page, 'All Games')).toBeVisible();
  await expect.poll(() => pageWidth(page)).toBe(360);
  const download = page.waitForEvent('download');
  // On a phone it is folded away.
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByLabel('CSV file').setInputFiles(file);
  await expect(page.getByText('Nothing to import')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Another File' }).click();
  await page.getByLabel('Or paste the rows here').fill('Name\tPhone\nA\t1');
  await page.getByRole('button', { name: 'Show What Will Change' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It says: Name, Phone.');
  for (const { ref } of (await found()).docs) await ref.delete();
});

test('games are filtered by type, by home or away and by what changed, and the address keeps it', async ({
  page,
}) => {
  await openGames(page, '&view=all&type=playoff&status=nothing');
  const rows = table(page, 'All Games')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(page.getByRole('button', { name: 'Remove the filter Playoff' })).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Playoff' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the filter Playoff' }).click();
  await page.getByLabel('Changes', { exact: true }).selectOption('Canceled');
  await page.getByLabel('Home/Away').selectOption('Away');
  await expect(page).toHaveURL(/status=cancelled&home=away/);
  await expect(rows.filter({ hasNotText: 'Canceled' })).toHaveCount(0);
  await expectNoAxeViolations(page);
});
