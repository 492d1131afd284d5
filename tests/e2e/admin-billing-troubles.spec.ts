import { listBillsEndpoint, updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { PlayerBillFormSchema } from '#domain/billing/player-bill-form.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  centsOn,
  expectFits,
  exportRows,
  NOTHING,
  openAsAdmin,
  runScheduled,
  sendAs,
} from '#tests/helpers/money-steps.ts';
import { chooseInMenu, rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/** Words that no other test uses, to find a bill by. */
const newWords = () => `Uniform ${crypto.randomUUID().slice(0, 8)}`;
const yesterday = () => new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);
const formOf = (bill: PlayerBill) => PlayerBillFormSchema.parse(bill);

test('two admins, a deleted player, the night, a failing service and a spreadsheet', async ({
  page,
  firestore,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  allowConsole(/ERR_FAILED|409/);
  const other = await signUpUser({ role: 'admin' });
  const what = newWords();
  const description = `=HYPERLINK("http://example.com") ${what}`;
  const [bill, late] = await Promise.all([
    storeBill({ description: what, amountCents: 12_345, playerId: (await addPlayer()).id }),
    storeBill({ description, dueDate: yesterday() }),
  ]);
  const changeByOther = async (change: Partial<PlayerBill>) => {
    const stored = (await firestore.collection('playerBills').doc(bill.id).get()).data();
    const { updatedAt } = stored as PlayerBill;
    await sendAs(other, updateBillEndpoint.path, {
      id: bill.id,
      seen: updatedAt,
      bill: { ...formOf(stored as PlayerBill), ...change },
    });
  };
  await openAsAdmin(page, `tab=billing&search=${encodeURIComponent(what)}`);
  const dialog = topDialog(page);
  const row = rowOf(page, '$123.45');

  await test.step('of a long description the table shows 12 rem, as specified', async () => {
    const cut = await page.getByTitle(description).evaluate((cell) => cell.clientWidth);
    expect(cut).toBe(12 * 16);
  });

  await test.step('the second is told, and sees what the first did', async () => {
    await chooseInMenu(row, 'Edit');
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Mine');
    await changeByOther({ notes: 'Theirs', amountCents: 12_346 });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Someone else has changed this');
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Mine');
    await expectFits(page, 360);
    await expectFits(page, 768);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Theirs');
    await expect(dialog.getByLabel('Amount')).toHaveValue('123.46');
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Both');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
    const stored = (await firestore.collection('playerBills').doc(bill.id).get()).data();
    expect(stored).toMatchObject({ notes: 'Both', amountCents: 12_346 });
  });

  await test.step('nor is it deleted over a change', async () => {
    const changed = rowOf(page, '$123.46');
    await chooseInMenu(changed, 'Delete');
    await changeByOther({ notes: 'Keep it' });
    await dialog.getByRole('button', { name: 'Delete Bill' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Someone else has changed this');
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await chooseInMenu(changed, 'Delete');
    await dialog.getByRole('button', { name: 'Delete Bill' }).click();
    await expect(page.getByText('Billing deleted', { exact: true })).toBeVisible();
    await expect(changed).toBeHidden();
  });

  await test.step('a player who is gone, and the night that makes a bill overdue', async () => {
    await expect(rowOf(page, what)).toContainText('Unknown Player');
    await runScheduled(page, 'nightly');
    await page.getByLabel('Status').selectOption('Overdue');
    await expect(page).toHaveURL(/paymentStatus=overdue/);
    await expect(rowOf(page, what).getByRole('cell').nth(3)).toHaveText('Overdue');
    await expect(rowOf(page, what).getByRole('cell').nth(3).locator('svg')).toBeVisible();
  });

  await test.step('a spreadsheet gets numbers and dates, and runs nothing', async () => {
    const rows = await exportRows(page);
    expect(rows).toMatchObject([
      {
        Player: 'Unknown Player',
        Description: `'${description}`,
        Amount: '150',
        Status: 'Overdue',
        'Due Date': late.dueDate,
        'Payment Method': 'Credit Card',
        Number: late.number,
        'Paid Date': '',
        Created: dayOf(new Date(late.createdAt), ZONE),
      },
    ]);
  });

  await test.step('a service that is down is told of, with a way back; nothing found says so', async () => {
    await page.route(`**${listBillsEndpoint.path}?*`, (route) => route.abort());
    await page.route(`**${listBillsEndpoint.path}/totals`, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Error fetching billing records').first()).toBeVisible();
    await expect(page.getByText('We could not reach the server.').first()).toBeVisible();
    await page.unrouteAll();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toHaveCount(2);
    await retry.last().click();
    await expect(retry).toHaveCount(1);
    await retry.click();
    await expect(rowOf(page, what)).toContainText('Overdue');
    await centsOn(page, 'Total Amount');
    await page.route('**/api/admin/billing/people?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Add Billing' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Error fetching players');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(
      dialog.getByRole('group', { name: 'Player' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByLabel('Search').fill(crypto.randomUUID());
    await expect(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
    await page.route(`**${listBillsEndpoint.path}?*`, (route) => route.fulfill({ json: NOTHING }));
    await page.getByLabel('Search').fill('');
    await expect(page.getByRole('heading', { name: 'No billing records' })).toBeVisible();
  });
});
