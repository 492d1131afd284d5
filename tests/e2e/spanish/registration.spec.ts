import { createHash } from 'node:crypto';
import { expect, test } from '#tests/helpers/e2e.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { newGuardian, readRegistrations, toStep } from '#tests/helpers/registration-steps.ts';
import { expectSpanishMail, expectSpanishPage, words } from '#tests/helpers/spanish.ts';
import { fillInSpanishFamily } from '#tests/helpers/spanish-registration.ts';

const form = words['registration/form'];
const sending = words['registration/sending'];

test('a player is registered in Spanish: form, payment, emails, and the copy of what was signed', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newGuardian();
  await page.goto('/es/register');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const submit = page.locator('form button[type=submit]').last();
  await submit.click();
  await expect(page.getByText(sending.problems(9))).toBeVisible();
  await expectSpanishPage(page);

  await fillInSpanishFamily(page, email);
  await expectSpanishPage(page);
  await toStep(page, 'agreements');
  await submit.click();
  await expect(page.getByText(sending.agreementRequired.title).first()).toBeVisible();
  const agreements = page.getByRole('group', { name: form.steps.titles.agreements });
  for (const box of await agreements.getByRole('checkbox').all()) await box.check();
  await page.getByLabel(form.agreements.signature).fill('Ana Díaz');
  await expectSpanishPage(page);
  await toStep(page, 'payment');
  await expectSpanishPage(page);
  const opening = page.waitForEvent('popup');
  await submit.click();
  const payment = await opening;
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByRole('heading', { name: sending.registered })).toBeVisible();
  await expectSpanishPage(payment);
  await expect(page.getByRole('heading', { name: sending.registered })).toBeVisible();

  const [registration, ...others] = await readRegistrations(firestore, email);
  expect(others).toEqual([]);
  expect(registration?.payer.language).toBe('es');
  const label = words['labels/records'].registration(registration?.number ?? '');
  const emails = words['emails/registrations'];
  const mail = await expectSpanishMail(mailbox, email, emails.documentsSubject(label));
  await expectSpanishMail(mailbox, email, words['emails/payments'].received(label));

  // What was signed is the English text, and it says so; all around it is Spanish.
  const signatures = await firestore
    .collection('waiverSignatures')
    .where('registrationId', '==', registration?.id)
    .get();
  expect(signatures.size).toBe(2);
  const files = await mailbox.readAttachments(mail.id);
  expect(files).toHaveLength(2);
  const pdfs = await Promise.all(files.map(({ content }) => readPdfText(content)));
  const copy = words['pdf/signed-copy'];
  for (const signature of signatures.docs.map((document) => document.data())) {
    const signed = await firestore.doc(`signedTexts/${signature.textSha256}`).get();
    const text = String(signed.get('text'));
    expect(createHash('sha256').update(text).digest('hex')).toBe(signature.textSha256);
    expect([signed.get('language'), signature.language]).toEqual(['en', 'en']);
    const pdf = pdfs.find((one) => one.text.replaceAll(' ', '').includes(signature.textSha256));
    for (const line of [
      copy.signature,
      copy.player('Zoë Díaz'),
      copy.signedBy('Ana Díaz', email),
      signature.statement,
    ]) {
      expect(pdf?.text, signature.document).toContain(line);
    }
    expect(signature.statement).toContain('Soy padre, madre o tutor legal');
  }
});
