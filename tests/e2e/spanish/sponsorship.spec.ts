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
