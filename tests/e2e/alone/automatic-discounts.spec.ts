import type { Page } from '@playwright/test';
import { discounts } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { daysAgo, today } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import { rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { billsOf } from '#tests/helpers/payables.ts';
import {
  fillInGuardian,
  fillInPlayer,
  newGuardian,
  playerCard,
  readRegistrations,
  sign,
  submitButton,
} from '#tests/helpers/registration-steps.ts';

/*
 * Discounts that need no code. They count for every family as long as they are on, so no other test of
 * registrations may run meanwhile.
 */

const SIBLINGS = 'Second child, 10% off (no code)';
const EARLY = 'Early bird, $20 off (no code)';

test.afterEach(async () => {
  for (const name of [SIBLINGS, EARLY]) {
    const found = await discounts().where('name', '==', name).get();
    await Promise.all(found.docs.map(({ ref }) => ref.delete()));
  }
});

async function addDiscount(page: Page, fields: Record<string, string>, rule: string) {
  await page.getByRole('button', { name: 'Add Discount' }).click();
  await topDialog(page).getByLabel('Who Gets It').selectOption(rule);
  for (const [label, text] of Object.entries(fields)) {
    await topDialog(page).getByLabel(label).fill(text);
  }
  await topDialog(page).getByRole('button', { name: 'Add Discount' }).click();
  await expect(rowOf(page, fields.Name ?? '')).toContainText('applies automatically');
}

test('siblings and the early bird pay less without a code: on the form, on the bills, in the office', async ({
  page,
  firestore,
}) => {
  test.slow();
  await openAsAdmin(page, 'tab=registrations&view=discounts');
  await addDiscount(page, { Name: SIBLINGS, 'Percent Off': '10' }, 'siblings');
  await addDiscount(page, { Name: EARLY, 'Amount Off': '20', 'Last Day': today() }, 'early-bird');

  const email = newGuardian();
  await page.goto('/register');
  const fee = page.getByRole('region', { name: 'Fee and Installments' });
  await test.step('one player: the early bird alone', async () => {
    await expect(fee).toContainText(`${EARLY}−$20.00`);
    await expect(fee).not.toContainText(SIBLINGS);
    await expect(fee).toContainText('Total$130.00');
  });
  await test.step('two players: both, and the reason of each', async () => {
    await fee.getByRole('button', { name: 'Add a player' }).click();
    await expect(fee).toContainText(`${SIBLINGS}−$15.00`);
    await expect(fee).toContainText(`${EARLY}−$40.00`);
    await expect(fee).toContainText('Total$245.00');
    await expectNoAxeViolations(page);
  });
  await fillInGuardian(page, email);
  await fillInPlayer(playerCard(page, 1), 'Mia');
  await fillInPlayer(playerCard(page, 2), 'Leo');
  await sign(page);
  await page.getByRole('radio', { name: 'Check' }).check();
  await page.getByRole('radio', { name: /^One-time/ }).check();
  await expect(submitButton(page)).toHaveText('Register 2 players – $245.00 by check');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeVisible();

  const [registration] = await readRegistrations(firestore, email);
  expect(registration?.payment.totalCents).toBe(24_500);
  const lines = (registration?.discounts ?? []).toSorted((a, b) => a.cents - b.cents);
  expect(lines).toMatchObject([
    { name: SIBLINGS, code: null, cents: 1_500 },
    { name: EARLY, code: null, cents: 4_000 },
  ]);
  const bills = await billsOf(registration?.id ?? '');
  expect(bills.map(({ amountCents }) => amountCents).sort()).toEqual([11_500, 13_000]);

  await test.step('the office reads what they cost', async () => {
    await page.goto('/admin?tab=registrations&view=discounts');
    await expect(rowOf(page, SIBLINGS)).toContainText('$15.00');
    await expect(rowOf(page, EARLY)).toContainText('$40.00');
    await page.goto(`/admin?tab=families&family=${encodeURIComponent(email)}`);
    await expect(page.getByRole('row', { name: /Second child/ })).toContainText('-$15.00');
  });
});

test('an early bird that has ended takes nothing off', async ({ page }) => {
  await openAsAdmin(page, 'tab=registrations&view=discounts');
  const lastDay = daysAgo(1);
  await addDiscount(page, { Name: EARLY, 'Amount Off': '20', 'Last Day': lastDay }, 'early-bird');
  await page.goto('/register');
  const fee = page.getByRole('region', { name: 'Fee and Installments' });
  await expect(fee).toContainText('Total$150.00');
  await fee.getByRole('button', { name: 'Add a player' }).click();
  await expect(fee).toContainText('Total$300.00');
  await expect(fee).not.toContainText(EARLY);
});
