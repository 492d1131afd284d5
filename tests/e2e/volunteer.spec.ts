import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { toasts } from '#tests/helpers/office-steps.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });

async function fillIn(page: Page, email: string) {
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
  };
  await fill({
    'First Name': 'Ana',
    'Last Name': 'Diaz',
    Email: email,
    Address: '12 Court Street',
    City: 'Fort Myers',
    'ZIP Code': '33901',
    'Date of Birth': '1988-04-05',
    'Emergency Contact Name': 'Luis Diaz',
    'Emergency Contact Phone': '239-555-0124',
    'Why would you like to volunteer?': 'To give back.\nAnd for fun.',
  });
  await page.getByRole('group', { name: 'About you' }).getByLabel('Phone').fill('239-555-0123');
  await page.getByRole('checkbox', { name: 'Academic Tutor' }).check();
  await page.getByLabel('Availability').selectOption('Weekday evenings');
  await page.getByLabel('Time Commitment').selectOption('2-4 hours a week');
  for (const [name, person, relationship, phone] of [
    ['Reference 1', 'Ben Cole', 'Former coach', '239-555-0125'],
    ['Reference 2', 'Cora Webb', 'Employer', '239-555-0126'],
  ] as const) {
    const reference = page.getByRole('group', { name });
    await reference.getByLabel('Name').fill(person);
    await reference.getByLabel('Relationship').fill(relationship);
    await reference.getByLabel('Phone').fill(phone);
  }
  await page.getByRole('checkbox', { name: /^I agree to a background check/ }).check();
  await page.getByRole('checkbox', { name: /^I will take part in the training/ }).check();
  await page
    .getByRole('checkbox', { name: /^I will follow the program’s code of conduct/ })
    .check();
}

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test(`${device}: an application is sent, kept, mailed and acknowledged, and the form is blank again`, async ({
    page,
    firestore,
    mailbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = newAddress('volunteer');
    await page.goto('/sponsors/volunteer');
    await page.getByRole('link', { name: 'Apply to Volunteer' }).first().click();
    await expect(page.getByText('0 of 6 parts filled in')).toBeVisible();
    if (device === 'phone') await expectNoAxeViolations(page);
    await fillIn(page, email);
    await expect(page.getByText('6 of 6 parts filled in')).toBeVisible();
    if (device === 'desktop') {
      await page.reload();
      await expect(page.getByLabel('Last Name')).toHaveValue('Diaz');
      await expect(page.getByRole('checkbox', { name: 'Academic Tutor' })).toBeChecked();
    }
    await submit(page).dblclick();
    await expect(
      page.getByRole('heading', { name: 'Application Submitted!' }).first(),
    ).toBeVisible();
    await expect(
      page.getByText("We'll contact you within 3-5 business days.").first(),
    ).toBeVisible();
    await expect(page.getByText(`We will email a confirmation to ${email}.`)).toBeVisible();
    await expect(page.getByText('0 of 6 parts filled in')).toBeVisible();
    await expect(page.getByLabel('Last Name')).toHaveValue('');
    await expect(page.getByLabel('State')).toHaveValue('FL');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    const stored = await firestore
      .collection('volunteerApplications')
      .where('email', '==', email)
      .get();
    expect(stored.docs.map((document) => document.data())).toMatchObject([
      { status: 'applied', preferredRoles: ['academic-tutor'], reference2: { name: 'Cora Webb' } },
    ]);
    await expect
      .poll(async () => (await mailbox.readMail(email)).map(({ subject }) => subject))
      .toEqual(['Thank you for your volunteer application']);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('link', { name: 'Back to Volunteer Information' }).click();
    await page.waitForURL('**/sponsors/volunteer');
  });
}

test('what is missing is said in toasts and beside the fields', async ({ page }) => {
  await page.goto('/volunteer-application');
  await submit(page).click();
  for (const words of [
    'Required Agreements',
    'Please agree to all required terms before submitting your application.',
    'Volunteer Roles Required',
    'Please select at least one volunteer role you are interested in.',
    'First name is required.',
    'Date of birth is required.',
    'Please agree to the code of conduct.',
  ]) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await expect(page.getByLabel('First Name')).toBeFocused();
});

test('on a phone, what says what is missing does not cover the field to fill in first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/volunteer-application');
  await submit(page).click();
  await expect(toasts(page)).toContainText('Volunteer Roles Required');
  await expect(page.getByLabel('First Name')).toBeFocused();
  const hint = page.getByText('First name is required.');
  // Playwright's own click would scroll first.
  const isOnTop = (it: Element) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect(await page.getByLabel('First Name').evaluate(isOnTop)).toBe(true);
  expect(await hint.evaluate(isOnTop)).toBe(true);
});

test('references: not family, not the applicant, not one person twice; a refusal keeps everything', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/volunteer-application');
  await fillIn(page, newAddress('volunteer'));
  const first = page.getByRole('group', { name: 'Reference 1' });
  const second = page.getByRole('group', { name: 'Reference 2' });
  await expect(page.getByText('6 of 6 parts filled in')).toBeVisible();
  await first.getByLabel('Relationship').fill('my mother');
  // What will be refused is not ticked off.
  await expect(page.getByText('5 of 6 parts filled in')).toBeVisible();
  await submit(page).click();
  await expect(first.getByText('A reference can’t be someone in your family.')).toBeVisible();
  await expect(first.getByLabel('Relationship')).toBeFocused();
  await first.getByLabel('Relationship').fill('coach');
  await second.getByLabel('Name').fill('BEN COLE');
  await second.getByLabel('Phone').fill('(239) 555 0123');
  await submit(page).click();
  await expect(second.getByText('We need two different people.')).toBeVisible();
  await expect(second.getByText('This is your own phone number.')).toBeVisible();

  await second.getByLabel('Name').fill('Cora Webb');
  await second.getByLabel('Phone').fill('239-555-0126');
  await page.route('**/submit-volunteer-application', (route) => route.abort());
  await submit(page).click();
  await expect(
    page.getByText('There was an error submitting your application. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByText(/We could not reach the server/)).toBeVisible();
  await expect(second.getByLabel('Name')).toHaveValue('Cora Webb');
});
