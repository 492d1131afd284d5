import { expect, type Page } from '@playwright/test';
import { payouts } from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { today } from '#tests/helpers/days.ts';
import { test } from '#tests/helpers/e2e.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import { chooseInMenu, rowOf, sidewaysScroll, topDialog } from '#tests/helpers/office-steps.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/*
 * Every screen and dialog of the books on a phone, a tablet and a laptop, in light and in dark. With
 * SHOTS=<folder> it leaves pictures of them, to be looked at. The tables of records are in admin-cards.
 */

const WIDTHS = [360, 768, 1280];

async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { width = 0 } = page.viewportSize() ?? {};
    const path = `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: !name.startsWith('dialog') });
  }
}

/** Nothing scrolls sideways, neither the page nor the dialog on it, and axe finds nothing. */
async function expectGoodLooks(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await test.step(`${name} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
      if ((await topDialog(page).count()) > 0) {
        const hidden = topDialog(page).evaluate((part) => part.scrollWidth - part.clientWidth);
        expect(await hidden).toBeLessThanOrEqual(0);
      }
      await expectNoAxeViolations(page);
      await shoot(page, name);
    });
  }
}

/** A bill of which a check paid half. @returns its number, and whose it is */
async function giveHalfPaidBill() {
  const email = newAddress('looks');
  const payer = { firstName: 'Maximiliana', lastName: 'Featherstonehaugh-Oyelaran', email };
  const bill = await storeBill({ payer, amountCents: 9000, description: 'Tournament fee' });
  await markPaid(
    {
      kind: 'bill',
      recordId: bill.id,
      method: 'check',
      reference: '1042',
      date: today(),
      amountCents: 4500,
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );
  return { email, number: bill.number };
}

test('the screens of the books', async ({ page }) => {
  test.slow();
  const { email } = await giveHalfPaidBill();
  const [payout] = (await payouts().orderBy('createdAt', 'desc').limit(1).get()).docs;
  const screens = {
    payments: 'tab=payments',
    payouts: 'tab=payments&view=payouts',
    payout: `tab=payments&view=payouts&payout=${payout?.id}`,
    month: 'tab=payments&view=month',
    families: 'tab=families',
    family: `tab=families&family=${encodeURIComponent(email)}`,
    discounts: 'tab=registrations&view=discounts',
    costs: 'tab=registrations&view=costs',
    activity: 'tab=activity',
  };
  await openAsAdmin(page, 'tab=overview');
  for (const [name, query] of Object.entries(screens)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin?${query}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectGoodLooks(page, name);
  }
});

/** The dialogs of one place, each by the button that opens it; of a payment by the word's beginning. */
const OF_BILL = {
  paid: /^Mark Paid/,
  edit: /^Edit\b/,
  move: /^Move\b/,
  reverse: /^Reverse\b/,
  adjust: /^Lower This Bill/,
};
const OF_FAMILY = {
  plan: /^Make a Plan/,
  'write-off': /^Write Off/,
  hold: /^Put on Hold/,
  remind: /^Remind/,
  statement: /^Email Statement/,
};

test('the dialogs of the books', async ({ page }) => {
  test.slow();
  const { email, number } = await giveHalfPaidBill();
  await openAsAdmin(page, `tab=billing&search=${number}`);
  const openFrom = async (name: RegExp, from = page.locator('body')) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await from.getByRole('button', { name }).first().press('Enter');
    await expect(topDialog(page)).toBeVisible();
    await expect(topDialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
  };
  const close = () => topDialog(page).getByRole('button', { name: 'Close' }).first().press('Enter');

  await openFrom(/^Add/);
  await expectGoodLooks(page, 'dialog-add-bill');
  await close();
  await chooseInMenu(rowOf(page, 'Tournament'), 'Edit');
  await expect(topDialog(page).getByLabel('Description')).toBeVisible();
  await expectGoodLooks(page, 'dialog-edit-bill');
  await close();
  await openFrom(/^Details/, rowOf(page, 'Tournament'));
  await expect(topDialog(page).getByRole('button', { name: OF_BILL.move })).toBeVisible();
  await expectGoodLooks(page, 'dialog-bill');
  for (const [name, button] of Object.entries(OF_BILL)) {
    await openFrom(button, topDialog(page));
    await expectGoodLooks(page, `dialog-${name}`);
    await close();
  }

  await page.goto(`/admin?tab=families&family=${encodeURIComponent(email)}`);
  await expect(page.getByText('Open bills')).toBeVisible();
  for (const [name, button] of Object.entries(OF_FAMILY)) {
    await openFrom(button);
    await expectGoodLooks(page, `dialog-${name}`);
    await close();
  }
});
