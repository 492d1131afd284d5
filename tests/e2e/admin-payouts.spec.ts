import type { Page } from '@playwright/test';
import { addDays } from 'date-fns';
import { dayOf, monthOf } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { movementsOf } from '#domain/payments/movements.ts';
import { isWithin, rangeOf } from '#domain/payments/period.ts';
import { ledger, payoutLines, payouts } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import { rowOf, sidewaysScroll, toasts, topDialog } from '#tests/helpers/office-steps.ts';
import { storeUnheardPayment } from '#tests/helpers/store-payout-line.ts';

/* Does the ledger match Stripe’s payouts? */

/** Nothing but the demo's money moved in it: other tests run beside this one. */
const MONTH = monthOf(dayOf(new Date(), ZONE), -1);

const panel = (page: Page) => page.getByRole('region', { name: /Does the Ledger Match/ });
const term = (page: Page, name: RegExp) =>
  panel(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd');
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

test('in three clicks, with the ledger’s own numbers', async ({ page }) => {
  await openAsAdmin(page, '');
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await page.getByRole('link', { name: 'Payouts', exact: true }).click();
  await page.getByLabel('Period').selectOption(MONTH);

  const range = rangeOf(MONTH, ZONE);
  const entries = (await ledger().where('method', '==', 'card').get()).docs.map((doc) =>
    doc.data(),
  );
  const moved = movementsOf(entries).filter(({ at }) => isWithin(at, range));
  const came = sum(moved.map(({ cents }) => cents));
  const sent = (await payouts().get()).docs
    .map((doc) => doc.data())
    .filter(({ createdAt }) => isWithin(createdAt, range));
  expect(came).toBeGreaterThan(0);
  expect(sent.length).toBeGreaterThan(0);
  await expect(term(page, /Stripe payments in the ledger/)).toHaveText(formatCents(came));
  const paidOut = sum(sent.map(({ amountCents }) => amountCents));
  await expect(term(page, /Paid out to the bank/)).toHaveText(formatCents(paidOut));
  await expect(term(page, /Difference/)).toHaveText('$0.00');
  await expect(panel(page)).toContainText('It adds up');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('a payout is taken apart, matched with the bank statement, and the match undone', async ({
  page,
}) => {
  const open = await payouts().where('bank', '==', 'open').where('status', '==', 'paid').get();
  const payout = open.docs.map((doc) => doc.data()).find(({ payments }) => payments > 0);
  if (!payout) throw new Error('The demo has no payout to match');
  const amount = formatCents(payout.amountCents);
  await openAsAdmin(page, 'tab=payments&view=payouts');
  await rowOf(page, amount).getByRole('button', { name: 'Details' }).press('Enter');

  await test.step('its lines are its amount', async () => {
    await expect(page.getByText('Its lines add up to its amount.')).toBeVisible();
    const lines = await payoutLines().where('payout', '==', payout.id).get();
    await expect(page.locator('tbody tr')).toHaveCount(Math.min(lines.size, 25));
    expect(sum(lines.docs.map((doc) => doc.data().netCents))).toBe(payout.amountCents);
    await expectNoAxeViolations(page);
  });

  await test.step('matched', async () => {
    await page.getByRole('button', { name: 'Match to Bank Statement' }).press('Enter');
    await topDialog(page).getByLabel('Note').fill('Statement 11, line 4');
    await topDialog(page).getByLabel('Note').press('Enter');
    await expect(toasts(page)).toContainText('Payout matched');
    await expect(page.getByText(/Matched: on the statement of .*Robin Doe/)).toBeVisible();
    await expect(page.getByText('Statement 11, line 4')).toBeVisible();
    expect((await payouts().doc(payout.id).get()).data()).toMatchObject({ bank: 'matched' });
  });

  await test.step('undone', async () => {
    await page.getByRole('button', { name: 'Undo the Match' }).press('Enter');
    await topDialog(page).getByRole('button', { name: 'Undo the Match' }).press('Enter');
    await expect(toasts(page)).toContainText('Match undone');
    await expect(page.getByRole('button', { name: 'Match to Bank Statement' })).toBeVisible();
    expect((await payouts().doc(payout.id).get()).data()).toMatchObject({ match: null });
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('a payment made outside the website is marked as known, and the month says so', async ({
  page,
}) => {
  const at = addDays(new Date(), -400);
  const { id, sourceId } = await storeUnheardPayment(at);
  const row = rowOf(page, sourceId ?? '');
  await openAsAdmin(page, 'tab=payments&view=payouts&fit=none');
  await row.getByRole('button', { name: 'Mark as Known' }).press('Enter');
  await topDialog(page).getByLabel('Note').fill('Invoice to Joe’s Diner');
  await expectNoAxeViolations(page);
  await topDialog(page).getByLabel('Note').press('Enter');
  await expect(toasts(page)).toContainText('Marked as known');
  await expect(row).toHaveCount(0);
  expect((await payoutLines().doc(id).get()).data()).toMatchObject({ fit: 'known' });

  const period = dayOf(at, ZONE).slice(0, 7);
  await page.goto(`/admin?tab=payments&view=payouts&period=${period}`);
  await expect(term(page, /Difference/)).toHaveText('-$50.00');
  await expect(term(page, /Of it explained/)).toHaveText('-$50.00');
  await expect(term(page, /Not explained/)).toHaveText('$0.00');
  await expect(panel(page)).toContainText('The difference is explained');

  await panel(page)
    .getByRole('button', { name: /marked as known/ })
    .press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Lines marked as known', exact: true }),
  ).toBeVisible();
  await expect(row).toContainText('Invoice to Joe’s Diner (Robin Doe)');
  await row.getByRole('button', { name: 'Mark as Unknown' }).press('Enter');
  await topDialog(page).getByRole('button', { name: 'Mark as Unknown' }).press('Enter');
  await expect(toasts(page)).toContainText('Marked as unknown');
  await expect(row).toHaveCount(0);
  await payoutLines().doc(id).delete();
});
