import { listSponsorsEndpoint, updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { SponsorBillFormSchema } from '#domain/billing/sponsor-bill-form.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  centsOn,
  expectFits,
  expectMailed,
  expectRisen,
  exportRows,
  NOTHING,
  openAsAdmin,
  runScheduled,
  sendAs,
  stat,
} from '#tests/helpers/money-steps.ts';
import { chooseInMenu, fact, rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { entriesOf, openPayment, storeSponsorship } from '#tests/helpers/payables.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { messages as billRefusals } from '#words/office/refusals/bills.ts';

test('a sponsor is added, changed, noted as paid and kept, by keyboard', async ({
  page,
  firestore,
  mailbox,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  allowConsole(/ERR_FAILED|409|422/);
  const [name, email] = [`Gulf Diner ${crypto.randomUUID().slice(0, 8)}`, newAddress('diner')];
  const row = rowOf(page, name);
  const dialog = topDialog(page);
  await openAsAdmin(page, 'tab=sponsors');
  await expect(stat(page, 'Active Sponsors')).toHaveText(/^\d+$/);
  const before = {
    active: Number(await stat(page, 'Active Sponsors').textContent()),
    total: await centsOn(page, 'Total Revenue'),
    collected: await centsOn(page, 'Collected'),
    pending: await centsOn(page, 'Pending'),
  };

  await test.step('Add: defaults, levels, and what is wrong beside its field', async () => {
    await page.getByRole('button', { name: 'Add Sponsor' }).press('Enter');
    await expect(dialog.getByRole('heading')).toHaveText('Add Sponsor');
    await expect(dialog.getByLabel('Payment Method')).toHaveValue('check');
    await expect(dialog.getByLabel('Payment Status')).toHaveValue('pending');
    await expect(dialog.getByLabel('Payment Frequency')).toHaveValue('one-time');
    await expect(dialog.getByLabel('Payment Method').getByRole('option')).toHaveText([
      'Check',
      'Credit Card',
      'Bank Transfer',
      'Stripe',
      'Cash',
    ]);
    await expect(dialog.getByLabel('Sponsorship Level').getByRole('option')).toHaveText([
      'None',
      'Championship Sponsor',
      'All-Star Sponsor',
      'Team Player',
      'Supporting Friend',
      'Custom',
    ]);
    await expect(dialog.getByLabel('Sponsor Email')).toHaveAttribute('type', 'email');
    await dialog.getByLabel('Sponsor Email').fill('diner');
    await dialog.getByLabel('Sponsor Email').press('Enter');
    await expect(dialog.getByLabel('Sponsor Name')).toBeFocused();
    await expect(dialog.getByText('Sponsor name is required.')).toBeVisible();
    await expect(dialog.getByText('Enter an amount, such as 2500.00.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await dialog.getByLabel('Amount').fill('82,500');
    await dialog.getByLabel('Amount').press('Enter');
    await expect(page.getByText('Sponsor added', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('cell')).toHaveText([
      name,
      email,
      '',
      '$82,500.00',
      'Unpaid',
      'One-time',
      /^Details/,
    ]);
    await expect(page.getByRole('columnheader')).toContainText([
      'Sponsor',
      'Contact',
      'Level',
      'Amount',
      'Status',
      'Frequency',
      'Actions',
    ]);
    await expectRisen(page, 'Total Revenue', before.total, 8_250_000);
    await expectRisen(page, 'Pending', before.pending, 8_250_000);
    const stored = await firestore
      .collection('sponsorBills')
      .where('sponsorEmail', '==', email)
      .get();
    expect(stored.docs.map((doc) => doc.data())).toMatchObject([
      {
        contactPerson: null,
        sponsorshipLevel: null,
        dueDate: null,
        paidDate: null,
        invoiceNumber: null,
        stripePaymentId: null,
        notes: null,
      },
    ]);
  });

  await test.step('Edit: the record as it is; a save that fails keeps the dialog', async () => {
    await chooseInMenu(row, 'Edit');
    await expect(dialog.getByLabel('Amount')).toHaveValue('82500.00');
    await expect(dialog.getByLabel('Sponsor Email')).toHaveValue(email);
    await page.route(`**${updateSponsorEndpoint.path}`, (route) => route.abort());
    await dialog.getByLabel('Contact Person').fill('Lee Ortiz');
    await dialog.getByLabel('Sponsorship Level').selectOption('Team Player');
    await dialog.getByLabel('Payment Frequency').selectOption('Quarterly');
    await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expect(page.getByText('Error saving sponsor').first()).toBeVisible();
    await expect(dialog.getByRole('alert').first()).toContainText('We could not reach the server.');
    await expect(dialog.getByLabel('Contact Person')).toHaveValue('Lee Ortiz');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expect(page.getByText('Sponsor updated', { exact: true })).toBeVisible();
    await expect(row).toContainText('Lee Ortiz');
    await expect(row).toContainText('Team Player');
    await expect(row).toContainText('Quarterly');
  });

  await test.step('Mark Paid: badge, sums and both mails; then it cannot be deleted', async () => {
    await row.getByRole('button', { name: /^Details/ }).press('Enter');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Mark Paid' }).press('Enter');
    await dialog.getByLabel('Method').selectOption('Bank transfer');
    // Quarterly: a quarter is what is due now. This sponsor pays the year at once.
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('20625.00');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('82,500');
    await dialog.getByRole('button', { name: 'Record $82,500.00 Payment' }).press('Enter');
    await expect(page.getByText('Payment recorded', { exact: true })).toBeVisible();
    await expect(dialog).toContainText('$82,500.00 · Bank transfer · Paid');
    await page.keyboard.press('Escape');
    await expect(row.getByRole('cell').nth(4)).toHaveText('Paid');
    await expectRisen(page, 'Collected', before.collected, 8_250_000);
    await expectRisen(page, 'Pending', before.pending, 0);
    await expect
      .poll(async () => Number(await stat(page, 'Active Sponsors').textContent()))
      .toBeGreaterThan(before.active);
    await expectMailed(page, mailbox, email, /payment received|: paid/);
    await chooseInMenu(row, 'Delete');
    await expect(dialog).toContainText('cannot be deleted');
    await dialog.getByRole('button', { name: 'Delete Sponsor' }).press('Enter');
    await expect(dialog.getByRole('alert').first()).toContainText('Error deleting sponsor');
    await expect(dialog.getByRole('alert').first()).toContainText(billRefusals.sponsor.hasMoney);
    await expectNoAxeViolations(page);
  });
});

test('two admins, a card payment refunded, the night, and a spreadsheet', async ({
  page,
  firestore,
  allowConsole,
  services,
}) => {
  test.setTimeout(180_000);
  allowConsole(/ERR_FAILED|409/);
  const control = openStripeControl(services.stripe);
  const other = await signUpUser({ role: 'admin' });
  const name = `+1 Hardware ${crypto.randomUUID().slice(0, 8)}`;
  const [sponsorship, gone] = await Promise.all([
    storeSponsorship({ totalCents: 50_000 }),
    storeSponsorship({ totalCents: 77_700 }),
  ]);
  const bill = firestore.collection('sponsorBills').doc(sponsorship.id);
  const dueDate = '2026-01-05';
  await bill.update({ sponsorName: name, dueDate, paymentMethod: 'check' });
  const asStored = async () => (await bill.get()).data() as SponsorBill;
  // Found by its number, as it stands on receipts.
  await openAsAdmin(page, `tab=sponsors&search=${sponsorship.number}`);
  const dialog = topDialog(page);
  const row = rowOf(page, sponsorship.payer.email);

  await test.step('the second is told, and sees what the first did', async () => {
    await chooseInMenu(row, 'Edit');
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Mine');
    const seen = await asStored();
    await sendAs(other, updateSponsorEndpoint.path, {
      id: seen.id,
      seen: seen.updatedAt,
      bill: { ...SponsorBillFormSchema.parse(seen), sponsorName: name, notes: 'Theirs' },
    });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Someone else has changed this');
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Mine');
    await expectFits(page, 360);
    await expectFits(page, 768);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Theirs');
    expect((await asStored()).notes).toBe('Theirs');
    await page.keyboard.press('Escape');
  });

  await test.step('what is late is overdue in the morning; a spreadsheet runs nothing of it', async () => {
    await runScheduled(page, 'nightly');
    await page.reload();
    await expect(row.getByRole('cell').nth(4)).toHaveText('Overdue');
    await expect(row.getByRole('cell').nth(4).locator('svg')).toBeVisible();
    expect(await exportRows(page)).toMatchObject([
      {
        Sponsor: `'${name}`,
        Amount: '500',
        Status: 'Overdue',
        'Due Date': dueDate,
        Level: 'Gold',
        Number: sponsorship.number,
        'Payment Method': 'Check',
      },
    ]);
  });

  await test.step('paid by card and refunded in full: paid, then canceled', async () => {
    await control.pay(await openPayment('sponsorship', sponsorship), 'succeeds');
    await expect.poll(async () => (await asStored()).paymentStatus).toBe('paid');
    await chooseInMenu(row, 'Edit');
    await dialog.getByLabel('Payment Status').selectOption('Canceled');
    await expect(dialog).toContainText('$500.00 was paid. Canceled means that you will refund it.');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await row.getByRole('button', { name: /^Details/ }).click();
    await expect(dialog).toContainText('$500.00 · Card · Paid');
    await expect(dialog.getByRole('button', { name: 'Mark Paid' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await dialog.getByLabel('Amount').press('Enter');
    await expect(page.getByText('Refund started', { exact: true })).toBeVisible();
    await expect(dialog).toContainText('Refunded · $500.00 refunded');
    expect(await entriesOf(sponsorship.id)).toMatchObject([{ refundedCents: 50_000 }]);
    await page.keyboard.press('Escape');
    await expect(row.getByRole('cell').nth(4)).toHaveText('Canceled');
  });

  await test.step('one without money is deleted after a question; what fails says so', async () => {
    await page.getByLabel('Search').fill(gone.payer.email);
    const going = rowOf(page, gone.payer.email);
    await chooseInMenu(going, 'Delete');
    await dialog.getByRole('button', { name: 'Delete Sponsor' }).click();
    await expect(page.getByText('Sponsor deleted', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
    await page.route(`**${listSponsorsEndpoint.path}?*`, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Error fetching sponsors')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
    await page.route(`**${listSponsorsEndpoint.path}?*`, (route) =>
      route.fulfill({ json: NOTHING }),
    );
    await page.getByLabel('Search').fill('');
    await expect(page.getByRole('heading', { name: 'No sponsors' })).toBeVisible();
  });
});

test('Add Sponsor says what an amount with a frequency means, and Details tells the payments', async ({
  page,
}) => {
  const email = newAddress('monthly');
  const dialog = topDialog(page);
  await openAsAdmin(page, 'tab=sponsors');
  await page.getByRole('button', { name: 'Add Sponsor' }).press('Enter');
  await dialog.getByLabel('Sponsor Name').fill('Monthly Diner');
  await dialog.getByLabel('Sponsor Email').fill(email);
  await dialog.getByLabel('Amount').fill('100');
  await dialog.getByLabel('Payment Frequency').selectOption('annual');
  await expect(dialog).toContainText('$100.00 each year, until you end the sponsorship.');
  await dialog.getByLabel('Payment Frequency').selectOption('monthly');
  await expect(dialog.getByLabel('Payment Frequency')).toHaveAccessibleDescription(
    '$100.00 total, in 12 payments: $8.37, then $8.33 each. For $100.00 each time, enter $1,200.00.',
  );
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Add Sponsor' }).click();
  const row = rowOf(page, email);
  await row.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(fact(page, 'First payment')).toContainText('$8.37');
  await expect(fact(page, 'Number of payments')).toHaveText('12');

  await dialog.getByRole('link', { name: 'Print Invoice' }).click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.getByRole('heading')).toHaveText('Invoice');
  await expect(sheet).toContainText('Monthly Diner');
  await expect(sheet).toContainText('payable to Calusa Coast Hoops, Inc.');
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
