import { sponsorships } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import { fact, readSubjects, rowOf, toasts, topDialog } from '#tests/helpers/office-steps.ts';
import { storeSponsorship } from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* A sponsor who stops after a part, or was refunded one. */

test('after a refund Details says what stayed, as the row does, and what was refunded', async ({
  page,
}) => {
  const email = newAddress('refunded');
  const { id, number, payment } = await storeSponsorship({ totalCents: 100_000, email });
  const part = { status: 'partially_refunded', paidCents: 100_000, refundedCents: 40_000 } as const;
  await sponsorships()
    .doc(id)
    .update({ payment: { ...payment, ...part } });
  await openAsAdmin(page, `tab=sponsors&search=${number}`);
  await expect(rowOf(page, email)).toContainText('$600.00');
  await rowOf(page, email).getByRole('button', { name: 'Details' }).click();
  await topDialog(page).getByRole('button', { name: 'Close' }).first().waitFor();
  await expect(fact(page, 'Collected')).toHaveText('$600.00');
  await expect(fact(page, 'Refunded')).toHaveText('$400.00');
});

test('a sponsorship ends after a question: what came is paid, and the sponsor hears of it', async ({
  page,
  mailbox,
}) => {
  const email = newAddress('stopped');
  const { number } = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check', email });
  await openAsAdmin(page, `tab=sponsors&search=${number}`);
  await rowOf(page, email).getByRole('button', { name: 'Details' }).press('Enter');
  await topDialog(page).getByRole('button', { name: 'Mark Paid' }).waitFor();
  const dialog = topDialog(page);
  await expect(dialog.getByRole('button', { name: 'End Sponsorship' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Mark Paid' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
  await dialog.getByRole('button', { name: 'Record $100.00 Payment' }).click();
  await dialog.getByRole('button', { name: 'End Sponsorship' }).click();
  await expect(dialog).toContainText(`We will email ${email}`);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'End Sponsorship' }).click();
  await expect(toasts(page)).toContainText('Sponsorship ended');
  await expect(dialog.getByRole('button', { name: 'Mark Paid' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const row = rowOf(page, email);
  await expect(row).toContainText('$100.00');
  await expect(row.getByRole('cell').nth(4)).toHaveText('Paid');
  await expect
    .poll(() => readSubjects(page, mailbox, email))
    .toContain(`Your sponsorship ${number} has ended`);
});
