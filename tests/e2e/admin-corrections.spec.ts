import type { Locator, Page } from '@playwright/test';
import { ledger } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { expectFits } from '#tests/helpers/money-steps.ts';
import { fact, openOffice, readMails, rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* A payment that was noted wrongly is put right by keyboard alone. */

/** Presses Tab until something has the focus, as a person does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

const press = async (page: Page, target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Over what stands in a field. */
async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const netOf = async (recordId: string) => {
  const entries = await ledger().where('recordId', '==', recordId).get();
  return entries.docs.reduce((sum, doc) => sum + doc.data().amountCents, 0);
};

test('a wrong amount, then the wrong bill: corrected in under a minute, by keyboard', async ({
  page,
  mailbox,
}) => {
  test.setTimeout(120_000);
  const email = newAddress('guardian');
  const { registration } = await storeRegistration(1, { paymentMethod: 'check', email });
  const bill = await storeBill({
    payer: registration.payer,
    amountCents: 4500,
    description: 'Tournament fee',
  });
  const payments = topDialog(page).getByRole('region', { name: 'Payments' }).getByRole('listitem');
  const button = (name: string | RegExp) => topDialog(page).getByRole('button', { name });

  await openOffice(page, `registrations&search=${registration.number}`);
  await rowOf(page, registration.number).getByRole('button', { name: 'Details' }).press('Enter');
  await button('Mark Paid').press('Enter');
  await topDialog(page).getByLabel('Amount').fill('54.00');
  await topDialog(page).getByLabel('Reference').fill('1042');
  await button('Record $54.00 Payment').press('Enter');
  await expect(fact(page, 'Paid')).toHaveText('$54.00 / $150.00');

  const started = Date.now();
  await test.step('the check was of $45.00', async () => {
    await page.goto('/admin');
    const tab = page.getByRole('navigation', { name: 'Dashboard' });
    await press(page, tab.getByRole('link', { name: 'Registrations' }));
    await retype(page, page.getByRole('searchbox'), registration.number);
    await expect(rowOf(page, registration.number)).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(2);
    await press(page, rowOf(page, registration.number).getByRole('button', { name: 'Details' }));
    await press(page, button(/^Edit\b/));
    await expect(topDialog(page).getByLabel('Reference')).toHaveValue('1042');
    await expectNoAxeViolations(page);
    await expectFits(page, 360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await retype(page, topDialog(page).getByLabel('Amount'), '45.00');
    await retype(page, topDialog(page).getByLabel('Reason'), 'The check was of $45.00');
    await press(page, button('Save Correction'));
    await expect(fact(page, 'Paid')).toHaveText('$45.00 / $150.00');
    await expect(payments).toHaveText([
      /· \$54\.00 · Check 1042 · Reversed$/,
      /· -\$54\.00 · Check 1042 · Reversed · The check was of \$45\.00$/,
      /· \$45\.00 · Check 1042 · PaidEdit/,
    ]);
    await expect(topDialog(page).getByRole('heading', { name: 'Payments' })).toBeFocused();
    expect(await netOf(registration.id)).toBe(4500);
  });

  await test.step('and it was for the tournament', async () => {
    await press(page, button(/^Move\b/));
    const choice = topDialog(page).getByRole('radio', { name: new RegExp(`Bill ${bill.number}`) });
    await expect(topDialog(page).getByRole('radio')).toHaveCount(1);
    await expectNoAxeViolations(page);
    await expectFits(page, 360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await retype(page, topDialog(page).getByLabel('Find a bill'), bill.number);
    await expect(topDialog(page).getByRole('radio')).toHaveCount(1);
    await tabTo(page, choice);
    await page.keyboard.press('Space');
    await retype(page, topDialog(page).getByLabel('Reason'), 'It was for the tournament');
    await press(page, button('Move Payment'));
    await expect(fact(page, 'Paid')).toHaveText('$0.00 / $150.00');
    expect([await netOf(registration.id), await netOf(bill.id)]).toEqual([0, 4500]);
  });
  expect(Date.now() - started).toBeLessThan(60_000);

  await test.step('the family’s emails add up, read in order', async () => {
    const subjects = async () =>
      (await readMails(page, mailbox, email)).map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toEqual([
        `Registration ${registration.number}: payment received`,
        `Registration ${registration.number}: a payment was corrected`,
        `Bill ${bill.number}: a payment was moved here from Registration ${registration.number}`,
      ]);
    const texts = (await readMails(page, mailbox, email)).map(({ text }) => text ?? '');
    expect(texts[1]).toContain('Paid so far: $45.00 of $150.00');
    expect(texts[2]).toContain('Paid so far: $45.00 of $45.00');
    expect(texts[2]).toContain('Paid so far: $0.00 of $150.00');
  });
});
