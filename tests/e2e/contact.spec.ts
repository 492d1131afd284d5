import type { Firestore } from '@google-cloud/firestore';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ana Diaz');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Inquiry Type').selectOption('Schedules');
  await page.getByLabel('Player Age').selectOption('13-15 years');
  await page.getByLabel('Subject').fill('When is practice? 🏀');
  await page.getByLabel('Message', { exact: true }).fill('On Tuesdays?\n\nThank you.');
}

async function readMessages(firestore: Firestore, email: string) {
  const found = await firestore.collection('contactMessages').where('email', '==', email).get();
  return found.docs.map((document) => document.data());
}

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test(`${device}: a message is sent, kept, mailed and acknowledged, and the form is blank again`, async ({
    page,
    firestore,
    mailbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = newAddress('writer');
    await page.goto('/contact');
    await expectNoAxeViolations(page);
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByRole('heading', { name: 'Message Sent!', level: 2 }).first(),
    ).toBeVisible();
    await expect(page.getByText("We'll get back to you within 24 hours.").first()).toBeVisible();
    await expect(page.getByText(`We will email a confirmation to ${email}.`)).toBeVisible();
    for (const label of ['Name', 'Email', 'Inquiry Type', 'Subject', 'Message']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    expect(await readMessages(firestore, email)).toMatchObject([
      { status: 'new', inquiryType: 'schedules', playerAge: '13-15', phone: null },
    ]);
    await expect
      .poll(async () => (await mailbox.readMail(email)).map(({ subject }) => subject))
      .toEqual(['Calusa Coast Hoops received your message']);
    await page.reload();
    await expect(page.getByLabel('Subject')).toHaveValue('');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('what is missing is said beside each field, and the first gets the focus', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  for (const message of [
    'Name is required.',
    'Email is required.',
    'Choose a topic.',
    'Subject is required.',
    'Message is required.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('with the line cut: said why, everything kept; a second try is one message', async ({
  page,
  firestore,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const email = newAddress('writer');
  await page.goto('/contact');
  await fillIn(page, email);
  await page.route('**/send-contact-email', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(
    page.getByText('Failed to send message. Please try again or email us directly.').first(),
  ).toBeVisible();
  await expect(
    page.getByText(/We could not reach the server.*We will not get it twice/),
  ).toBeVisible();
  await page.unroute('**/send-contact-email');
  await page.reload();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'On Tuesdays?\n\nThank you.',
  );
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(`We will email a confirmation to ${email}.`)).toBeVisible();
  expect(await readMessages(firestore, email)).toHaveLength(1);
});

test('the coordinator’s button opens the form with the inquiry chosen; a subject can come along', async ({
  page,
}) => {
  await page.goto('/sponsors/volunteer');
  await page.getByRole('link', { name: 'Contact the Coordinator' }).click();
  await expect(page.getByLabel('Inquiry Type')).toHaveValue('volunteer');
  await page.goto('/contact?inquiry=scholarships&subject=Partial%20Scholarship');
  await expect(page.getByLabel('Inquiry Type')).toHaveValue('scholarships');
  await expect(page.getByLabel('Subject')).toHaveValue('Partial Scholarship');
});

test('a link’s subject takes the place of another link’s, and not of what a person wrote', async ({
  page,
}) => {
  const open = (subject: string) =>
    page.goto(`/contact?inquiry=general&subject=${encodeURIComponent(subject)}`);
  const subject = page.getByLabel('Subject');
  await open('Please remove picture A');
  await expect(subject).toHaveValue('Please remove picture A');
  await page.getByLabel('Name', { exact: true }).fill('Ana Diaz');
  await open('Please remove picture B');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Diaz');
  await expect(subject).toHaveValue('Please remove picture B');
  await subject.fill('Please remove picture B today');
  await open('Please remove picture C');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Diaz');
  await expect(subject).toHaveValue('Please remove picture B today');
});
