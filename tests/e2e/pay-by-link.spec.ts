import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { expectFits, openAsAdmin } from '#tests/helpers/money-steps.ts';
import { chooseInMenu, rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { keepFrom, showAgain } from '#tests/helpers/show-again.ts';

test('a family without an account is mailed a link in three clicks, pays by card, and the bill says Paid', async ({
  page,
  browser,
  mailbox,
  firestore,
}) => {
  test.setTimeout(120_000);
  const player = await addPlayer();
  const email = `no-account-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const description = `Camp ${crypto.randomUUID().slice(0, 8)}`;
  const payer = { firstName: 'Ines', lastName: 'Ruiz', email };
  const bill = await storeBill({ playerId: player.id, payer, description, amountCents: 4_321 });

  await openAsAdmin(page, '');
  await page.getByRole('navigation').getByRole('link', { name: 'Player Bills' }).click();
  await rowOf(page, description)
    .getByRole('button', { name: /^Details/ })
    .click();
  const dialog = topDialog(page);
  await expect(dialog.getByText(email)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Email Payment Link: $43.21' }).click();
  await expect(page.getByText('Payment link emailed', { exact: true })).toBeVisible();

  const find = async () => (await mailbox.readMail(email))[0];
  await expect.poll(async () => (await find())?.subject).toBe(`Bill ${bill.number}: $43.21 to pay`);
  const link = /http\S+\/pay\?link=\S+/.exec((await find())?.text ?? '')?.[0] ?? '';

  // Nobody is signed in there.
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: `Bill ${bill.number}` })).toBeVisible();
  await expect(guest.getByText(`${description} (Zoë)`)).toBeVisible();
  await expect(guest.getByText(player.lastName)).toHaveCount(0);
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(guest);
  await test.step('Back from Stripe to the page as it was left, one can press again', async () => {
    await keepFrom(guest, '**/c/pay/*');
    const pay = guest.getByRole('button', { name: /^(Pay \$43\.21|Opening)/ });
    const asked = guest.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await pay.press('Enter');
    await asked;
    await expect(pay).toHaveText(/^Opening/);
    await showAgain(guest);
    await expect(pay).toHaveText('Pay $43.21');
    await expect(pay).toBeEnabled();
    await guest.unroute('**/c/pay/*');
  });
  await guest.getByRole('button', { name: 'Pay $43.21' }).press('Enter');
  await guest.getByRole('button', { name: /accepted/ }).click();
  await expect(guest.getByText('Thank you! We received your payment')).toBeVisible();
  await expectNoAxeViolations(guest);
  await guest.goto(link);
  await expect(guest.getByText('This is paid. Thank you!')).toBeVisible();
  await guest.context().close();

  await openAsAdmin(page, 'tab=billing');
  await expect(rowOf(page, description)).toContainText('Paid');
  const entries = await firestore.collection('payments').where('recordId', '==', bill.id).get();
  expect(entries.docs.map((doc) => doc.get('amountCents'))).toEqual([4_321]);
});

test('a link that opens nothing says what to do', async ({ page, allowConsole }) => {
  allowConsole(/404|422/);
  await page.goto('/pay');
  await expect(page.getByText('Use the link in your email to open this page')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email Me the Link' })).toBeHidden();
  await page.getByText('Get a new link for a monthly gift').click();
  await expect(page.getByRole('button', { name: 'Email Me the Link' })).toBeVisible();
  await page.goto(`/pay?link=${'A'.repeat(90)}`);
  await expect(page.getByText('This payment link does not work.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the guardian of a bill is shown and edited in its dialog, and Canceled says what becomes of money', async ({
  page,
}) => {
  const player = await addPlayer();
  const description = `Kit ${crypto.randomUUID().slice(0, 8)}`;
  const payer = { firstName: 'Ines', lastName: 'Ruiz', email: player.email };
  await storeBill({ playerId: player.id, payer, description });
  await openAsAdmin(page, 'tab=billing');
  const edit = () => chooseInMenu(rowOf(page, description), 'Edit');
  await edit();
  const dialog = topDialog(page);
  await expect(dialog.getByLabel('Guardian Name')).toHaveValue('Ines Ruiz');
  await expect(dialog.getByLabel('Guardian Email')).toHaveValue(player.email);
  await expectFits(page, 360);
  await expectNoAxeViolations(page);
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Called');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await edit();
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called');
  await expect(dialog.getByLabel('Guardian Email')).toHaveValue(player.email);
});

test('back from Stripe with a weak connection, one can ask again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|404|422/);
  await page.route('**/api/payments/status*', (route) => route.abort());
  await page.goto(`/pay?link=${'A'.repeat(90)}&session_id=cs_test_doesnotexist`);
  await expect(page.getByText('We can’t confirm your payment yet')).toBeVisible();
  await page.unroute('**/api/payments/status*');
  const asked = page.waitForResponse('**/api/payments/status*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await asked;
  // Nobody knows it: asking again would help nobody.
  await expect(page.getByText('We can’t confirm your payment yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
});
