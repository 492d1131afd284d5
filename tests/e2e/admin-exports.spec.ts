import { sponsorships } from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { exportRows, openAsAdmin } from '#tests/helpers/money-steps.ts';
import { fact } from '#tests/helpers/office-steps.ts';
import {
  storeBill,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';

/* What the spreadsheets of the treasurer say of money, column by column. */

const DAY = daysAgo(3);

/** Notes a check of $20.00 that came three days ago. */
const payByCheck = (kind: Parameters<typeof markPaid>[0]['kind'], recordId: string) =>
  markPaid(
    {
      kind,
      recordId,
      method: 'check',
      reference: '00417',
      date: DAY,
      amountCents: 2_000,
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );

/** As a spreadsheet shows them: digits that begin with zeros are text. */
const CHECK = '="00417"';

test('registrations, orders and gifts: when money came and how, and what is still owed', async ({
  page,
}) => {
  const email = newAddress('exported');
  const { registration } = await storeRegistration(1, { paymentMethod: 'check', email });
  const order = await storeOrder({ email });
  const gift = await storeDonation({ totalCents: 5_000, paymentMethod: 'check', email });
  await payByCheck('registration', registration.id);
  await payByCheck('order', order.id);
  await payByCheck('donation', gift.id);
  await openAsAdmin(page, 'tab=overview');
  const owed = { registrations: '130', orders: '15.98', donations: '30' };
  for (const [tab, left] of Object.entries(owed)) {
    await test.step(tab, async () => {
      await page.goto(`/admin?tab=${tab}&search=${encodeURIComponent(email)}`);
      await expect(page.getByRole('row')).toHaveCount(2);
      const rows = await exportRows(page);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        'Payment Dates': DAY,
        'Paid By': 'Check',
        Reference: CHECK,
        Paid: '20',
        Refunded: '0',
        'Still Owed': left,
      });
    });
  }
});

test('gifts: how much each time, from when, and who wants the newsletter', async ({ page }) => {
  const email = newAddress('exported');
  await storeDonation(
    { totalCents: 2_500, frequency: 'monthly', paymentMethod: 'check', email },
    {
      newsletterConsent: true,
      comments: 'For shoes.',
      startDate: '2026-12-01',
      paymentDay: 5,
    },
  );
  await openAsAdmin(page, `tab=donations&search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('$25.00 a month');
  const [row] = await exportRows(page);
  expect(row).toMatchObject({
    'Amount Each Time': '25',
    'Wants the newsletter': 'Yes',
    'Start Date': '2026-12-01',
    'Payment Day': '5',
    Comments: 'For shoes.',
  });
});

test('sponsors: whom to call, and who wants to be shown', async ({ page }) => {
  const email = newAddress('exported');
  const sponsorship = await storeSponsorship({ totalCents: 75_000, email });
  const asked = { businessWebsite: 'https://diaz.example.com', marketingConsent: true };
  await sponsorships()
    .doc(sponsorship.id)
    .set({ ...sponsorship, ...asked });
  await openAsAdmin(page, `tab=sponsors&search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  const [row] = await exportRows(page);
  expect(row).toMatchObject({
    Phone: '239-555-0123',
    Website: 'https://diaz.example.com',
    'OK to show': 'Yes',
    'Wants the newsletter': 'No',
  });
  await page.getByRole('row').getByRole('button', { name: 'Details' }).click();
  await expect(fact(page, 'Phone')).toHaveText('239-555-0123');
  await expect(fact(page, 'OK to show')).toHaveText('Yes');
});

test('bills and sponsors: paid, owed, and the number of the check', async ({ page }) => {
  const email = newAddress('exported');
  const payer = { firstName: 'Ana', lastName: 'Diaz', email };
  const bill = await storeBill({ payer, amountCents: 9_000 });
  const sponsorship = await storeSponsorship({ totalCents: 75_000, email });
  await payByCheck('bill', bill.id);
  await payByCheck('sponsorship', sponsorship.id);
  await openAsAdmin(page, 'tab=overview');
  for (const [tab, left] of Object.entries({ billing: '70', sponsors: '730' })) {
    await test.step(tab, async () => {
      await page.goto(`/admin?tab=${tab}&search=${encodeURIComponent(email)}`);
      await expect(page.getByRole('row')).toHaveCount(2);
      const rows = await exportRows(page);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ Paid: '20', Owed: left, 'Check Number': CHECK });
    });
  }
});
