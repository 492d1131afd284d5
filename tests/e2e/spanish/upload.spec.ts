import { reviewSubmissionEndpoint } from '#contracts/gallery/submission-review.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { sendAs } from '#tests/helpers/money-steps.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { expectSpanishMail, expectSpanishPage, fillIn, words } from '#tests/helpers/spanish.ts';
import { makePhoto } from '#tests/helpers/uploads.ts';

const { upload } = words;

test('a photo is sent in, in Spanish, and its approval is emailed in Spanish', async ({
  page,
  firestore,
  mailbox,
}) => {
  const user = await signUpUser();
  await signInAs(page, user.email);
  await page.goto('/es/upload');
  await expect(page.getByText(upload.welcome('Robin Doe'))).toBeVisible();
  await page.getByRole('button', { name: upload.submit, exact: true }).click();
  await expect(page.getByText(upload.noFiles)).toBeVisible();
  await expectSpanishPage(page);
  const title = `Salto ${crypto.randomUUID()}`;
  const file = { name: 'salto.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() };
  await page.locator('input[type=file]').setInputFiles([file]);
  await fillIn(page, {
    [upload.fields.title]: title,
    [upload.fields.description]: 'El primer salto.',
  });
  const categories = words['labels/gallery-categories'];
  await page.getByLabel(upload.fields.category).selectOption(categories['Player Features']);
  await page.getByRole('button', { name: upload.submit, exact: true }).click();
  await page.waitForURL('**/es/gallery');
  await expect(page.getByText(upload.success(1).title)).toBeVisible();
  await expectSpanishPage(page);

  const found = await firestore.collection('gallerySubmissions').where('title', '==', title).get();
  const [submission] = found.docs.map((document) => document.data());
  expect(submission?.language).toBe('es');
  const office = await signUpUser({ role: 'admin' });
  const decide = (decision: string, seen: string) =>
    sendAs(office, reviewSubmissionEndpoint.path, { id: submission?.id, seen, decision });
  const answer = reviewSubmissionEndpoint.response.parse(
    await decide('approve', submission?.updatedAt),
  );
  await expectSpanishMail(mailbox, user.email, /^Su foto está en nuestra galería/);
  await decide('delete', answer.submission?.updatedAt ?? '');
});
