import type { Firestore } from '@google-cloud/firestore';
import type { Page } from '@playwright/test';
import { SponsorBillSchema } from '#domain/billing/sponsor-bill.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { fillInSponsor, newDonor } from '#tests/helpers/giving-steps.ts';
import { isNoInvitation } from '#tests/helpers/mailbox.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { messages } from '#words/sponsorship/form.ts';

const submit = (page: Page) =>
  page.getByRole('button', { name: /^(Sponsor for|Send Application|Processing)/ });
const openOwnAmount = (page: Page) =>
  page.locator('summary').filter({ hasText: messages.ownAmount }).click();
const calculator = (page: Page) => page.getByRole('region', { name: 'Your Payments' });

async function readSponsorships(firestore: Firestore, email: string) {
  const found = await firestore.collection('sponsorships').where('payer.email', '==', email).get();
  return found.docs.map((document) => SponsorshipSchema.parse(document.data()));
}

test('whoever is signed in need not type their email', async ({ page }) => {
  const { email } = await signUpUser();
  await signInAs(page, email);
  await page.goto('/sponsorship-form');
  await expect(page.locator('form').getByLabel('Email')).toHaveValue(email);
});

test('from a tier card to monthly payments by card: calculator, page and books agree', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newDonor();
  await page.goto('/sponsors/become');
  await page.getByRole('link', { name: 'Choose This Level: All-Star Sponsor' }).click();
  await expect(page.getByRole('radio', { name: /^All-Star Sponsor/ })).toBeChecked();
  await expect(calculator(page)).toContainText('$1,500.00');
  await page.getByRole('radio', { name: /^Monthly/ }).check();
  await openOwnAmount(page);
  await page.getByLabel('Custom Amount').fill('2500');
  await expect(page.getByRole('radio', { name: /^Monthly/ })).toHaveAccessibleName(
    /\$208\.33 × 12 months/,
  );
  await expect(calculator(page)).toContainText('$208.37 on');
  await expect(calculator(page)).toContainText('11 × $208.33, every month');
  await expect(calculator(page)).toContainText('Number of payments12');
  await fillInSponsor(page, { email });
  const opening = page.waitForEvent('popup');
  await submit(page).click();
  const payment = await opening;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  await expect(payment.getByRole('heading', { name: 'Pay $208.37' })).toBeVisible();
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(
    payment.getByRole('heading', { name: /^Thank you for your sponsorship/ }),
  ).toBeVisible();
  await expect(payment.getByRole('main')).toContainText(/Transaction IDcs_/);
  // What was paid now, and not the total as if it had been.
  for (const tab of [payment, page]) {
    await expect(tab.getByText('We received your first payment')).toBeVisible();
    await expect(tab.getByRole('main')).toContainText('Paid now$208.37, payment 1 of 12');
    await expect(tab.getByRole('main')).toContainText(/Next payment\$208\.33 on [A-Z]/);
    await expect(tab.getByRole('main')).toContainText('Total$2,500.00');
  }
  const main = payment.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Our Sponsors' })).toHaveAttribute(
    'href',
    '/sponsors',
  );
  const [sponsorship, ...more] = await readSponsorships(firestore, email);
  expect(more).toEqual([]);
  expect(sponsorship).toMatchObject({
    sponsorshipLevel: 'All-Star Sponsor',
    payment: { status: 'active', totalCents: 250_000, paidCents: 20_837 },
  });
  await expect(
    page.getByRole('heading', { name: /^Thank you for your sponsorship/ }),
  ).toBeVisible();
  await expect.poll(async () => (await mailbox.readMail(email)).length).toBeGreaterThan(0);
});

