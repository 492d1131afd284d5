import type { Page } from '@playwright/test';
import { panel, signIn, submit } from '#tests/helpers/account-steps.ts';
import { addToCart } from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  fillInGuardian,
  newGuardian,
  openMore,
  playerCard,
  toStep,
} from '#tests/helpers/registration-steps.ts';
import { newAddress, PASSWORD, readIdToken, signUpUser } from '#tests/helpers/sign-in.ts';
import { messages as draft } from '#words/draft.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function openDialog(page: Page, path: string) {
  await page.goto(path);
  return openDialogHere(page);
}

async function openDialogHere(page: Page) {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const card = page.getByRole('region', { name: 'Account Options' });
  await card.getByRole('link', { name: 'Sign In' }).click();
  return page.getByRole('dialog', { name: 'Sign In' });
}

test('on /register the dialog makes an account, with the words of the specification', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.goto('/register');
  await page.getByLabel('City').fill('Fort Myers');
  const dialog = await openDialogHere(page);
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Create Account' });
  await form.getByLabel('First Name').fill('Ana');
  await form.getByLabel('Last Name').fill('Diaz');
  await form.getByLabel('Date of Birth').fill('1990-05-01');
  const { email: taken } = await signUpUser();
  await form.getByLabel('Email').fill(taken);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm Password').fill('other-one');
  await submit(form, 'Sign Up');
  const mismatch = page.getByText('Passwords do not match. Please try again.').first();
  await expect(page.getByText('Password Mismatch').first()).toBeVisible();
  await expect(mismatch).toBeVisible();
  await form.getByLabel('Confirm Password').fill(PASSWORD);
  await submit(form, 'Sign Up');
  await expect(page.getByText('Signup Failed').first()).toBeVisible();
  await form.getByLabel('Email').fill(newAddress());
  await submit(form, 'Sign Up');
  await expect(
    page
      .getByText('Account created successfully. Please check your email to verify your account.')
      .first(),
  ).toBeVisible();
  // An error that is on the screen goes when what it was about has gone well: it would stay twelve seconds.
  await expect(page.getByText('Signup Failed')).toHaveCount(0, { timeout: 6000 });
  // What they came for is beneath it, as they left it.
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('City')).toHaveValue('Fort Myers');
});

test('what nobody foresaw is called an error, and no failed login or sign-up', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.route(/accounts:(signInWithPassword|signUp)\b/, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } },
    }),
  );
  const dialog = await openDialog(page, '/register');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');
  const words = 'An unexpected error occurred. Please try again.';
  const signingIn = dialog.getByRole('tabpanel', { name: 'Sign In' });
  await signingIn.getByLabel('Email').fill(newAddress());
  await signingIn.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submit(signingIn, 'Sign In');
  await expect(signingIn.getByRole('alert')).toHaveText(`Error${words}`);
  await expect(toast.filter({ hasText: words })).toContainText(/^Error/);

  await page.getByRole('tab', { name: 'Create Account' }).click();
  const signingUp = dialog.getByRole('tabpanel', { name: 'Create Account' });
  await signingUp.getByLabel('First Name').fill('Ana');
  await signingUp.getByLabel('Last Name').fill('Diaz');
  await signingUp.getByLabel('Date of Birth').fill('1990-05-01');
  await signingUp.getByLabel('Email').fill(newAddress());
  await signingUp.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signingUp.getByLabel('Confirm Password').fill(PASSWORD);
  await submit(signingUp, 'Sign Up');
  await expect(signingUp.getByRole('alert')).toHaveText(`Error${words}`);
  await expect(page.getByText(/^(Login|Signup) Failed/)).toHaveCount(0);
});

