import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { centsOn, expectMailed, expectRisen, openAsAdmin } from '#tests/helpers/money-steps.ts';
import { chooseInMenu, rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { messages as billRefusals } from '#words/office/refusals/bills.ts';

/** Words that no other test uses, to find a bill by. */
const newWords = () => `Uniform ${crypto.randomUUID().slice(0, 8)}`;
const yesterday = () => new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);

test('a bill is added, changed, noted as paid and kept, by keyboard', async ({
  page,
  firestore,
  mailbox,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  allowConsole(/ERR_FAILED|409|422/);
  const [player, parent] = [await addPlayer(), await signUpUser({ role: 'parent' })];
  const coach = await addPlayer({ role: 'coach' });
  const what = newWords();
  const row = rowOf(page, what);
  const dialog = topDialog(page);
  await openAsAdmin(page, 'tab=billing');
  const before = {
    total: await centsOn(page, 'Total Amount'),
    paid: await centsOn(page, 'Paid'),
    pending: await centsOn(page, 'Pending'),
  };
  await centsOn(page, 'Overdue');

  await test.step('Add: defaults, pickers, and what is missing', async () => {
    await page.getByRole('button', { name: 'Add Billing' }).press('Enter');
    await expect(dialog.getByRole('heading')).toHaveText('Add Billing Record');
    await expect(dialog.getByLabel('Payment Method')).toHaveValue('cash');
    await expect(dialog.getByLabel('Payment Status')).toHaveValue('pending');
    await expect(dialog.getByLabel('Payment Method').getByRole('option')).toHaveText([
      'Cash',
      'Check',
      'Credit Card',
      'Bank Transfer',
      'Venmo',
      'Zelle',
    ]);
    await expect(dialog.getByLabel('Paid Date')).toHaveCount(0);
    await expect(dialog.getByText('Mark Paid fills this in.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add Billing' }).press('Enter');
    for (const words of [
      'Choose a player.',
      'Enter an amount, such as 150.00.',
      'Description is required.',
    ]) {
      await expect(dialog.getByText(words)).toBeVisible();
    }
    await expect(dialog.getByLabel('Find a player')).toBeFocused();
    await expectNoAxeViolations(page);

    await page.keyboard.type(coach.lastName);
    await expect(dialog.getByText('No matches.')).toBeVisible();
    await dialog.getByLabel('Find a player').fill(player.lastName);
    await expect(dialog.getByRole('button', { name: player.email })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Change Player' })).toBeFocused();
    await expect(dialog.getByText('Choose a player.')).toBeHidden();
    await expect(dialog.getByRole('group', { name: 'Parent' })).toContainText('None');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Find a parent')).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'None', exact: true })).toBeVisible();
    await page.keyboard.type(player.lastName);
    await expect(dialog.getByText('No matches.')).toBeVisible();
    await dialog.getByLabel('Find a parent').fill(parent.email);
    await dialog.getByRole('button', { name: parent.email }).press('Enter');
    await expect(dialog.getByRole('group', { name: 'Parent' })).toContainText('Robin Doe');
  });

  await test.step('a new bill is not paid: only money makes it so', async () => {
    await dialog.getByLabel('Amount').fill('$91,357.31');
    await dialog.getByLabel('Description').fill(what);
    await expect(dialog.getByLabel('Payment Status').getByRole('option')).toHaveText([
      'Unpaid',
      'Overdue',
      'Canceled',
    ]);
    await dialog.getByLabel('Description').press('Enter');
    await expect(page.getByText('Billing created', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(`Zoë ${player.lastName}`);
    await expect(row.getByRole('cell').nth(2)).toHaveText('$91,357.31');
    await expect(row.getByRole('cell').nth(3).locator('svg')).toBeVisible();
    await expect(row.getByRole('cell').nth(3)).toHaveText('Unpaid');
    await expect(row.getByRole('cell').nth(4)).toHaveText('');
    await expect(row.getByRole('cell').nth(5)).toHaveText('Cash');
    await expect(page.getByRole('columnheader')).toContainText([
      'Player',
      'Description',
      'Amount',
      'Status',
      'Due Date',
      'Payment Method',
      'Actions',
    ]);
    await expectRisen(page, 'Total Amount', before.total, 9_135_731);
    await expectRisen(page, 'Pending', before.pending, 9_135_731);
    const stored = await firestore.collection('playerBills').where('description', '==', what).get();
    expect(stored.docs.map((doc) => doc.data())).toMatchObject([
      {
        playerId: player.id,
        parentId: parent.uid,
        amountCents: 9_135_731,
        dueDate: null,
        paidDate: null,
        invoiceNumber: null,
        notes: null,
      },
    ]);
  });

  await test.step('Edit: the record as it is; a save that fails keeps the dialog', async () => {
    await chooseInMenu(row, 'Edit');
    await expect(dialog.getByLabel('Amount')).toHaveValue('91357.31');
    await expect(dialog.getByRole('group', { name: 'Player' })).toContainText(player.lastName);
    await page.route(`**${updateBillEndpoint.path}`, (route) => route.abort());
    await dialog.getByLabel('Due Date').fill('2030-01-05');
    await dialog.getByLabel('Invoice Number').fill('INV-7');
    await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expect(dialog.getByRole('alert').first()).toContainText('Error saving billing');
    await expect(dialog.getByRole('alert').first()).toContainText('We could not reach the server.');
    await expect(dialog.getByLabel('Invoice Number')).toHaveValue('INV-7');
    await page.unroute(`**${updateBillEndpoint.path}`);
    await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expect(page.getByText('Billing updated', { exact: true })).toBeVisible();
    await expect(row).toContainText('Jan 5, 2030');
  });

  await test.step('Mark Paid: not of tomorrow; then badge, sums, books and both mails', async () => {
    await row.getByRole('button', { name: /^Details/ }).press('Enter');
    await expect(dialog).toContainText('No payments yet.');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Mark Paid' }).press('Enter');
    await expect(dialog.getByRole('heading')).toHaveText('Mark as Paid');
    await dialog.getByLabel('Payment date').fill('2099-01-01');
    await dialog.getByLabel('Reference').pressSequentially('1042');
    await expect(dialog.getByLabel('Reference')).toHaveAttribute('maxlength', '100');
    await dialog.getByLabel('Reference').press('Enter');
    await expect(dialog.getByLabel('Payment date')).toBeFocused();
    await expect(dialog.getByLabel('Payment date')).toHaveAccessibleDescription(
      /This day is in the future\. Enter the day of the payment\. It can be today, .* or earlier/,
    );
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Payment date').fill(yesterday());
    await dialog.getByRole('button', { name: 'Record $91,357.31 Payment' }).press('Enter');
    await expect(page.getByText('Payment recorded', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`Zoë ${player.lastName}`);
    await expect(dialog).toContainText('$91,357.31 · Check 1042 · Paid');
    await expect(page.getByRole('button', { name: 'Mark Paid' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(row.getByRole('cell').nth(3)).toHaveText('Paid');
    await expect(row.getByRole('cell').nth(5)).toHaveText('Check');
    await expectRisen(page, 'Paid', before.paid, 9_135_731);
    await expectRisen(page, 'Pending', before.pending, 0);
    await expectMailed(page, mailbox, parent.email, /payment received|: paid/);
  });

  await test.step('Delete asks, and money in the books stays there', async () => {
    await chooseInMenu(row, 'Delete');
    await expect(dialog).toContainText('cannot be deleted');
    await dialog.getByRole('button', { name: 'Delete Bill' }).press('Enter');
    await expect(dialog.getByRole('alert').first()).toContainText('Error deleting billing');
    await expect(dialog.getByRole('alert').first()).toContainText(billRefusals.hasMoney);
    await page.keyboard.press('Escape');
    await expect(row).toBeVisible();
  });
});

test('a bill that is moved to another player goes to the guardian of that player', async ({
  page,
  firestore,
}) => {
  const [wrong, right] = [await addPlayer(), await addPlayer()];
  const parent = await signUpUser({ role: 'parent' });
  const description = newWords();
  const { id } = await storeBill({
    playerId: wrong.id,
    parentId: parent.uid,
    payer: { firstName: 'Ana', lastName: 'Diaz', email: parent.email },
    description,
  });
  const dialog = topDialog(page);
  const payerOf = async () => (await firestore.doc(`playerBills/${id}`).get()).get('payer.email');
  const edit = () => chooseInMenu(rowOf(page, description), 'Edit');
  const choosePlayer = async (player: typeof right) => {
    await dialog.getByRole('button', { name: 'Change Player' }).click();
    await dialog.getByLabel('Find a player').fill(player.lastName);
    await dialog.getByRole('button', { name: player.email }).click();
  };
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
  };
  await openAsAdmin(page, `tab=billing&search=${description}`);

  await edit();
  await expect(dialog.getByRole('group', { name: 'Guardian' })).toHaveAccessibleDescription(
    /Once one goes out, you cannot undo your changes\.$/,
  );
  await choosePlayer(right);
  await expect(dialog.getByLabel('Guardian Email')).toHaveValue('');
  await expect(dialog.getByLabel('Guardian Name')).toHaveValue('');
  await expect(dialog.getByRole('group', { name: 'Parent' })).toContainText('None');
  // Back with the player of before, all is as it was.
  await choosePlayer(wrong);
  await expect(dialog.getByLabel('Guardian Email')).toHaveValue(parent.email);
  await choosePlayer(right);
  await save();
  expect(await payerOf()).toBe(right.email);

  // What was typed by hand stays.
  await edit();
  await dialog.getByLabel('Guardian Email').fill(parent.email);
  await choosePlayer(wrong);
  await expect(dialog.getByLabel('Guardian Email')).toHaveValue(parent.email);
  await save();
  expect(await payerOf()).toBe(parent.email);
});
