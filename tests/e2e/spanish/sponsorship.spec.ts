import { expect, test } from '#tests/helpers/e2e.ts';
import { newDonor } from '#tests/helpers/giving-steps.ts';
import { expectSpanishMail, expectSpanishPage, fillIn, words } from '#tests/helpers/spanish.ts';

const { forms } = words;
const form = words['sponsorship/form'];

test('a sponsorship is promised by check in Spanish, with instructions on screen and by email', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newDonor();
  await page.goto('/es/sponsorship-form');
  await page.getByRole('radio', { name: /^Supporting Friend/ }).check();
  await fillIn(
    page,
    {
      [forms.person.firstName]: 'Ana',
      [forms.person.lastName]: 'Díaz',
      [forms.person.email]: email,
      [forms.person.phone]: '239-555-0111',
      [form.businessName]: 'Reed & Sons',
    },
    true,
  );
  await page.getByRole('radio', { name: forms.methods.check.label }).check();
  await expectSpanishPage(page);
  await page.getByRole('button', { name: form.submitAmount('$150.00') }).click();
  await expect(page.getByRole('heading', { name: form.submitted.title, level: 2 })).toBeVisible();
  await expectSpanishPage(page);
  const found = await firestore.collection('sponsorships').where('payer.email', '==', email).get();
  const [sponsorship] = found.docs;
  expect(sponsorship?.get('payer.language')).toBe('es');
  await expectSpanishMail(
    mailbox,
    email,
    words['emails/sponsorships'].howToPay(sponsorship?.get('number')),
  );
});

test('an amount of one’s own is told in Spanish, also on the payment page', async ({ page }) => {
  const { custom, amount } = words['rules/sponsorship'];
  await page.goto('/es/sponsorship-form');
  await page.getByRole('radio', { name: new RegExp(`^${custom}`) }).check();
  await fillIn(
    page,
    {
      [forms.person.firstName]: 'Ana',
      [forms.person.lastName]: 'Díaz',
      [forms.person.email]: newDonor(),
      [forms.person.phone]: '239-555-0111',
      [form.businessName]: 'Taquería Luna',
    },
    true,
  );
  await page.getByRole('radio', { name: forms.methods['credit-card'].label }).check();
  const field = page.getByRole('textbox', { name: new RegExp(`^${form.customAmount}`) });
  const submit = page.locator('form button[type="submit"]');
  await field.fill('175,50');
  await submit.click();
  await expect(page.getByText(amount)).toBeVisible();
  await field.fill('175.50');
  const opening = page.waitForEvent('popup');
  await submit.click();
  const payment = await opening;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  await expect(payment.locator('body')).toContainText(custom);
  await expect(page.getByRole('definition').filter({ hasText: custom })).toBeVisible();
  await expectSpanishPage(page);
});