test('a sign-up that broke off is taken up with its password alone; with another it says that the account is there', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400|503/);
  const message = 'We cannot reach our records right now.';
  await page.route('**/api/account/profile', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'service_unavailable', message } } }),
  );
  const dialog = await openDialog(page, '/register');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Create Account' });
  const email = newAddress();
  await form.getByLabel('First Name').fill('Ana');
  await form.getByLabel('Last Name').fill('Diaz');
  await form.getByLabel('Date of Birth').fill('1990-05-01');
  await form.getByLabel('Email').fill(email);
  async function sendWith(password: string) {
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Confirm Password').fill(password);
    await submit(form, 'Sign Up');
  }
  // The same again goes on where it broke off.
  for (const _ of ['first', 'again']) {
    const answered = page.waitForResponse('**/api/account/profile');
    await sendWith(PASSWORD);
    await answered;
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await page.unroute('**/api/account/profile');
  await sendWith('another-one');
  await expect(page.getByText('This email already has an account.').first()).toBeVisible();
  await expect(page.getByText('Account created successfully.')).toHaveCount(0);
  expect(await readIdToken(email)).not.toBe('');
});

test('Start Over in the dialog empties its own form, and nothing of the registration beneath it', async ({
  page,
}) => {
  await page.goto('/register');
  await fillInGuardian(page, newGuardian());
  await toStep(page, 'players');
  await openMore(playerCard(page, 1));
  const medical = playerCard(page, 1).getByLabel('Medical Information');
  await medical.fill('Peanut allergy');
  await toStep(page, 'family');
  const card = page.getByRole('region', { name: 'Account Options' });
  await card.getByRole('link', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByRole('tab', { name: 'Create Account' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Create Account' });
  await submit(form, 'Sign Up');
  await form.getByLabel('First Name').fill('Ben');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: draft.clear }).click();
  await form.getByRole('button', { name: draft.yes }).click();
  await expect(form.getByLabel('First Name')).toHaveValue('');
  await expect(form.getByLabel('First Name')).toBeFocused();
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(form.getByText(draft.text)).toBeHidden();
  // What is typed now is told of, and not asked about at once.
  await form.getByLabel('First Name').fill('Bo');
  await expect(form.getByText(draft.text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('City')).toHaveValue('Fort Myers');
  await toStep(page, 'players');
  await expect(medical).toHaveValue('Peanut allergy');
});

for (const path of ['/sponsorship-form', '/donations/one-time', '/donations/monthly']) {
  test(`on ${path} the dialog signs in and offers no account`, async ({ page }) => {
    const dialog = await openDialog(page, path);
    await expect(dialog.getByLabel('Email')).toBeVisible();
    await expect(dialog.getByRole('tab')).toHaveCount(0);
  });
}

test('after a sign-up nothing of a failed sign-in is left, and what to do next is in view', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/auth');
  const { email } = await signUpUser();
  await signIn(page, email, 'not-the-one');
  await expect(panel(page, 'Sign In').getByText('Error signing in')).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = panel(page, 'Sign Up');
  await form.getByLabel('First Name').fill('Ana');
  await form.getByLabel('Last Name').fill('Diaz');
  await form.getByLabel('Email').fill(newAddress());
  await form.getByLabel('Date of Birth').fill('1990-05-01');
  await form.getByLabel('Role').selectOption('Coach');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm Password').fill(PASSWORD);
  await submit(form, 'Sign Up');
  const next = page.getByRole('main').getByText('Account created!');
  await expect(next).toBeInViewport();
  await expect(panel(page, 'Sign In').getByText('Error signing in')).toHaveCount(0);
  await expect(panel(page, 'Sign In').getByLabel('Email').first()).toHaveValue('');
  await expect(panel(page, 'Sign In').getByLabel('Password', { exact: true })).toHaveValue('');
});

test('who signs in from the cart is back at the cart', async ({ page }) => {
  const { email } = await signUpUser();
  await addToCart(page, 'Team Cap');
  await page.goto('/cart');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL('**/auth?return=%2Fcart');
  await signIn(page, email);
  await page.waitForURL('**/cart');
  await expect(page.getByRole('main').getByText('Team Cap').first()).toBeVisible();
});
