import type { Page } from '@playwright/test';
import { adjustBillEndpoint } from '#contracts/billing/dashboard.ts';
import { listFamiliesEndpoint, readFamilyTotalsEndpoint } from '#contracts/families/dashboard.ts';
import { sendRemindersEndpoint } from '#contracts/families/mails.ts';
import { formatCents } from '#domain/money/money.ts';
import { ledger, playerBills } from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { centsOn, expectFits, openAsAdmin, runScheduled } from '#tests/helpers/money-steps.ts';
import { rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';
import { owedByRecords } from '#tests/helpers/sums-of-records.ts';

/* The treasurer's questions: who owes us, and the statement of one family. */

/** A family that owes for two players: 95 days late, 100.00 of 300.00 paid by check. */
async function storeFamily(email: string): Promise<void> {
  const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check', email });
  for (const { id } of bills)
    await playerBills()
      .doc(id)
      .update({ dueDate: daysAgo(95) });
  await markPaid(
    {
      kind: 'registration',
      recordId: registration.id,
      method: 'check',
      reference: '1042',
      date: daysAgo(2),
      amountCents: 10_000,
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );
}

async function openFamilies(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Families', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Who Owes Us' })).toBeVisible();
  await centsOn(page, 'Owed to us');
}

test('who owes us is one click from the dashboard, and comes to the bills and orders', async ({
  page,
}) => {
  const email = newAddress('owes');
  await storeFamily(email);
  await openAsAdmin(page, '');
  await openFamilies(page);
  // Other tests bill people meanwhile: asked until nobody did in between.
  await expect
    .poll(async () => {
      const before = await owedByRecords();
      await page.reload();
      const shown = await centsOn(page, 'Owed to us');
      const ages = ['Not due yet', '0–30 days', '31–60 days', '61–90 days', 'Over 90 days'];
      const parts = await Promise.all(ages.map((age) => centsOn(page, age)));
      const sum = parts.reduce((total, cents) => total + cents, 0);
      return [shown - before, sum - shown];
    })
    .toEqual([0, 0]);
  await page.getByRole('searchbox').fill(email);
  const row = rowOf(page, email);
  await expect(row).toContainText('$200.00');
  await expect(row).toContainText('Over 90 days');
  await expectNoAxeViolations(page);
});

test('the statement of one family is two clicks away, equals the ledger, and is the guardian’s own', async ({
  page,
}) => {
  const guardian = await signUpUser({ role: 'parent' });
  const { email } = guardian;
  await storeFamily(email);
  await openAsAdmin(page, '');
  await openFamilies(page);
  await page.getByRole('searchbox').fill(email);
  await rowOf(page, email).getByRole('button', { name: 'Statement' }).click();
  await expect(page.getByRole('button', { name: 'Remind', exact: true })).toBeVisible();
  const sheet = page.locator('[data-print-sheet]');
  const entries = await ledger().where('email', '==', email).get();
  const came = entries.docs
    .map((doc) => doc.data())
    .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
  const balance = formatCents(30_000 - came);
  await expect(sheet.locator('dd').first()).toHaveText(balance);
  await expect(sheet.getByRole('row', { name: /Payment by check.*1042/ })).toBeVisible();
  await expect(sheet.getByRole('row').last()).toContainText(balance);
  await expectNoAxeViolations(page);
  await expectFitsPage(page, 360);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await signInAs(page, email);
  await page.goto('/account#statement');
  const own = page.locator('#statement');
  await expect(own.locator('dd').first()).toHaveText(balance);
  await own.getByRole('button', { name: 'Show All Lines' }).press('Enter');
  await expect(own.getByRole('row')).toHaveCount(4);
  await expect(own.getByRole('row').last()).toContainText(balance);
  await expectNoAxeViolations(page);
  await expectFitsPage(page, 360);
});

async function expectFitsPage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('chosen families are reminded after the text was shown; one on hold is not', async ({
  page,
  mailbox,
}) => {
  const [owes, held] = [newAddress('owes'), newAddress('held')];
  const word = crypto.randomUUID().slice(0, 8);
  const payer = { firstName: 'Ana', lastName: word };
  for (const email of [owes, held]) {
    await storeBill({ payer: { ...payer, email }, dueDate: daysAgo(10), amountCents: 4_500 });
  }
  await openAsAdmin(page, `tab=families&family=${encodeURIComponent(held)}`);
  await page.getByRole('button', { name: 'Put on Hold' }).click();
  await topDialog(page).getByLabel('Until').fill(daysAgo(-20));
  await topDialog(page).getByLabel('Reason').fill('Pays next month');
  await topDialog(page).getByRole('button', { name: 'Put on Hold' }).click();
  await expect(page.getByText('On hold until')).toBeVisible();

  await page.getByRole('link', { name: 'Back to all families' }).click();
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(2);
  await expect(rowOf(page, held)).toContainText('On hold until');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).press(' ');
  await page.getByRole('button', { name: 'Remind 2' }).press('Enter');
  const dialog = topDialog(page);
  await expect(dialog).toContainText('Total due: $45.00');
  await expect(dialog).toContainText('No email will be sent');
  await expectNoAxeViolations(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Send 1 Email' }).press('Enter');
  await expect(rowOf(page, owes).getByRole('cell').nth(5)).not.toHaveText('');
  await expect
    .poll(async () => {
      await runScheduled(page, 'deliver-outbox');
      const mails = await mailbox.readAll();
      return [owes, held].map(
        (email) => mails.filter(({ to }) => to.some(({ address }) => address === email)).length,
      );
    })
    .toEqual([1, 0]);
});

