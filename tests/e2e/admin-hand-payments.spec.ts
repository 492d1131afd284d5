import type { Browser, Page } from '@playwright/test';
import { dayOf, formatDay } from '#domain/calendar/calendar.ts';
import { ledger } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { centsOn, expectFits } from '#tests/helpers/money-steps.ts';
import {
  fact,
  openDetails,
  openOffice,
  readMails,
  rowOf,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';

/* Twelve checks of $12.50, one of which bounces: the office, the family's mail and their account. */

/** Of the demo program. */
const today = (zone = ZONE) => dayOf(new Date(), zone);

// The office is on a trip, where it is another day: between the two are 25 hours.
test.use({
  timezoneId:
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => today(zone) !== today()) ?? 'UTC',
});

test('a plan by check is noted in parts, one is taken back, and all sums and mails follow', async ({
  page,
  browser,
  mailbox,
}) => {
  test.setTimeout(240_000);
  const email = newAddress('guardian');
  await signUpUser({ email, role: 'parent' });
  const { registration } = await storeRegistration(1, {
    paymentMethod: 'check',
    frequency: 'monthly',
    email,
    createdAt: new Date(Date.now() - 2 * 86_400_000),
  });
  const { number } = registration;
  const button = (name: string | RegExp) => topDialog(page).getByRole('button', { name });
  const payments = topDialog(page).getByRole('region', { name: 'Payments' }).getByRole('listitem');
  const latestMail = async (subject: RegExp) =>
    (await readMails(page, mailbox, email)).findLast((mail) => subject.test(mail.subject))?.text;

  await openOffice(page, `registrations&search=${number}`);
  await openDetails(page, number);

  await test.step('the first check: what is due is offered, on the program’s day', async () => {
    await button('Mark Paid').press('Enter');
    await expect(topDialog(page).getByLabel('Amount')).toHaveValue('12.50');
    await expect(topDialog(page).getByLabel('Amount')).toHaveAccessibleDescription(
      '$12.50 is due now, $150.00 is owed in total.',
    );
    await expect(topDialog(page).getByRole('status')).toHaveText(
      '$137.50 is still owed after this.',
    );
    await expect(topDialog(page).getByLabel('Payment date')).toHaveValue(today());
    await expectNoAxeViolations(page);
    await expectFits(page, 360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await topDialog(page).getByLabel('Reference').fill('1042');
    await button('Record $12.50 Payment').press('Enter');
    await expect(payments).toHaveText([/· \$12\.50 · Check 1042 · PaidEdit/]);
    await expect(fact(page, 'Paid')).toHaveText('$12.50 / $150.00');
    await expect(fact(page, 'Still Owed')).toHaveText('$137.50');
  });

  await test.step('its receipt says how far it has come and what is next', async () => {
    await expect.poll(() => latestMail(/payment received/)).toContain('Amount: $12.50');
    const text = await latestMail(/payment received/);
    expect(text).toContain('Paid so far: $12.50 of $150.00');
    expect(text).toContain('Left to pay: $137.50');
    expect(text).toMatch(/Next payment: \$12\.50 by \w+ \d+, \d{4}/);
  });

  await test.step('the sums count what came, not the whole', async () => {
    await expectSums(page, number, '$12.50 of $150.00');
  });

  await test.step('the check bounces: taken back once, with a reason, by keyboard', async () => {
    await openDetails(page, number);
    await button(/^Reverse/).press('Enter');
    await expect(topDialog(page).getByRole('heading')).toHaveText('Reverse this payment of $12.50');
    await expect(topDialog(page).getByLabel('Date of reversal')).toHaveValue(today());
    await topDialog(page).getByRole('button', { name: 'Reverse Payment' }).press('Enter');
    await expect(topDialog(page).getByLabel('Reason')).toBeFocused();
    await expectNoAxeViolations(page);
    await expectFits(page, 360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.type('The bank returned the check');
    await page.keyboard.press('Tab');
    await expect(topDialog(page).getByLabel('Date of reversal')).toBeFocused();
    await button('Reverse Payment').press('Enter');
    await expect(payments).toHaveText([
      /· \$12\.50 · Check 1042 · Reversed$/,
      /· -\$12\.50 · Check 1042 · Reversed · The bank returned the check$/,
    ]);
    await expect(fact(page, 'Paid')).toHaveText('$0.00 / $150.00');
    await expect(fact(page, 'Still Owed')).toHaveText('$150.00');
    await expect(topDialog(page).getByRole('heading', { name: 'Payments' })).toBeFocused();
    await expectFits(page, 360);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the family reads why, and what is owed again', async () => {
    const subject = /a payment of \$12\.50 was reversed/;
    await expect.poll(() => latestMail(subject)).toContain('Reason: The bank returned the check');
    const text = await latestMail(subject);
    expect(text).toContain(`Date: ${formatDay(today())}`);
    expect(text).toContain('Paid so far: $0.00 of $150.00');
    expect(text).toContain('Next payment: $12.50, due now');
    await expectSums(page, number, '$0.00 of $150.00');
    await expectAtHome(browser, email);
  });

  await test.step('another part of another amount', async () => {
    await openDetails(page, number);
    await button('Mark Paid').press('Enter');
    await topDialog(page).getByLabel('Amount').fill('150.01');
    await button('Record Payment').press('Enter');
    await expect(topDialog(page).getByLabel('Amount')).toHaveAccessibleDescription(
      /Enter an amount from \$0\.01 to \$150\.00\./,
    );
    await topDialog(page).getByLabel('Amount').fill('40');
    await expect(topDialog(page).getByRole('status')).toHaveText(
      '$110.00 is still owed after this.',
    );
    await topDialog(page).getByLabel('Method').selectOption('Cash');
    await button('Record $40.00 Payment').press('Enter');
    await expect(payments).toHaveCount(3);
    await expect(payments.last()).toHaveText(/· \$40\.00 · Cash · PaidEdit/);
    await expectSums(page, number, '$40.00 of $150.00');
  });
});

/** The registration's row, and the card of all that came for players, which is what the books say. */
async function expectSums(page: Page, number: string, paid: string): Promise<void> {
  await page.goto(`/admin?tab=registrations&search=${number}`);
  await expect(rowOf(page, number)).toContainText(paid);
  // Other tests note money meanwhile: asked for anew until both are of the same moment.
  const difference = async () => {
    await page.goto('/admin?tab=billing');
    return (await centsOn(page, 'Paid')) - (await bookedCents());
  };
  await expect.poll(difference, { timeout: 40_000 }).toBe(0);
  await page.goto(`/admin?tab=registrations&search=${number}`);
}

/** What came for registrations and bills and stayed, added up entry by entry. */
async function bookedCents(): Promise<number> {
  const found = await ledger().where('kind', 'in', ['registration', 'bill']).get();
  return found.docs
    .map((doc) => doc.data())
    .filter(({ paidAt }) => paidAt !== null)
    .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
}

/** On the family's account the check is not paid any more, and its receipt says so. */
async function expectAtHome(browser: Browser, email: string): Promise<void> {
  const context = await browser.newContext();
  const home = await context.newPage();
  await signInAs(home, email);
  await home.goto('/account#receipts');
  const rows = home.getByRole('region', { name: 'Payments and receipts' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /· Check · Reversed · The bank returned the check-\$12\.50$/,
    /· Check · Reversed\$12\.50Receipt for /,
  ]);
  await rows
    .last()
    .getByRole('button', { name: /^Receipt/ })
    .click();
  await expect(home.getByRole('article')).toContainText('StatusReversed');
  await context.close();
}
