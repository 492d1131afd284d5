import type { Firestore } from '@google-cloud/firestore';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  fillInGuardian,
  fillInPlayer,
  newGuardian,
  openDiscount,
  playerCard,
  readRegistrations,
  sign,
  submitButton,
} from '#tests/helpers/registration-steps.ts';

/** Codes only: what applies without one would change the totals of other tests. */
async function storeCode(firestore: Firestore, change: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const code = `E2E-${id.slice(0, 8).toUpperCase()}`;
  const at = new Date().toISOString();
  await firestore
    .collection('discounts')
    .doc(id)
    .create({
      id,
      name: 'Friends of the team, 10% off',
      code,
      percent: 10,
      cents: null,
      per: 'player',
      rule: 'everyone',
      isOn: true,
      validFrom: null,
      validTo: null,
      maxUses: null,
      createdAt: at,
      updatedAt: at,
      ...change,
    });
  return code;
}

test('a code is applied before payment: summary, installments and button show what is charged', async ({
  page,
  firestore,
  allowConsole,
}) => {
  const code = await storeCode(firestore);
  const email = newGuardian();
  // The code that nobody knows.
  allowConsole(/422/);
  await page.goto('/register');
  const fee = page.getByRole('region', { name: 'Fee and Installments' });
  await fillInGuardian(page, email);
  await fillInPlayer(playerCard(page, 1), 'Mia');
  await sign(page);
  const field = await openDiscount(page);
  await field.fill('NO-SUCH-CODE');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/We can’t find this code/);
  // Who sits at the field, or at the button, hears of it.
  const said = page.getByRole('status').filter({ hasText: /We can’t find this code/ });
  await expect(said).toHaveCount(1);
  await expect(fee).toContainText('Total$150.00');
  // What was said of another code says nothing of this one, or of none.
  await field.fill('');
  await expect(field).toHaveAccessibleDescription('');
  await expect(said).toHaveCount(0);
  await expect(field).toBeVisible();
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(fee).toContainText('Friends of the team, 10% off−$15.00');
  await expect(said).toHaveCount(0);
  await expect(fee).toContainText('Total$135.00');
  await fee.getByRole('button', { name: 'Add a player' }).click();
  await expect(fee).toContainText('Fee for 2 players$300.00');
  await expect(fee).toContainText('−$30.00');
  await page.getByRole('radio', { name: /^Quarterly.*4 payments of \$67\.50/ }).check();
  await expect(submitButton(page)).toHaveText('Register 2 players – pay $67.50 now');
  await expectNoAxeViolations(page);
  // On a phone it stands in the step itself, and the bar at the foot is folded.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(fee.getByText('Friends of the team, 10% off')).toBeHidden();
  await expect(page.getByText('Friends of the team, 10% off').last()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  // What was typed is still there after a reload, and applies again.
  await page.reload();
  await expect(fee).toContainText('Total$270.00');
  await fillInPlayer(playerCard(page, 2), 'Leo');
  await sign(page);
  await page.getByRole('radio', { name: 'Check' }).check();
  await page.getByRole('radio', { name: /^One-time/ }).check();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeVisible();
  await expect(page.getByText(/^Please mail your check/)).toBeVisible();
  await expect(page.getByText('$270.00').filter({ visible: true }).first()).toBeVisible();
  const [registration] = await readRegistrations(firestore, email);
  expect(registration).toMatchObject({
    payment: { totalCents: 27_000 },
    discounts: [{ name: 'Friends of the team, 10% off', code, cents: 3_000 }],
  });
});

test('a discount that ended while the form was filled in is told, with the new total, before anything is sent', async ({
  page,
  firestore,
  allowConsole,
}) => {
  const code = await storeCode(firestore);
  const email = newGuardian();
  await page.goto('/register');
  const fee = page.getByRole('region', { name: 'Fee and Installments' });
  await fillInGuardian(page, email);
  await fillInPlayer(playerCard(page, 1), 'Mia');
  await sign(page);
  await (await openDiscount(page)).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(fee).toContainText('Total$135.00');
  await page.getByRole('radio', { name: 'Check' }).check();
  const [doc] = (await firestore.collection('discounts').where('code', '==', code).get()).docs;
  await doc?.ref.update({ percent: 20, updatedAt: new Date().toISOString() });
  allowConsole(/409/);
  await submitButton(page).click();
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect(told).toContainText('The discounts have changed: the total is now $120.00');
  await expect(told).toContainText('Your registration was not confirmed');
  await expect(told).not.toContainText('Payment Error');
  await expect(fee).toContainText('Total$120.00');
  expect(await readRegistrations(firestore, email)).toEqual([]);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Registration Submitted' })).toBeVisible();
});

test('what a code makes free is complete at once, also by card', async ({ page, firestore }) => {
  const code = await storeCode(firestore, { percent: 100, rule: 'staff', name: 'Staff' });
  const email = newGuardian();
  await page.goto('/register');
  const fee = page.getByRole('region', { name: 'Fee and Installments' });
  await fillInGuardian(page, email);
  await fillInPlayer(playerCard(page, 1), 'Mia');
  await sign(page);
  await (await openDiscount(page)).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(fee).toContainText('Nothing to pay');
  await expect(submitButton(page)).toHaveText('Register 1 player – nothing to pay');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your players are registered' })).toBeVisible();
  const [registration] = await readRegistrations(firestore, email);
  expect(registration?.payment).toMatchObject({ status: 'paid', totalCents: 0 });
});
