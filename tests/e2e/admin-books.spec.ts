import { readFile } from 'node:fs/promises';
import { monthAt } from '#domain/payments/period.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { ledger } from '#server/gateways/records.ts';
import { writeEntries } from '#server/use-cases/payments/sums/write-entries.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { expectFits, exportRows, openAsAdmin, stat } from '#tests/helpers/money-steps.ts';
import { rowOf } from '#tests/helpers/office-steps.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { storePayout } from '#tests/helpers/store-payout.ts';

/* The treasurer asks the books. A month of its own: other tests move money in the present one. */

const MONTH = '2024-02';

test.beforeAll(async () => {
  const paidAt = '2024-02-10T17:00:00.000Z';
  const entries = [
    handEntry({ id: 'hand-books-check', name: 'Ruth Check', amountCents: 15_000, paidAt }),
    handEntry({
      id: 'demo-books-card',
      kind: 'donation',
      method: 'card',
      reference: null,
      paidAt,
      label: 'Gift QQ9P-7QRS',
      name: 'Gil Card',
      amountCents: 6500,
      refundedCents: 6500,
      refunds: [
        { id: 're_1', cents: 2000, at: '2024-02-20T17:00:00.000Z' },
        { id: 're_2', cents: 4500, at: '2024-03-02T17:00:00.000Z' },
      ],
    }),
    handEntry({
      id: 'reversal-books',
      name: 'Ruth Check',
      amountCents: -5000,
      status: 'reversal',
      reason: 'The check bounced',
      paidAt: '2024-02-12T17:00:00.000Z',
    }),
  ];
  // As they are booked, with the sums of their months. Each worker of the run does this once.
  await firestore().runTransaction(async (transaction) => {
    const docs = await transaction.getAll(...entries.map(({ id }) => ledger().doc(id)));
    const stored = docs.flatMap((doc) => doc.data() ?? []);
    writeEntries(transaction, stored, entries, ZONE);
  });
  await storePayout({ id: 'po_books_1', amountCents: 6_135, bank: 'matched' });
  await storePayout({ id: 'po_books_2', amountCents: 1_200, status: 'in_transit' });
});

test('who paid what this month: two clicks, and the sums are the ledger’s', async ({ page }) => {
  await openAsAdmin(page, '');
  await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
  await page.getByLabel('Period').selectOption(monthAt(new Date(), ZONE));
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(`/admin?tab=payments&period=${MONTH}`);
  await expect(stat(page, 'Received')).toHaveText('$215.00');
  await expect(stat(page, 'Refunded')).toHaveText('-$20.00');
  await expect(stat(page, 'Reversed or Disputed')).toHaveText('-$50.00');
  await expect(stat(page, 'Net')).toHaveText('$145.00');
  await expect(page.getByRole('row')).toHaveCount(5);
  const details = await page.getByRole('button', { name: /^Details/ }).allTextContents();
  expect(new Set(details).size, details.join('; ')).toBe(4);
  await expectNoAxeViolations(page);

  const rows = await exportRows(page);
  expect(rows.reduce((sum, row) => sum + Number(row.Amount), 0)).toBe(145);
  expect(rows.map(({ Date: day }) => day)).toEqual([
    '2024-02-20',
    '2024-02-12',
    '2024-02-10',
    '2024-02-10',
  ]);

  await page.getByLabel('Method', { exact: true }).selectOption('Card');
  await expect(stat(page, 'Net')).toHaveText('$45.00');
  await page.getByLabel('Period').selectOption('2024');
  await expect(stat(page, 'Net')).toHaveText('$0.00');
});

test('a row opens the payments of its record, also on a phone, and all years are searched', async ({
  page,
}) => {
  await openAsAdmin(page, 'tab=payments&period=all');
  await expect(page.getByText('Search all years')).toBeVisible();
  await page.getByLabel('Search').fill('QQ9P');
  await expect(rowOf(page, 'Gil Card')).toHaveCount(3);
  await rowOf(page, 'Refund').first().getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog').getByText('$65.00 refunded')).toBeVisible();
  await expectFits(page, 360);
  await expectNoAxeViolations(page);
});

test('the board page of this month: three clicks, and it says what the ledger says', async ({
  page,
}) => {
  await openAsAdmin(page, '');
  await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
  await page.getByRole('link', { name: 'Month' }).click();
  const income = page.getByRole('table', { name: 'Income' });
  await expect(income).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF for the Board' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^month-\d{4}-\d\d\.pdf$/);

  await page.goto(`/admin?tab=payments&view=month&period=${MONTH}`);
  const total = income.getByRole('row', { name: /^Total/ });
  await expect(total).toContainText('$215.00');
  await expect(total).toContainText('$145.00');
  const toBank = page.getByRole('table', { name: 'Payouts to the Bank' });
  await expect(toBank.getByRole('row', { name: /^Matched/ })).toContainText(/1\s*\$61\.35/);
  await expect(toBank.getByRole('row', { name: /^Not matched/ })).toContainText(/1\s*\$12\.00/);
  await expect(toBank.getByRole('row', { name: /^Sent to the bank/ })).toContainText('$73.35');
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF for the Board' }).click();
  const { pages, text } = await readPdfText(await readFile(await (await again).path()));
  expect(pages).toBe(1);
  for (const words of ['February 2024', '$215.00', '-$20.00', '-$50.00', '$145.00', '$73.35']) {
    expect(text).toContain(words);
  }
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
});
