import type { Firestore } from '@google-cloud/firestore';
import type { Page } from '@playwright/test';
import { DonationSchema } from '#domain/donations/donation.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { fillInDonor, newDonor } from '#tests/helpers/giving-steps.ts';
import { isNoInvitation } from '#tests/helpers/mailbox.ts';
import { messages as words } from '#words/donations/form.ts';
import { messages as draft } from '#words/draft.ts';
import { messages as orderWords } from '#words/orders/outcome.ts';
import { messages as pages } from '#words/pages.ts';
import { messages as registrationWords } from '#words/registration/outcome.ts';

const [orders, registration] = [orderWords.result.unknown, registrationWords.result.unknown];

const submit = (page: Page) =>
  page.getByRole('button', { name: /^(Donate|Give \$|Start Monthly|Processing)/ });
const custom = (page: Page) => page.getByLabel('Custom Amount');

async function readGifts(firestore: Firestore, email: string) {
  const found = await firestore.collection('donations').where('payer.email', '==', email).get();
  return found.docs.map((document) => DonationSchema.parse(document.data()));
}

test('a suggested gift is given by card: page, books and both tabs say the same', async ({
  page,
  firestore,
  mailbox,
}) => {
  const email = newDonor();
  await page.goto('/sponsors/donate');
  await page.getByRole('link', { name: 'Give $250' }).click();
  await expect(page.getByRole('radio', { name: '$250' })).toBeChecked();
  await expect(submit(page)).toHaveText('Donate $250.00');
  await fillInDonor(page, { email });
  const opening = page.waitForEvent('popup');
  await submit(page).click();
  const payment = await opening;
  await expect(page.getByText('Donation Submitted', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Finish paying/ })).toBeFocused();
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(
    payment.getByRole('heading', { name: 'Thank you for your gift, Ana!' }),
  ).toBeVisible();
  await expect(payment.getByText('$250.00', { exact: true })).toBeVisible();
  await expect(payment.getByText('What your gift does:')).toBeVisible();
  const [gift, ...more] = await readGifts(firestore, email);
  expect(more).toEqual([]);
  expect(gift?.payment).toMatchObject({ status: 'paid', paidCents: 25_000 });
  await expect(payment.getByText(gift?.number ?? 'no gift', { exact: true })).toBeVisible();
  // The tab it began in has followed, and the receipt is in the mail.
  await expect(page.getByRole('heading', { name: 'Thank you for your gift, Ana!' })).toBeVisible();
  await expect
    .poll(async () => (await mailbox.readMail(email)).map(({ text }) => text).join())
    .toContain('No goods or services were provided in exchange');
  await page.goto('/donations/one-time');
  await expect(page.getByLabel('First Name')).toHaveValue('');

  await test.step('its page, loaded again, leaves alone what is typed for another gift', async () => {
    await page.getByLabel('First Name').fill('Luis');
    await payment.reload();
    await expect(
      payment.getByRole('heading', { name: 'Thank you for your gift!', exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Luis');
  });

  await test.step('it says nothing at the address of a registration or an order', async () => {
    const { search } = new URL(payment.url());
    await payment.goto(`/register/success${search}`);
    await expect(payment.getByRole('heading', { name: registration.title })).toBeVisible();
    await payment.goto(`/checkout/success${search}`);
    await expect(payment.getByRole('heading', { name: orders.title })).toBeVisible();
  });
});

test('a gift that is paid leaves another alone that was begun meanwhile', async ({
  page,
  context,
}) => {
  await page.goto('/donations/one-time');
  await fillInDonor(page, { email: newDonor() });
  const opening = page.waitForEvent('popup');
  await submit(page).click();
  const payment = await opening;
  await expect(page.getByRole('heading', { name: /^Finish paying/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/donations/one-time');
  await other.getByRole('button', { name: draft.clear }).click();
  const emptied = other.waitForEvent('load');
  await other.getByRole('button', { name: draft.yes }).click();
  await emptied;
  await other.getByLabel('First Name').fill('Noa');

  await payment.getByRole('button', { name: /accepted/ }).click();

  const thanks = /^Thank you for your gift/;
  await expect(payment.getByRole('heading', { name: thanks })).toBeVisible();
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('First Name')).toHaveValue('Noa');
});

test('a monthly gift shows its dates, and nothing is charged before the first', async ({
  page,
  firestore,
}) => {
  const email = newDonor();
  await page.goto('/donations/monthly');
  await expect(page.getByRole('radio', { name: '$250', exact: true })).toHaveAccessibleDescription(
    'Sends 6 players to every tournament of the season. $3,000 a year.',
  );
  await page.getByRole('radio', { name: '$25', exact: true }).check();
  await page.getByText(words.changeSchedule).click();
  await page.getByLabel('Start Date').fill(inMonths(3));
  await page.getByLabel('Payment Day').selectOption('28');
  const summary = page.getByRole('region', { name: 'Your Monthly Gift' });
  const first = `${inMonths(3).slice(0, 8)}28`;
  await expect(summary).toContainText(`First gift${longDay(first)}`);
  await fillInDonor(page, { email });
  const opening = page.waitForEvent('popup');
  await submit(page).click();
  const payment = await opening;
  await expect(page.getByText('Monthly Giving Setup', { exact: true })).toBeVisible();
  await payment.getByRole('button', { name: /accepted/ }).click();
  await expect(payment.getByRole('heading', { name: /giving every month/ })).toBeVisible();
  await expect(payment.getByRole('main')).toContainText(longDay(first));
  const [gift] = await readGifts(firestore, email);
  expect(gift?.payment).toMatchObject({ status: 'active', paidCents: 0 });
  expect(gift?.payment.plan?.firstOn).toBe(first);
});

for (const { path, method, title, memo } of [
  { path: 'one-time', method: 'Check', title: 'Donation Submitted', memo: 'One-Time Donation' },
  {
    path: 'monthly',
    method: 'ACH Bank Transfer',
    title: 'Monthly Giving Request Submitted',
    memo: 'Monthly Giving',
  },
] as const) {
  test(`${path} by ${method}: recorded once, instructions on screen and by mail`, async ({
    page,
    firestore,
    mailbox,
  }) => {
    const email = newDonor();
    await page.goto(`/donations/${path}`);
    await custom(page).fill('1,234.50');
    await fillInDonor(page, { email, method });
    await page.getByText(words.more.title).click();
    await page.getByLabel('Make my gift anonymous').check();
    // Only emails about a card have the link.
    await expect(page.getByText(words.manage)).toHaveCount(path === 'monthly' ? 1 : 0);
    await expect(page.getByText(/\bEvery receipt has a link/)).toHaveCount(0);
    await submit(page).dblclick();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
    const [gift, ...more] = await readGifts(firestore, email);
    expect(more).toEqual([]);
    expect(gift).toMatchObject({ anonymous: true, payment: { totalCents: 123_450 } });
    const main = page.getByRole('main');
    await expect(main).toContainText(`Memo line${memo} ${gift?.number}`);
    if (method === 'Check') await expect(main).toContainText('2450 Heron Bay Road');
    await expect(main).toContainText('$1,234.50');
    await expect
      .poll(async () => (await mailbox.readMail(email)).filter(isNoInvitation).length)
      .toBe(1);
    await expectNoAxeViolations(page);
  });
}

test('an amount stands chosen, and what one chooses instead goes along to monthly giving', async ({
  page,
}) => {
  await page.goto('/donations/one-time');
  await expect(page.getByRole('radio', { name: '$250', exact: true })).toBeChecked();
  await expect(submit(page)).toHaveText('Donate $250.00');
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await page.getByRole('link', { name: pages.giving.kinds.monthly }).click();
  await expect(page.getByRole('radio', { name: '$50', exact: true })).toBeChecked();
  await expect(submit(page)).toHaveText('Give $50.00 Monthly');
});

test('each bad amount is said beside its field, and what is typed outlasts a reload', async ({
  page,
}) => {
  await page.goto('/donations/one-time');
  for (const typed of ['0', '-5', '1e3', 'ten', '0.99', '1,00', '']) {
    await custom(page).fill(typed);
    await submit(page).click();
    await expect(custom(page)).toBeFocused();
    await expect(custom(page)).toHaveAccessibleDescription(/^Please enter a valid donation amount/);
    // What is refused is not offered on the button.
    await expect(submit(page)).not.toContainText('$');
  }
  await page.reload();
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await expect(custom(page)).toHaveValue('');
  await submit(page).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('City is required.');
  await expectNoAxeViolations(page);
  await page.goto('/donations/monthly');
  await custom(page).fill('4.99');
  await page.getByLabel('City').fill('Naples');
  await submit(page).click();
  await expect(custom(page)).toHaveAccessibleDescription(/^Minimum monthly donation is \$5/);
  await custom(page).fill('x');
  await submit(page).click();
  await expect(custom(page)).toHaveAccessibleDescription(
    /^Please enter a valid monthly donation amount/,
  );
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Naples');
  await expect(custom(page)).toHaveValue('x');
});

test('a lost answer is said, and sending again gives once', async ({
  page,
  allowConsole,
  firestore,
}) => {
  allowConsole(/Failed to load resource/);
  const email = newDonor();
  await page.goto('/donations/one-time?amount=12.34');
  await expect(custom(page)).toHaveValue('12.34');
  await fillInDonor(page, { email, method: 'Check' });
  await page.route('**/create-donation-payment', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(
    page.getByText('There was an error processing your donation. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByText('You won’t be charged twice')).toBeVisible();
  await page.unroute('**/create-donation-payment');
  await page.reload();
  await expect(custom(page)).toHaveValue('12.34');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Donation Submitted', level: 2 })).toBeVisible();
  expect(await readGifts(firestore, email)).toHaveLength(1);
});

test('a monthly gift that cannot be recorded is said in the words of its page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/donations/monthly?amount=25');
  await fillInDonor(page, { email: newDonor(), method: 'Check' });
  await page.route('**/create-donation-payment', (route) => route.abort());
  await submit(page).click();
  await expect(
    page.getByText('There was an error setting up your monthly giving. Please try again.').first(),
  ).toBeVisible();
});

test('an amount in a link is picked or filled in; one that nobody can pay is not', async ({
  page,
}) => {
  await page.goto('/donations/one-time?amount=250');
  await expect(page.getByRole('radio', { name: '$250', exact: true })).toBeChecked();
  await page.goto('/donations/one-time?amount=1,234.5');
  await expect(custom(page)).toHaveValue('1,234.50');
  for (const amount of ['1000000', '0', '-5', '%3Cscript%3E']) {
    await page.goto(`/donations/monthly?amount=${amount}`);
    await expect(submit(page)).toBeEnabled();
    await expect(custom(page)).toHaveValue('');
  }
  await page.goto('/donations/monthly?amount=12');
  await expect(custom(page)).toHaveValue('12');
});

test('on a phone the form fits, and the way back is there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/donations/monthly');
  await expect(page.getByRole('link', { name: 'Back to Donations' })).toHaveAttribute(
    'href',
    '/sponsors/donate',
  );
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

/** The day so many months from now, YYYY-MM-DD; far from both ends of a month. */
function inMonths(months: number): string {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 15))
    .toISOString()
    .slice(0, 10);
}

function longDay(day: string): string {
  const options = { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day}T12:00Z`).toLocaleDateString('en-US', options);
}
