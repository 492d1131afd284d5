import type { Page } from '@playwright/test';
import { DonationSchema } from '#domain/donations/donation.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { fillInDonor, newDonor } from '#tests/helpers/giving-steps.ts';
import { toStep } from '#tests/helpers/registration-steps.ts';
import { openSlowly, waitForScript } from '#tests/helpers/slow-page.ts';
import { messages } from '#words/sponsorship/form.ts';

/* What is chosen before the script is there, by a person of whom the device has a draft: their choice counts. */

for (const early of ['picked', 'only shown'] as const) {
  test(`a gift that is sent before the script is there is the one that was ${early}`, async ({
    page,
    firestore,
  }) => {
    const email = newDonor();
    await page.goto('/donations/one-time');
    await waitForScript(page);
    await page.getByRole('radio', { name: '$50', exact: true }).check();
    await fillInDonor(page, { email, method: 'Check' });
    const letScriptsCome = await openSlowly(page, '/donations/one-time');
    if (early === 'picked') await page.getByRole('radio', { name: '$100', exact: true }).check();
    await page.getByRole('radio', { name: 'ACH Bank Transfer' }).check();
    await page.locator('main form [type="submit"]').last().click();
    await letScriptsCome();
    const gifts = firestore.collection('donations').where('payer.email', '==', email);
    await expect
      .poll(async () => {
        const { docs } = await gifts.get();
        return docs
          .map((one) => DonationSchema.parse(one.data()))
          .map(({ payment, paymentMethod }) => [payment.totalCents, paymentMethod]);
      })
      .toEqual([[early === 'picked' ? 10_000 : 25_000, 'ach']]);
  });
}

test('a tile that is picked early takes the place of an amount that was typed', async ({
  page,
}) => {
  await page.goto('/donations/monthly');
  await waitForScript(page);
  const typed = page.getByLabel('Custom Amount');
  await typed.fill('75');
  await page.getByLabel('First Name').fill('Ana');
  const letScriptsCome = await openSlowly(page, '/donations/monthly');
  const picked = page.getByRole('radio', { name: '$250', exact: true });
  await picked.check();
  await letScriptsCome();
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await expect(typed).toHaveValue('');
  await expect(picked).toBeChecked();
  await page.reload();
  await waitForScript(page);
  await expect(typed).toHaveValue('');
  await expect(picked).toBeChecked();
});

test('a level and a frequency that are chosen early stay; what was not touched is as in the draft', async ({
  page,
}) => {
  await page.goto('/sponsorship-form');
  await waitForScript(page);
  const levels = page.locator('input[name="sponsorshipLevel"]');
  await levels.first().check();
  await page.getByRole('radio', { name: /^Monthly/ }).check();
  await page.getByRole('radio', { name: 'Check' }).check();
  const letScriptsCome = await openSlowly(page, '/sponsorship-form');
  await levels.last().check();
  await page.getByRole('radio', { name: /^Quarterly/ }).check();
  await letScriptsCome();
  await expect(levels.last()).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Quarterly/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Check' })).toBeChecked();
});

test('a box that is unticked early stays so, and a step that is left early keeps what the later ones have', async ({
  page,
}) => {
  await page.goto('/sponsorship-form');
  await waitForScript(page);
  const account = page.getByRole('checkbox', { name: /account/i });
  await page.getByLabel('Business Name').fill('Reed & Sons');
  await expect(account).toBeChecked();
  const letScriptsCome = await openSlowly(page, '/sponsorship-form');
  await account.uncheck();
  await letScriptsCome();
  await expect(page.getByLabel('Business Name')).toHaveValue('Reed & Sons');
  await expect(account).not.toBeChecked();

  await page.goto('/register');
  await waitForScript(page);
  const frequency = page.locator('input[name="paymentFrequency"][value="quarterly"]');
  await frequency.evaluate((radio) => {
    (radio as HTMLInputElement).click();
  });
  await toStep(page, 'family');
  await page.getByLabel('City').fill('Naples');
  const letAllCome = await openSlowly(page, '/register');
  await page.locator('main form [type="submit"]').last().click();
  await letAllCome();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
  await expect(frequency).toBeChecked();
});

test('a typed amount is there again after Back', async ({ page }) => {
  await page.goto('/donations/one-time');
  await waitForScript(page);
  await page.getByLabel('Custom Amount').fill('75');
  await goAwayAndBack(page);
  await expect(page.getByLabel('Custom Amount')).toHaveValue('75');
});

test('so is one beside a level', async ({ page }) => {
  await page.goto('/sponsorship-form');
  await waitForScript(page);
  await page.getByRole('radio', { name: /^Championship Sponsor/ }).check();
  await page.locator('summary').filter({ hasText: messages.ownAmount }).click();
  await page.getByLabel('Custom Amount').fill('3000');
  await goAwayAndBack(page);
  await expect(page.getByLabel('Custom Amount')).toHaveValue('3000');
  await expect(page.getByRole('radio', { name: /^Championship Sponsor/ })).toBeChecked();
});

async function goAwayAndBack(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.goBack();
  await waitForScript(page);
}
