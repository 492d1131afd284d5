import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { today } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { centsOn, expectRisen } from '#tests/helpers/money-steps.ts';
import {
  openDetails,
  openOffice,
  readSubjects,
  rowOf,
  toasts,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { storeDonation } from '#tests/helpers/payables.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* Gifts that will not come, and whose donor made a slip. */

test('a promised gift is canceled after a question, and the donor hears of it', async ({
  page,
  mailbox,
}) => {
  const lastName = `Q${crypto.randomUUID().slice(0, 8)}`;
  const email = `${lastName}@example.com`.toLowerCase();
  const payer = { firstName: 'Ana', lastName, email };
  const { number } = await storeDonation({ totalCents: 5_000, paymentMethod: 'check' }, { payer });
  await openOffice(page, `donations&search=${lastName}`);
  await openDetails(page, number);
  // What stands above the button: until it has come, the button moves.
  await expect(topDialog(page)).toContainText('No payments yet');
  await topDialog(page).getByRole('button', { name: 'Cancel Gift' }).click();
  await expect(topDialog(page)).toContainText(`We will email ${email}`);
  await expectNoAxeViolations(page);
  await topDialog(page).getByRole('button', { name: 'Cancel Gift' }).click();
  await expect(toasts(page)).toContainText('Gift canceled');
  await expect(topDialog(page).getByRole('button', { name: 'Cancel Gift' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, number)).toContainText('Canceled');
  await expect
    .poll(() => readSubjects(page, mailbox, email))
    .toContain(`Your gift ${number} is canceled`);
});

test('that a donor wants no more news is noted once for all their gifts, and taken back', async ({
  page,
}) => {
  const lastName = `Q${crypto.randomUUID().slice(0, 8)}`;
  const payer = { firstName: 'Ana', lastName, email: `${lastName}@example.com`.toLowerCase() };
  const [first, second] = [
    await storeDonation({ totalCents: 5_000 }, { payer, newsletterConsent: true }),
    await storeDonation({ totalCents: 5_000 }, { payer, newsletterConsent: true }),
  ];
  await openOffice(page, `donations&search=${lastName}`);
  await openDetails(page, first.number);
  await topDialog(page).getByRole('button', { name: 'Stop News' }).click();
  await expect(topDialog(page)).toContainText('No news since');
  await expect(topDialog(page).getByRole('button', { name: 'Allow News' })).toBeFocused();
  await expect(toasts(page)).toContainText('No more news');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await openDetails(page, second.number);
  await topDialog(page).getByRole('button', { name: 'Allow News' }).click();
  await expect(topDialog(page).getByRole('button', { name: 'Stop News' })).toBeVisible();
});

test('a donor’s email is corrected, which cannot be undone: the old address hears of it', async ({
  page,
}) => {
  const lastName = `Q${crypto.randomUUID().slice(0, 8)}`;
  const email = `${lastName}@example.com`.toLowerCase();
  const payer = { firstName: 'Ana', lastName, email: `typo-${email}` };
  await signUpUser({ email: payer.email });
  const gift = await storeDonation({ totalCents: 5_000, paymentMethod: 'check' }, { payer });
  await openOffice(page, `donations&search=${lastName}`);
  await openDetails(page, gift.number);
  const dialog = topDialog(page);
  await dialog.getByRole('button', { name: 'Correct Email' }).click();
  await expect(dialog.getByLabel('New email')).toBeFocused();
  await expect(dialog).toContainText('Once an email goes out, this cannot be undone.');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('New email').fill('nobody');
  await dialog.getByRole('button', { name: 'Correct Email' }).click();
  await expect(dialog.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByRole('button', { name: 'Correct Email' }).click();
  await expect(dialog.getByRole('link', { name: email, exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the sums above the gifts follow a check that is recorded', async ({ page }) => {
  const lastName = `Q${crypto.randomUUID().slice(0, 8)}`;
  const email = `${lastName}@example.com`.toLowerCase();
  const payer = { firstName: 'Ana', lastName, email };
  const gift = await storeDonation({ totalCents: 9_135_700, paymentMethod: 'check' }, { payer });
  await openOffice(page, `donations&search=${lastName}`);
  const card = `Received in ${today().slice(0, 4)}`;
  const before = await centsOn(page, card);
  await openDetails(page, gift.number);
  await topDialog(page).getByRole('button', { name: 'Mark Paid' }).click();
  await topDialog(page).getByLabel('Reference').fill('1042');
  await topDialog(page)
    .getByRole('button', { name: /^Record/ })
    .click();
  await expectRisen(page, card, before, 9_135_700);
});
