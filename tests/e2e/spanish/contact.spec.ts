import { expect, test } from '#tests/helpers/e2e.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';
import { expectSpanishMail, expectSpanishPage, fillIn, words } from '#tests/helpers/spanish.ts';

const { contact } = words;

test('a message is sent in Spanish, kept with its language, and acknowledged in Spanish', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newAddress('escritora');
  await page.goto('/es/contact');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByText(words['rules/contact'].inquiryType)).toBeVisible();
  await expectSpanishPage(page);
  await fillIn(page, {
    [contact.fields.name]: 'Ana Díaz',
    [contact.fields.email]: email,
    [contact.fields.subject]: '¿Cuándo entrenan?',
    [contact.fields.message]: '¿Los martes?',
  });
  const { inquiries } = words['labels/contact'];
  await page.getByLabel(contact.fields.inquiryType).selectOption(inquiries.schedules);
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByText(contact.acknowledged(email))).toBeVisible();
  await expectSpanishPage(page);
  const found = await firestore.collection('contactMessages').where('email', '==', email).get();
  expect(found.docs.map((document) => document.get('language'))).toEqual(['es']);
  await expectSpanishMail(mailbox, email, /recibió su mensaje$/);
});
