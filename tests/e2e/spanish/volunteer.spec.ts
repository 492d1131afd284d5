import { volunteerOpportunities } from '#local/seed/content/es/lists.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';
import { expectSpanishMail, expectSpanishPage, fillIn, words } from '#tests/helpers/spanish.ts';

const { forms, volunteering } = words;
const labels = words['labels/volunteering'];

test('an application is sent in Spanish, kept with its language, and acknowledged', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newAddress('voluntaria');
  await page.goto('/es/volunteer-application');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: volunteering.submit }).click();
  await expect(page.getByText(volunteering.rolesRequired).first()).toBeVisible();
  await expectSpanishPage(page);
  const person = page.getByRole('group', { name: volunteering.sections.person });
  await person.getByLabel(volunteering.phone).fill('239-555-0123');
  await person.getByLabel(volunteering.firstName).fill('Ana');
  await person.getByLabel(volunteering.email).fill(email);
  await fillIn(page, {
    [volunteering.lastName]: 'Díaz',
    [forms.address.address]: '12 Court Street',
    [forms.address.city]: 'Fort Myers',
    [forms.address.zipCode]: '33901',
    [volunteering.dateOfBirth]: '1988-04-05',
    [volunteering.emergencyContactName]: 'Luis Díaz',
    [volunteering.emergencyContactPhone]: '239-555-0124',
    [volunteering.whyVolunteer]: 'Para ayudar.',
  });
  await page
    .getByRole('checkbox', { name: volunteerOpportunities['opportunity-academic-tutor'].title })
    .check();
  await page.getByLabel(volunteering.availability).selectOption(labels.availabilities.flexible);
  await page.getByLabel(volunteering.timeCommitment).selectOption(labels.times['2-4-hours']);
  for (const [number, name, phone] of [
    [1, 'Ben Cole', '239-555-0125'],
    [2, 'Cora Webb', '239-555-0126'],
  ] as const) {
    const reference = page.getByRole('group', { name: volunteering.reference(number) });
    await reference.getByLabel(volunteering.referenceFields.name).fill(name);
    await reference
      .getByLabel(volunteering.referenceFields.relationship)
      .fill('Entrenador de mi hijo');
    await reference.getByLabel(volunteering.referenceFields.phone).fill(phone);
  }
  for (const box of [
    volunteering.backgroundCheckConsent,
    volunteering.trainingCommitment,
    volunteering.codeOfConductAgreement,
  ]) {
    await page.getByRole('checkbox', { name: box }).check();
  }
  await page.getByRole('button', { name: volunteering.submit }).click();
  await expect(page.getByText(volunteering.acknowledged(email))).toBeVisible();
  await expectSpanishPage(page);
  const stored = await firestore
    .collection('volunteerApplications')
    .where('email', '==', email)
    .get();
  expect(stored.docs.map((document) => document.data())).toMatchObject([
    // The office reads what it has called the role itself.
    { language: 'es', preferredRoles: ['academic-tutor'], roleTitles: ['Academic Tutor'] },
  ]);
  await expectSpanishMail(mailbox, email, words['emails/volunteers'].receivedSubject);
});
