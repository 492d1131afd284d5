import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { dayOf, monthOf } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { countsAs, type Movement, movementsOf } from '#domain/payments/movements.ts';
import { isWithin, monthAt, rangeOf } from '#domain/payments/period.ts';
import { games, ledger, payouts } from '#server/gateways/records.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { centsOn, openAsAdmin } from '#tests/helpers/money-steps.ts';
import { chooseInMenu, rowOf, toasts, topDialog } from '#tests/helpers/office-steps.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';
import { expectSame, owedByRecords, scholarshipsCents } from '#tests/helpers/sums-of-records.ts';

/*
 * The eight questions of a volunteer treasurer: each is answered in at most three clicks from the
 * dashboard, by the number of the records. What else these screens do is in tests of their own.
 */

const MOST_CLICKS = 3;
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

/** Opens the dashboard; what is pressed or chosen from there is counted. */
async function startAsking(page: Page) {
  await openAsAdmin(page, '');
  let clicks = 0;
  const counted = (work: Promise<unknown>) => {
    clicks += 1;
    expect(clicks, 'clicks').toBeLessThanOrEqual(MOST_CLICKS);
    return work;
  };
  return {
    press: (target: Locator) => counted(target.click()),
    choose: (target: Locator, option: string) => counted(target.selectOption(option)),
    tab: (name: string) => counted(page.getByRole('link', { name, exact: true }).click()),
  };
}

/** What moved this month, by all ways. */
async function movedThisMonth(): Promise<Movement[]> {
  const range = rangeOf(monthAt(new Date(), ZONE), ZONE);
  const entries = (await ledger().get()).docs.map((doc) => doc.data());
  return movementsOf(entries).filter(({ at }) => isWithin(at, range));
}

test('who owes us?', async ({ page }) => {
  const asking = await startAsking(page);
  await asking.tab('Families');
  await expectSame(owedByRecords, async () => {
    await page.reload();
    return centsOn(page, 'Owed to us');
  });
});

test('who paid what this month?', async ({ page }) => {
  const asking = await startAsking(page);
  await asking.tab('Payments');
  await expect(page.getByLabel('Period')).toHaveValue(monthAt(new Date(), ZONE));
  const received = async () =>
    sum(
      (await movedThisMonth())
        .filter((one) => countsAs(one) === 'received')
        .map(({ cents }) => cents),
    );
  await expectSame(received, async () => {
    await page.reload();
    return centsOn(page, 'Received');
  });
});

test('does it equal what Stripe pays out?', async ({ page }) => {
  // Of the last month, in which nothing but the demo's money moved.
  const month = monthOf(dayOf(new Date(), ZONE), -1);
  const asking = await startAsking(page);
  await asking.tab('Payments');
  await asking.tab('Payouts');
  await asking.choose(page.getByLabel('Period'), month);
  const panel = page.getByRole('region', { name: /Does the Ledger Match/ });
  const figure = (name: string) =>
    panel.locator('dl > div').filter({ hasText: name }).locator('dd');
  const range = rangeOf(month, ZONE);
  const sent = (await payouts().get()).docs
    .map((doc) => doc.data())
    .filter(({ createdAt }) => isWithin(createdAt, range));
  expect(sent.length).toBeGreaterThan(0);
  await expect(figure('Paid out to the bank')).toHaveText(
    formatCents(sum(sent.map(({ amountCents }) => amountCents))),
  );
  await expect(figure('Difference')).toHaveText('$0.00');
});

test('who has not signed?', async ({ page }) => {
  const player = await addPlayer();
  const asking = await startAsking(page);
  await asking.tab('Players');
  await asking.choose(page.getByLabel('Waiver'), 'Not signed');
  await expect(rowOf(page, player.lastName)).toHaveCount(1);
});

test('can I undo that?', async ({ page }) => {
  const game = await storeGame();
  await openAsAdmin(page, `tab=games&search=${encodeURIComponent(game.opponent)}`);
  await chooseInMenu(rowOf(page, game.opponent), 'Delete');
  await topDialog(page).getByRole('button', { name: 'Delete Game' }).click();
  await expect(rowOf(page, game.opponent)).toHaveCount(0);
  // One click from where it was done.
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, game.opponent)).toHaveCount(1);
  expect((await games().doc(game.id).get()).exists).toBe(true);
});

test('what did scholarships cost?', async ({ page }) => {
  const asking = await startAsking(page);
  await asking.tab('Registrations');
  await asking.tab('What They Cost');
  await expectSame(scholarshipsCents, async () => {
    await page.reload();
    return centsOn(page, 'Scholarships');
  });
});

test('what is the statement of one family?', async ({ page }) => {
  const email = newAddress('statement');
  const payer = { firstName: 'Ana', lastName: 'Diaz', email };
  await storeBill({ payer, amountCents: 4_500, description: 'Camp' });
  const asking = await startAsking(page);
  await asking.tab('Families');
  await page.getByRole('searchbox').fill(email);
  await asking.press(rowOf(page, email).getByRole('button', { name: 'Statement' }));
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.locator('dd').first()).toHaveText('$45.00');
  await expect(sheet.getByRole('row').last()).toContainText('$45.00');
});

test('what does the board get?', async ({ page }) => {
  const asking = await startAsking(page);
  await asking.tab('Payments');
  await asking.tab('Month');
  const download = page.getByRole('button', { name: 'PDF for the Board' });
  await download.waitFor();
  await asking.press(download);
  const net = async () => sum((await movedThisMonth()).map(({ cents }) => cents));
  await expect
    .poll(async () => {
      const before = await net();
      await page.reload();
      const downloading = page.waitForEvent('download');
      await download.click();
      const { text } = await readPdfText(await readFile(await (await downloading).path()));
      return before === (await net()) && text.includes(formatCents(before));
    })
    .toBe(true);
});