test('families stay chosen and filtered while the statement of one is looked at', async ({
  page,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const payer = { firstName: 'Ana', lastName: word };
  const emails = [newAddress('one'), newAddress('two')];
  for (const email of emails) {
    await storeBill({ payer: { ...payer, email }, dueDate: daysAgo(10), amountCents: 4_500 });
  }
  await openAsAdmin(page, `tab=families&search=${word}`);
  await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).press(' ');
  await expect(page.getByRole('button', { name: 'Remind 2' })).toBeVisible();
  await rowOf(page, emails[0] ?? '')
    .getByRole('button', { name: 'Statement' })
    .click();
  await page.getByRole('link', { name: 'Back to all families' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remind 2' })).toBeVisible();
});

test('reminders of which none goes are not said to be emailed', async ({ page }) => {
  const email = newAddress('owes');
  await storeBill({
    payer: { firstName: 'Ana', lastName: 'Diaz', email },
    dueDate: daysAgo(10),
    amountCents: 4_500,
  });
  await openAsAdmin(page, `tab=families&family=${encodeURIComponent(email)}`);
  const why = 'Already reminded today.';
  await page.route(`**${sendRemindersEndpoint.path}`, (route) =>
    route.fulfill({ json: { sent: [], skipped: [{ email, why }] } }),
  );
  await page.getByRole('button', { name: /^Remind/ }).click();
  await topDialog(page).getByRole('button', { name: 'Send 1 Email' }).click();
  await expect(topDialog(page)).toContainText(why);
  await expect(topDialog(page)).toContainText('No reminder was sent');
  await expect(page.getByText(/will be emailed/)).toHaveCount(0);
});

test('a balance becomes a plan, and what is left of it is written off', async ({ page }) => {
  const email = newAddress('plan');
  const payer = { firstName: 'Ana', lastName: 'Diaz', email };
  await storeBill({ payer, dueDate: daysAgo(40), amountCents: 10_001, description: 'Camp' });
  await openAsAdmin(page, `tab=families&family=${encodeURIComponent(email)}`);
  const dialog = topDialog(page);
  const figures = page.locator('[data-print-sheet] dd');
  await expect(figures.first()).toHaveText('$100.01');
  await page.getByRole('button', { name: 'Make a Plan' }).click();
  await dialog.getByLabel('Number of installments').fill('13');
  await dialog.getByRole('button', { name: 'Make the Plan' }).click();
  await expect(dialog).toContainText('Enter at most 12 installments.');
  await dialog.getByLabel('Number of installments').fill('2');
  await dialog.getByLabel('First installment due on').fill(daysAgo(-10));
  await expect(dialog.getByRole('listitem')).toHaveText([/: \$50\.01$/, /: \$50\.00$/]);
  await expectNoAxeViolations(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Make the Plan' }).press('Enter');
  await expect(page.getByText('Camp (part 2 of 2)')).toHaveCount(2);
  await expect(figures.first()).toHaveText('$100.01');

  await page.getByRole('button', { name: 'Write Off' }).click();
  await dialog.getByRole('checkbox', { name: /part 1 of 2/ }).uncheck();
  await expect(dialog.getByRole('heading').first()).toHaveText('Write off $50.00?');
  await dialog.getByRole('button', { name: 'Write Off' }).click();
  await expect(dialog).toContainText('Reason is required.');
  await dialog.getByLabel('Reason').fill('Moved away');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Write Off' }).press('Enter');
  await expect(figures.first()).toHaveText('$50.01');
  await expect(page.getByRole('row', { name: /Write-off of .*Moved away/ })).toContainText(
    '-$50.00',
  );
});

test('two bills that share what has come are written off together, also where that stops half way', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  let sent = 0;
  await page.route(`**${adjustBillEndpoint.path}`, (route) => {
    sent += 1;
    return sent === 2 ? route.abort() : route.continue();
  });
  const email = newAddress('together');
  await storeFamily(email);
  await openAsAdmin(page, `tab=families&family=${encodeURIComponent(email)}`);
  const dialog = topDialog(page);
  const figures = page.locator('[data-print-sheet] dd');
  await expect(figures.first()).toHaveText('$200.00');
  await page.getByRole('button', { name: 'Write Off' }).click();
  await expect(dialog.getByRole('heading').first()).toHaveText('Write off $200.00?');
  await dialog.getByLabel('Reason').fill('Moved away');
  await dialog.getByRole('button', { name: 'Write Off' }).press('Enter');
  await expect(dialog).toContainText('1 of 2 bills was lowered. The next one was not.');
  await expect(dialog.getByRole('heading').first()).toHaveText('Write off $100.00?');
  await dialog.getByRole('button', { name: 'Write Off' }).press('Enter');
  await expect(figures.first()).toHaveText('$0.00');
  await expect(page.getByRole('row', { name: /Write-off of .*Moved away/ })).toHaveCount(2);
  const bills = await playerBills().where('payer.email', '==', email).get();
  expect(bills.docs.map((doc) => doc.data().paymentStatus)).toEqual(['paid', 'paid']);
});

test('the list and a statement that cannot be had can be asked for again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await openAsAdmin(page, 'tab=activity');
  for (const { path } of [listFamiliesEndpoint, readFamilyTotalsEndpoint]) {
    await page.route(`**${path}*`, (route) => route.abort(), { times: 1 });
  }
  await page.getByRole('link', { name: 'Families', exact: true }).click();
  await expect(page.getByText('Error fetching families').first()).toBeVisible();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toHaveCount(2);
  await retry.first().click();
  await expect(retry).toHaveCount(1);
  await retry.click();
  await centsOn(page, 'Owed to us');
});
