import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import { fact, rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* A family that owes nothing: its statement, its language and its hold can be reached all the same. */

test('the statement of a family that has paid is found by a search, and from its registration', async ({
  page,
}) => {
  const email = newAddress('paid');
  const { registration } = await storeRegistration(1, { paymentMethod: 'check', email });
  await markPaid(
    {
      kind: 'registration',
      recordId: registration.id,
      method: 'check',
      reference: '1042',
      date: daysAgo(2),
      amountCents: 15_000,
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );
  const balance = page.locator('[data-print-sheet] dd').first();
  await openAsAdmin(page, `tab=families&search=${encodeURIComponent(email)}`);
  await expect(rowOf(page, email)).toContainText('$0.00');
  await rowOf(page, email).getByRole('button', { name: 'Statement' }).click();
  await expect(balance).toHaveText('$0.00');
  await expect(page.getByRole('button', { name: 'Put on Hold' })).toBeVisible();

  await page.goto(`/admin?tab=registrations&search=${registration.number}`);
  await rowOf(page, email).getByRole('button', { name: 'Details' }).click();
  await fact(page, 'Family')
    .getByRole('link', { name: `Statement of ${email}` })
    .click();
  await expect(balance).toHaveText('$0.00');
  await expect(topDialog(page)).toHaveCount(0);
});
