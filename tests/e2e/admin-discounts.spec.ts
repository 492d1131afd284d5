import type { Page } from '@playwright/test';
import { adjustBillEndpoint } from '#contracts/billing/dashboard.ts';
import { updateDiscountEndpoint } from '#contracts/discounts/dashboard.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { contactMessages, discounts } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { storeMessage } from '#tests/helpers/contact-messages.ts';
import { storeDiscount } from '#tests/helpers/discounts.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { holdBack } from '#tests/helpers/hold-back.ts';
import { centsOn, openAsAdmin } from '#tests/helpers/money-steps.ts';
import {
  fact,
  openDetails,
  openMessage,
  openOffice,
  rowOf,
  sidewaysScroll,
  toasts,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { billsOf, storeRegistration } from '#tests/helpers/payables.ts';
import { expectSame, scholarshipsCents } from '#tests/helpers/sums-of-records.ts';

/* Discounts and scholarships, as the office decides them. */

const shoot = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` });
  }
};

test('a scholarship is granted on an application, and what scholarships cost is two clicks away', async ({
  page,
}) => {
  const { registration, bills } = await storeRegistration(1, { paymentMethod: 'check' });
  const id = crypto.randomUUID();
  const subject = `Scholarship for ${id.slice(0, 8)}`;
  await storeMessage({
    id,
    name: 'Ana Diaz',
    email: registration.payer.email,
    subject,
    inquiryType: 'scholarships',
    playerAge: null,
    message: 'We cannot pay all of it.',
  });
  await openOffice(page, 'messages');
  await openMessage(page, subject, subject);
  await topDialog(page).getByRole('button', { name: 'Grant Scholarship' }).click();
  await topDialog(page).getByLabel('Percent Off').fill('40');
  await expect(topDialog(page).getByLabel('Reason')).toHaveValue(
    `Scholarship (application ${recordNumberOf(id)})`,
  );
  await expectNoAxeViolations(page);
  await shoot(page, 'grant');
  await topDialog(page).getByRole('button', { name: 'Grant Scholarship', exact: true }).click();
  await expect(topDialog(page).getByRole('textbox', { name: 'Notes' })).toHaveValue(
    /Scholarship granted .*40% off one bill/,
  );
  // It waits for nobody any more, and whoever opens it reads what was granted before they decide again.
  await expect(
    topDialog(page).getByRole('region', { name: 'Scholarship application' }),
  ).toContainText(/Scholarship granted .*40% off one bill/);
  await expect(fact(page, 'Status')).toHaveText('Closed');
  expect(await billsOf(registration.id)).toMatchObject([
    { amountCents: 9_000, adjustments: [{ kind: 'scholarship', cents: 6_000 }] },
  ]);
  await topDialog(page).getByRole('button', { name: 'Decline…' }).click();
  await expect(topDialog(page).getByRole('textbox', { name: 'Reply' })).toHaveValue(
    /cannot grant one/,
  );

  // The treasurer: what did scholarships cost?
  await page.goto('/admin');
  page.on('dialog', (asked) => void asked.accept());
  await page.getByRole('navigation').getByRole('link', { name: 'Registrations' }).click();
  await page.getByRole('link', { name: 'What They Cost' }).click();
  await expectSame(scholarshipsCents, async () => {
    await page.reload();
    return centsOn(page, 'Scholarships');
  });
  await expectNoAxeViolations(page);
  await shoot(page, 'costs');

  // Taken back on the bill, it is owed again.
  await page.goto(`/admin?tab=billing&search=${bills[0]?.number}`);
  await page.getByRole('button', { name: 'Details' }).first().click();
  await topDialog(page)
    .getByRole('button', { name: /^Remove: Scholarship/ })
    .click();
  await topDialog(page).getByLabel('Reason').fill('Granted for the wrong child');
  await topDialog(page).getByRole('button', { name: 'Remove Reduction', exact: true }).click();
  // What it is lowered for nobody has said yet: no family hears of a scholarship by an oversight.
  await topDialog(page).getByRole('button', { name: 'Lower This Bill' }).click();
  await topDialog(page).getByLabel('Reason').fill('Leo does not play');
  await topDialog(page).getByRole('button', { name: 'Lower the Bill', exact: true }).click();
  await expect(topDialog(page).getByLabel('Type')).toHaveAccessibleDescription(
    'Choose what it is.',
  );
  expect(await billsOf(registration.id)).toMatchObject([{ amountCents: 15_000, adjustments: [] }]);
});

test('a scholarship that stops half way says so, and nothing is taken off twice', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const { registration } = await storeRegistration(2, { paymentMethod: 'check' });
  let sent = 0;
  await page.route(`**${adjustBillEndpoint.path}`, (route) => {
    sent += 1;
    return sent === 2 ? route.abort() : route.continue();
  });
  const dialog = topDialog(page);
  const boxes = dialog.getByRole('checkbox');
  const grant = dialog.getByRole('button', { name: 'Grant Scholarship', exact: true });
  await openOffice(page, `registrations&search=${registration.number}`);
  await openDetails(page, registration.number);
  await expect(fact(page, 'Still Owed')).toHaveText('$300.00');
  await grant.click();
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await dialog.getByLabel('Percent Off').fill('50');
  await grant.click();
  await expect(dialog).toContainText('1 of 2 bills was lowered. The next one was not.');
  await expect(boxes).toHaveCount(1);
  await expectNoAxeViolations(page);
  // What is behind shows what was done, also where the rest is left for later.
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(fact(page, 'Still Owed')).toHaveText('$225.00');

  await grant.click();
  await dialog.getByRole('checkbox', { name: '$150.00 still owed' }).check();
  await dialog.getByLabel('Percent Off').fill('50');
  await grant.click();
  await expect(fact(page, 'Still Owed')).toHaveText('$150.00');
  expect((await billsOf(registration.id)).map(({ amountCents }) => amountCents)).toEqual([
    7_500, 7_500,
  ]);
});

test('a scholarship counts as granted whatever becomes of the note about it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const { registration } = await storeRegistration(1, { paymentMethod: 'check' });
  const { email } = registration.payer;
  const subject = `Scholarship for ${registration.number}`;
  const message = await storeMessage({ email, subject, inquiryType: 'scholarships' });
  const dialog = topDialog(page);
  const grant = dialog.getByRole('button', { name: 'Grant Scholarship', exact: true });
  const noteMeanwhile = (notes: string) => {
    const updatedAt = new Date().toISOString();
    return contactMessages()
      .doc(message.id)
      .set({ ...message, notes, updatedAt });
  };
  await openOffice(page, 'messages');
  await openMessage(page, subject, subject);
  await noteMeanwhile('Called her.');
  await grant.click();
  await dialog.getByLabel('Amount Off Each Bill').fill('50');
  await grant.click();
  await expect(toasts(page)).toContainText('Scholarship granted');
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(
    /^Called her\.\nScholarship granted .*\$50\.00 off one bill\.$/,
  );

  await noteMeanwhile('x'.repeat(1_990));
  await grant.click();
  await dialog.getByLabel('Amount Off Each Bill').fill('25');
  await grant.click();
  await expect(toasts(page)).toContainText('The decision was not added to the message');
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(/^x+$/);
  expect(await billsOf(registration.id)).toMatchObject([
    { amountCents: 7_500, adjustments: [{ cents: 5_000 }, { cents: 2_500 }] },
  ]);
});

test('two discounts are turned off one right after the other', async ({ page }) => {
  const [first, second] = [await storeDiscount(), await storeDiscount()];
  const button = (code: string | null, name: string) =>
    rowOf(page, code ?? '').getByRole('button', { name });
  await openAsAdmin(page, 'tab=registrations&view=discounts');
  const release = await holdBack(page, updateDiscountEndpoint.path);
  await button(first.code, 'Turn Off').click();
  await button(second.code, 'Turn Off').click();
  release();
  await expect(button(first.code, 'Turn On')).toBeVisible();
  await expect(button(second.code, 'Turn On')).toBeVisible();
});

test('a discount is added, changed and switched off', async ({ page }) => {
  const name = `Neighbors ${crypto.randomUUID().slice(0, 8)}`;
  const code = `N-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  await openAsAdmin(page, 'tab=registrations&view=discounts');
  await page.getByRole('button', { name: 'Add Discount' }).click();
  await topDialog(page).getByRole('button', { name: 'Add Discount' }).click();
  await expect(topDialog(page).getByLabel('Name')).toHaveAccessibleDescription(/required/);
  await topDialog(page).getByLabel('Name').fill(name);
  await topDialog(page).getByLabel('Code').fill(code);
  await topDialog(page).getByLabel('Amount Off').fill('20');
  await expectNoAxeViolations(page);
  await shoot(page, 'discount-dialog');
  await page.setViewportSize({ width: 1280, height: 900 });
  await topDialog(page).getByRole('button', { name: 'Add Discount' }).click();
  await expect(rowOf(page, name)).toContainText('$20.00 for each player');
  await rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
  await topDialog(page).getByLabel('The Amount Is For').selectOption('registration');
  await topDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, name)).toContainText('$20.00 once per registration');
  await rowOf(page, name).getByRole('button', { name: 'Turn Off' }).click();
  await expect(rowOf(page, name).getByRole('button', { name: 'Turn On' })).toBeVisible();
  await expectNoAxeViolations(page);
  await shoot(page, 'discounts');
  await page.setViewportSize({ width: 360, height: 900 });
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('a discount that someone else has changed is turned off at the second press', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  const discount = await storeDiscount();
  const row = rowOf(page, discount.code ?? '');
  await openAsAdmin(page, 'tab=registrations&view=discounts');
  await expect(row).toContainText('10%');
  const updatedAt = new Date().toISOString();
  await discounts()
    .doc(discount.id)
    .set({ ...discount, percent: 15, updatedAt });
  await row.getByRole('button', { name: 'Turn Off' }).click();
  await expect(toasts(page)).toContainText('Someone else has changed this');
  await expect(row).toContainText('15%');
  await row.getByRole('button', { name: 'Turn Off' }).click();
  await expect(row.getByRole('button', { name: 'Turn On' })).toBeVisible();
});
