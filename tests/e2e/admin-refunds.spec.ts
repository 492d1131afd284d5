import { refundEndpoint } from '#contracts/payments/dashboard.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { expectMailed, openAsAdmin, runScheduled, sendAs } from '#tests/helpers/money-steps.ts';
import { rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { entriesOf, storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';
import { messages as paymentRefusals } from '#words/office/refusals/payments.ts';

test('a mailed link is paid by card, and given back in parts, once each', async ({
  page,
  browser,
  mailbox,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  allowConsole(/409|503/);
  const [other, email] = [await signUpUser({ role: 'admin' }), newAddress('guardian')];
  await signUpUser({ email, role: 'parent' });
  const what = `Uniform ${crypto.randomUUID().slice(0, 8)}`;
  const player = await addPlayer();
  const payer = { firstName: 'Robin', lastName: 'Doe', email };
  const bill = await storeBill({ description: what, payer, playerId: player.id });
  await openAsAdmin(page, `tab=billing&search=${encodeURIComponent(player.lastName)}`);
  const dialog = topDialog(page);
  const row = rowOf(page, what);

  await test.step('the guardian is mailed a link, follows it and pays', async () => {
    await row.getByRole('button', { name: /^Details/ }).click();
    await dialog.getByRole('button', { name: 'Email Payment Link' }).click();
    await expect(page.getByText('Payment link emailed', { exact: true })).toBeVisible();
    await expect
      .poll(async () => {
        await runScheduled(page, 'deliver-outbox');
        return (await mailbox.readMail(email)).length;
      })
      .toBe(1);
    const [mail] = await mailbox.readMail(email);
    expect(mail?.subject).toBe(`Bill ${bill.number}: $150.00 to pay`);
    const address = /href="([^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '';
    const guardian = await (await browser.newContext()).newPage();
    await guardian.goto(address);
    await guardian.getByRole('button', { name: /^Pay \$150\.00/ }).click();
    await guardian.getByRole('button', { name: /accepted/ }).click();
    await expect(guardian.getByText('Thank you! We received your payment')).toBeVisible();
    await guardian.context().close();
    await page.reload();
    await expect(row.getByRole('cell').nth(3)).toHaveText('Paid');
    await expect(row.getByRole('cell').nth(5)).toHaveText('Credit Card');
  });

  await test.step('more than is left, and Stripe being down, give nothing back', async () => {
    await row.getByRole('button', { name: /^Details/ }).click();
    await expect(dialog).toContainText('$150.00 · Card · Paid');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog.getByLabel('Amount')).toHaveValue('150.00');
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Amount').fill('150.01');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog.getByText('Enter an amount from $0.01 to $150.00.')).toBeVisible();
    // What the server answers when Stripe is down; the one of this run serves other tests, too.
    const message = 'Stripe cannot be reached right now. Please try again in a moment';
    await page.route(`**${refundEndpoint.path}`, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'payment_unavailable', message } } }),
    );
    await dialog.getByLabel('Amount').fill('50');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Error refunding');
    await expect(dialog.getByRole('alert').first()).toContainText(message);
    await expect(dialog.getByLabel('Amount')).toHaveValue('50');
    await page.unrouteAll();
    expect(await entriesOf(bill.id)).toMatchObject([{ refundedCents: 0 }]);
  });

  await test.step('a double click is one refund, at once in the books', async () => {
    await dialog.getByRole('button', { name: 'Refund' }).dblclick();
    await expect(page.getByText('Refund started', { exact: true })).toBeVisible();
    await expect(dialog).toContainText('Partially refunded · $50.00 refunded');
    expect(await entriesOf(bill.id)).toMatchObject([{ refundedCents: 5000 }]);
    await expect(row.getByRole('cell').nth(3)).toHaveText('Paid');
    await expectMailed(page, mailbox, email, /refund/);
  });

  await test.step('another admin’s refund in between is told of; the rest cancels the bill', async () => {
    await dialog.getByRole('button', { name: 'Refund' }).click();
    const [entry] = await entriesOf(bill.id);
    await sendAs(other, refundEndpoint.path, {
      entryId: entry?.id,
      seenRefundedCents: 5000,
      amountCents: 2000,
    });
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText(
      paymentRefusals.refundedMeanwhile('$70.00'),
    );
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog).toContainText('$70.00 refunded');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog.getByLabel('Amount')).toHaveValue('80.00');
    await dialog.getByLabel('Amount').press('Enter');
    await expect(dialog).toContainText('Refunded · $150.00 refunded');
    await expect(dialog.getByRole('button', { name: 'Refund' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(row.getByRole('cell').nth(3)).toHaveText('Canceled');
    expect(await entriesOf(bill.id)).toMatchObject([{ status: 'refunded', refundedCents: 15_000 }]);
  });
});
