import type { Page } from '@playwright/test';
import { expect, test } from '#tests/helpers/e2e.ts';
import { newDonor } from '#tests/helpers/giving-steps.ts';
import { expectSpanishMail, expectSpanishPage, fillIn, words } from '#tests/helpers/spanish.ts';

const { forms } = words;
const giving = words['donations/form'];
const results = words['donations/results'];

async function fillInDonor(page: Page, email: string) {
  await fillIn(
    page,
    {
      [forms.person.firstName]: 'Ana',
      [forms.person.lastName]: 'Díaz',
      [forms.person.email]: email,
      [forms.address.address]: '12 Court Street',
      [forms.address.city]: 'Fort Myers',
      [forms.address.zipCode]: '33901',
    },
    true,
  );
  await page.getByLabel(forms.address.state, { exact: true }).selectOption('FL');
}

/** Sends the form, and pays in the tab that it opens. */
async function pay(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const payment = await opening;
  await payment.getByRole('button', { name: /accepted/ }).click();
  return payment;
}

test('a gift is given in Spanish, with its receipt', async ({ page, mailbox }) => {
  const email = newDonor();
  await page.goto('/es/donations/one-time?amount=250');
  await expect(page.getByRole('radio', { name: '$250' })).toBeChecked();
  await fillInDonor(page, email);
  await expectSpanishPage(page);
  const payment = await pay(page, giving['one-time'].submit('$250.00'));
  await expect(
    payment.getByRole('heading', { name: results.result.paid.title.slice(0, -1) }),
  ).toBeVisible();
  await expectSpanishPage(payment);
  const receipt = words['emails/receipts'].donation;
  const mail = await expectSpanishMail(mailbox, email, receipt.received('$250.00'));
  expect(mail.text).toContain(words['labels/tax-note'].nothingInReturn);
});

test('a monthly gift is set up in Spanish', async ({ page, mailbox }) => {
  const email = newDonor();
  await page.goto('/es/donations/monthly?amount=25');
  await expect(page.getByRole('radio', { name: '$25', exact: true })).toBeChecked();
  await fillInDonor(page, email);
  await expectSpanishPage(page);
  const payment = await pay(page, giving.monthly.submit('$25.00'));
  await expect(
    payment.getByRole('heading', { name: results.result.monthly.title.slice(0, -1) }),
  ).toBeVisible();
  await expectSpanishPage(payment);
  await expectSpanishMail(mailbox, email, /: su plan está listo$/);
});
