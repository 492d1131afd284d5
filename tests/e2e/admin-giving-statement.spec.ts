import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import { openDetails, toasts, topDialog } from '#tests/helpers/office-steps.ts';
import { storeDonation } from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* The office emails a donor the giving statement of a year again. */

test('a year is chosen, and the statement goes to the donor; without money there is none', async ({
  page,
  allowConsole,
}) => {
  // Asked for twice.
  allowConsole(/409 \(Conflict\)/);
  const [email, promised] = [newAddress('gave'), newAddress('promised')];
  await storeDonation({ email: promised, totalCents: 5000, paymentMethod: 'check' });
  const gift = await storeDonation({ email, totalCents: 5000, paymentMethod: 'check' });
  const date = daysAgo(400);
  await markPaid(
    {
      kind: 'donation',
      recordId: gift.id,
      method: 'check',
      reference: '1042',
      date,
      amountCents: 5000,
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );
  await openAsAdmin(page, `tab=donations&search=${encodeURIComponent(email)}`);
  await openDetails(page, email);
  await page.getByRole('button', { name: 'Email Giving Statement' }).click();
  const dialog = topDialog(page);
  await expect(dialog).toContainText(email);
  await expect(dialog.getByLabel('Year').getByRole('option')).toHaveText([
    `${date.slice(0, 4)}: $50.00`,
  ]);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await expect(toasts(page)).toContainText('Statement will be emailed');
  await page.getByRole('button', { name: 'Email Giving Statement' }).click();
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await expect(dialog).toContainText(`already emailed to ${email} today`);

  await page.goto(`/admin?tab=donations&search=${encodeURIComponent(promised)}`);
  await openDetails(page, promised);
  await page.getByRole('button', { name: 'Email Giving Statement' }).click();
  await expect(dialog).toContainText(`no gift or sponsorship money from ${promised}`);
});
