import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import {
  addToCart,
  fillInCheckout,
  newBuyer,
  submitButton,
  TOTAL,
} from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

test('what is missing is said beside its field, the first gets the focus, values stay', async ({
  page,
}) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await page.getByLabel('Last Name').fill('Diaz');
  await page.getByLabel('Email').fill('ana@');
  await submitButton(page).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription(
    'First name is required.',
  );
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Enter a valid email/);
  await expect(page.getByLabel('State')).toHaveAccessibleDescription('Choose a state.');
  await expect(page.getByLabel('Last Name')).toHaveValue('Diaz');
  await page.getByLabel('First Name').pressSequentially('Ana');
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription('');
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await expect(page.getByLabel('Email')).toHaveValue('ana@');
});

test('what can no longer be had is said at its line', async ({ page, allowConsole }) => {
  allowConsole(/422/);
  await addToCart(page, 'Team Cap');
  await page.evaluate(() => {
    const [cap] = JSON.parse(localStorage.getItem('courtside:cart') ?? '[]');
    localStorage.setItem('courtside:cart', JSON.stringify([{ ...cap, size: 'XXL' }]));
  });
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer(), method: 'Check' });
  await submitButton(page).click();
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText('Team Cap does not come in size XXL.');
  await expect(page.getByLabel('City')).toHaveValue('Fort Myers');
});

test('an error of the first try is gone where the second is received', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const sending = '**/create-order-payment';
  const failed = page
    .getByRole('region', { name: 'Notifications' })
    .getByText('There was an error processing your order.');
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer(), method: 'Check' });
  await page.route(sending, (route) => route.abort());
  await submitButton(page).click();
  await expect(failed).toBeVisible();
  await page.unroute(sending);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Submitted', level: 2 })).toBeVisible();
  await expect(failed).toHaveCount(0, { timeout: 3000 });
});

test('who is signed in and cannot be looked up is told, and may try again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  const { email } = await signUpUser();
  await signInAs(page, email);
  await addToCart(page, 'Team Cap');
  const message = 'We cannot reach our records right now.';
  await page.route('**/api/account/me', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'service_unavailable', message } } }),
  );
  await page.goto('/checkout');
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: message });
  await expect(alert).toContainText('We could not check whether you are signed in');
  await expectNoAxeViolations(page);
  await page.unroute('**/api/account/me');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('not a character is lost that is typed before the script has come', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await expect(page.locator('form[data-waiting]')).toBeVisible();
  await page.getByLabel('State').selectOption('Georgia');
  await page.getByRole('radio', { name: 'Check' }).check();
  await page.getByLabel('First Name').pressSequentially('Wilhelmina Anastas');
  release();
  await page.getByLabel('First Name').pressSequentially('ia Papadopoulos', { delay: 10 });
  await expect(submitButton(page)).toHaveText(`Complete Order - ${TOTAL}`);
  await expect(page.getByLabel('First Name')).toHaveValue('Wilhelmina Anastasia Papadopoulos');
  await expect(page.getByLabel('State')).toHaveValue('GA');
  await expect(page.getByRole('radio', { name: 'Check' })).toBeChecked();
});

test('axe objects to nothing in a form with errors', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await submitButton(page).click();
  await expect(page.getByText('City is required.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe objects to nothing in a confirmation', async ({ page }) => {
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email: newBuyer(), method: 'Check' });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Submitted', level: 2 })).toBeVisible();
  await expectNoAxeViolations(page);
});