test('by check: application and bill are recorded once, instructions on screen and by mail', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newDonor();
  await page.goto('/sponsorship-form?level=Supporting+Friend&amount=100-249');
  await expect(calculator(page)).toContainText('$150.00');
  await fillInSponsor(page, { email, method: 'Check' });
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Form Submitted', level: 2 })).toBeFocused();
  // Said once, by the page itself, below the way on: no toast says it again.
  const told = "We'll contact you shortly with payment instructions.";
  await expect(page.getByText(told).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('You can mail your check now, as shown on this page.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: told })).toContainText(
    'If you have mailed your check by then, you are done.',
  );
  await expect(
    page.getByText('Supporting Friend', { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  const [sponsorship, ...more] = await readSponsorships(firestore, email);
  expect(more).toEqual([]);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Memo lineSponsorship ${sponsorship?.number}`);
  await expect(main).toContainText('2450 Heron Bay Road');
  await expect(main).toContainText('Our sponsor team will contact you within 48 hours.');
  const bill = await firestore.doc(`sponsorBills/${sponsorship?.id}`).get();
  expect(SponsorBillSchema.parse(bill.data())).toMatchObject({
    sponsorName: 'Reed & Sons',
    amountCents: 15_000,
    paymentStatus: 'pending',
  });
  await expect
    .poll(async () => (await mailbox.readMail(email)).filter(isNoInvitation).length)
    .toBe(1);
  await expectNoAxeViolations(page);
  // Who comes back finds no form that looks as if it had not been sent.
  await page.reload();
  await expect(submit(page)).toBeVisible();
  await expect(page.getByLabel('Business Name')).toHaveValue('');
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('what is missing or too little is said beside its field; a draft outlasts a reload', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/sponsorship-form');
  await submit(page).click();
  await expect(page.getByLabel('Business Name')).toHaveAccessibleDescription(
    'Business name is required.',
  );
  await expectNoAxeViolations(page);
  await fillInSponsor(page, { email: newDonor(), method: 'ACH Bank Transfer' });
  await page.getByRole('radio', { name: /^Championship Sponsor/ }).check();
  await openOwnAmount(page);
  await page.getByLabel('Custom Amount').fill('1000.50');
  await submit(page).click();
  await expect(page.getByLabel('Custom Amount')).toHaveAccessibleDescription(
    /^Championship Sponsor starts at \$2,500\. Choose Custom for a smaller amount\./,
  );
  await page.getByRole('radio', { name: /^Custom/ }).check();
  await page.route('**/create-sponsorship-payment', (route) => route.abort());
  await submit(page).click();
  await expect(page.getByText('Payment Error', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('We will not record it twice')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Custom Amount')).toHaveValue('1000.50');
  await expect(page.getByLabel('Business Name')).toHaveValue('Reed & Sons');
  await expect(calculator(page)).toContainText('$1,000.50');
});

test('one amount in a link is filled in; one that nobody can pay is not', async ({ page }) => {
  await page.goto('/sponsorship-form?level=Supporting+Friend&amount=100');
  await expect(page.getByRole('radio', { name: /^Supporting Friend/ })).toBeChecked();
  await expect(page.getByLabel('Custom Amount')).toHaveValue('100');
  await expect(submit(page)).toHaveText('Sponsor for $100.00');
  for (const amount of ['1000000', '-5', '%3Cscript%3E']) {
    await page.goto(`/sponsorship-form?level=Supporting+Friend&amount=${amount}`);
    await expect(page.getByLabel('Custom Amount')).toHaveValue('');
    await expect(submit(page)).toHaveText('Sponsor for $150.00');
  }
  await openOwnAmount(page);
  await page.getByLabel('Custom Amount').fill('99');
  await expect(submit(page)).toHaveText('Send Application');
});

test('an unknown level keeps the amount of its link; on a phone it fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sponsorship-form?level=Platinum&amount=2%2C500%2B');
  await expect(page.getByRole('radio', { name: /^Custom/ })).toBeChecked();
  await expect(page.getByLabel('Custom Amount')).toHaveValue('2,500');
  await expect(page.getByRole('link', { name: 'Back to Become a Sponsor' })).toHaveAttribute(
    'href',
    '/sponsors/become',
  );
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the page comes with the level in the middle, what each gives, and no empty field for an amount', async ({
  page,
}) => {
  await page.goto('/sponsorship-form');
  const middle = page.getByRole('radio', { name: /^Team Player/ });
  await expect(middle).toBeChecked();
  await expect(middle).toHaveAccessibleDescription(/Team photo for your wall/);
  await expect(calculator(page)).toContainText('$750.00');
  await expect(page.getByLabel('Custom Amount')).toBeHidden();
  await page.getByRole('radio', { name: /^Custom/ }).check();
  await expect(page.getByLabel('Custom Amount')).toBeVisible();
});

test('an address that names no payment says so, with what it names and the ways on', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const main = page.getByRole('main');
  const lost = page.getByRole('heading', { name: /can’t find this sponsorship/ });
  // What cannot be a number of ours is not repeated.
  await page.goto('/sponsorship-success?session_id=Call+900-555-0100');
  await expect(lost).toBeVisible();
  await expect(main.getByText('Transaction ID')).toBeHidden();
  await expect(main.getByText('900-555-0100')).toHaveCount(0);
  await page.goto('/sponsorship-success?session_id=cs_test_nobody12345');
  await expect(lost).toBeVisible();
  await expect(main.getByText('Transaction ID cs_test_nobody12345')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Our Sponsors' })).toHaveAttribute(
    'href',
    '/sponsors',
  );
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
