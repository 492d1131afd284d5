import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPlanPageEndpoint } from '#contracts/accounts/own-account.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { giveDonation } from '#tests/helpers/own-gift.ts';
import { giveBill, giveRecords, giveSponsorship } from '#tests/helpers/own-records.ts';
import { keepFrom, showAgain } from '#tests/helpers/show-again.ts';
import { PASSWORD, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What is not asked for every day is one line until it is opened. */
const unfold = (page: Page, name: string) =>
  section(page, name).getByRole('heading', { name, exact: true }).click();

test('a visitor is sent to sign in before any script of the page has come', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  for (const path of ['/account', '/admin?tab=games', '/es/account']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.searchParams.get('return') === path);
  }
});

test('a visitor signs in first and comes back; what is empty says what to do next', async ({
  page,
}) => {
  const { email } = await signUpUser();
  await page.goto('/account');
  await page.waitForURL(/\/auth\?return=%2Faccount/);
  const form = page.getByRole('tabpanel', { name: 'Sign In' }).locator('form').first();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/account');
  for (const [name, words] of [
    ['Bills', 'No bills.'],
    ['Players and registrations', 'No players yet.'],
    ['Orders', 'No orders yet.'],
    ['Gifts and sponsorships', 'No gifts or sponsorships yet.'],
    ['Payments and receipts', 'No payments yet.'],
    ['Photos and videos', 'No photos or videos yet.'],
  ] as const) {
    await expect(section(page, name)).toContainText(words);
  }
  await unfold(page, 'Profile');
  await section(page, 'Profile').getByLabel('First Name').fill('Roberta');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.reload();
  await expect(section(page, 'Profile').getByLabel('First Name')).toHaveValue('Roberta');
});

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test(`${device}: everything that is theirs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const user = await signUpUser();
    await giveRecords(user);
    await signInAs(page, user.email);
    await page.goto('/account');
    const overview = section(page, 'Hi, Robin!');
    await expect(overview).toContainText(/To pay\$\d/);
    await expect(overview).toContainText('Sam Doe');
    await expect(overview).toContainText(/Next game(vs\.|at) /);
    await expect(section(page, 'Bills')).toContainText('Registration 2026-27, Sam Doe');
    await expect(section(page, 'Players and registrations')).toContainText('Age 14 · Grade 9');
    await expect(section(page, 'Orders')).toContainText('1 × Team Cap (One Size, Black)');
    await expect(section(page, 'Gifts and sponsorships')).toContainText('$25.00 a month');
    await expect(section(page, 'Gifts and sponsorships')).toContainText('Doe & Daughters');
    await expect(section(page, 'Photos and videos')).toContainText(
      'Reason: Too dark to see anyone.',
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (device === 'phone') await expectNoAxeViolations(page);
  });
}

test('a receipt to print, the year’s statement by mail, the data as a file', async ({
  page,
  mailbox,
}) => {
  const user = await signUpUser();
  await giveRecords(user);
  await signInAs(page, user.email);
  // A part that the address or a link of the page names stands open.
  await page.goto('/account#giving');
  await page.getByRole('button', { name: 'Email Me the Statement' }).click();
  await expect(page.getByText(/we will email the statement to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download My Data' })).toBeHidden();
  await page.getByRole('link', { name: 'Your data' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    players: [{ firstName: 'Sam' }],
    orders: [{ subtotalCents: 2_999 }],
  });
  await expect.poll(async () => (await mailbox.readMail(user.email)).length).toBe(1);

  await unfold(page, 'Payments and receipts');
  await page.getByRole('button', { name: /^Receipt for Gift/ }).click();
  await expect(page.getByRole('heading', { name: 'Receipt', level: 2 })).toBeFocused();
  await page.reload();
  for (const words of [
    'Calusa Coast Hoops, Inc., 2450 Heron Bay Road',
    '00-0000000',
    '$20.00',
    'No goods or services were provided in exchange',
  ]) {
    await expect(page.getByRole('article')).toContainText(words);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Back to My Account' }).click();
  await expect(section(page, 'Bills')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Receipt for Gift/ })).toBeVisible();
});

test('a bill is paid in another tab, and this page follows', async ({ page }) => {
  const user = await signUpUser();
  await giveBill(user.email);
  await signInAs(page, user.email);
  await page.goto('/account');
  const opening = page.waitForEvent('popup');
  // Before all records, where it is said what is owed.
  const overview = section(page, 'Hi, Robin!');
  await overview.getByRole('button', { name: /^Pay \$150\.00/ }).click();
  const payment = await opening;
  await expect(overview.getByText(/^Finish paying/)).toBeVisible();
  await payment.getByRole('button', { name: /accepted/ }).click();
  await payment.waitForURL(/\/account\?bill=/);
  await expect(payment.getByText('Thank you! We received your payment')).toBeVisible();
  await expect(section(page, 'Bills').getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});

test('what was promised by check or transfer is to pay, and leads to its row', async ({ page }) => {
  const user = await signUpUser();
  const order = await storeOrder({ email: user.email });
  await giveSponsorship(user.email);
  await signInAs(page, user.email);
  await page.goto('/account');
  const overview = section(page, 'Hi, Robin!');
  await expect(overview).toContainText('To pay$785.98');
  await expect(overview).not.toContainText('nothing to pay');
  await expect(overview).toContainText(`Order ${order.number}: $35.98. Waiting for your check`);
  await expect(overview).toContainText('Doe & Daughters: $750.00. Waiting for your check');
  await overview.getByRole('link', { name: `Order ${order.number}` }).click();
  await expect(section(page, 'Orders')).toContainText('1 × Team Cap');
  await expectNoAxeViolations(page);
});

test('Manage can be pressed again after Back from Stripe to the page as it was left', async ({
  page,
}) => {
  const user = await signUpUser();
  await giveDonation(user.email);
  await signInAs(page, user.email);
  await page.goto('/account');
  const address = 'https://stripe.example/portal';
  await page.route(`**${openPlanPageEndpoint.path}`, (route) =>
    route.fulfill({ json: { url: address } }),
  );
  await keepFrom(page, address);
  await unfold(page, 'Gifts and sponsorships');
  const manage = page.getByRole('button', { name: /^Manage/ });
  const asked = page.waitForEvent('requestfailed', (request) => request.url() === address);
  await manage.press('Enter');
  await asked;
  await expect(manage).toHaveAttribute('aria-busy', 'true');
  await showAgain(page);
  await expect(manage).not.toHaveAttribute('aria-busy', 'true');
});

test('unverified: nothing is shown, and the link to verify is mailed', async ({
  page,
  mailbox,
}) => {
  const user = await signUpUser({ verified: false });
  await giveRecords(user);
  await signInAs(page, user.email);
  await page.goto('/account');
  await expect(page.getByText('Please verify your email address')).toBeVisible();
  await expect(page.getByText('Sam')).toHaveCount(0);
  await page.getByRole('button', { name: 'Email Me the Link' }).click();
  await expect(page.getByText('Email sent')).toBeVisible();
  await expect
    .poll(async () => (await mailbox.readMail(user.email)).map(({ subject }) => subject))
    .toEqual(['Verify your email address']);
});

test('records that do not come: said so, and asked for again', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const user = await signUpUser();
  await signInAs(page, user.email);
  await page.route('**/api/account/records', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByText('We could not load your records')).toBeVisible();
  await page.unroute('**/api/account/records');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(section(page, 'Bills')).toContainText('No bills.');
});

test('deleting asks first and wants the password; then the account is gone', async ({
  page,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const user = await signUpUser();
  await giveRecords(user);
  await signInAs(page, user.email);
  await page.goto('/account#data');
  await page.getByRole('button', { name: 'Delete My Account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('for seven years');
  await expect(dialog).toContainText(
    'Monthly gifts, yearly sponsorships and installments will continue.',
  );
  const confirm = dialog.getByRole('button', { name: 'Delete My Account' });
  await confirm.click();
  await expect(dialog.getByText('Password is required.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill('wrong-password');
  await confirm.click();
  await expect(dialog.getByText('Incorrect email or password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect
    .poll(async () => (await mailbox.readMail(user.email)).map(({ subject }) => subject))
    .toEqual(['Your account was deleted']);
  await page.goto('/account');
  await page.waitForURL(/\/auth/);
});
