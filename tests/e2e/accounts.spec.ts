import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { header, mailedLink, panel, signIn, submit } from '#tests/helpers/account-steps.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { addToCart } from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { newAddress, PASSWORD, signUpUser } from '#tests/helpers/sign-in.ts';

const PHONE = { width: 360, height: 740 };

async function openSignUp(page: Page): Promise<Locator> {
  await page.goto('/auth');
  // Before the script runs, the tabs do not answer.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  return panel(page, 'Sign Up');
}

async function fillInSignUp(form: Locator, given: Record<string, string> = {}): Promise<void> {
  await form.getByLabel('First Name').fill('Ana');
  await form.getByLabel('Last Name').fill('Diaz');
  await form.getByLabel('Email').fill(given.email ?? newAddress());
  await form.getByLabel('Date of Birth').fill(given.born ?? '1990-05-01');
  await form.getByLabel('Role').selectOption('Parent/Guardian');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm Password').fill(given.confirm ?? PASSWORD);
}
for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', PHONE],
] as const) {
  test(`signs up, verifies, signs in and out, and is taken where they wanted to go (${device})`, async ({
    page,
    mailbox,
  }) => {
    await page.setViewportSize(viewport);
    const email = newAddress();
    const form = await openSignUp(page);
    await fillInSignUp(form, { email });
    await submit(form, 'Sign Up');
    await expect(page.getByText('Account created!').first()).toBeVisible();
    await expect(
      page.getByText('Please check your email to verify your account.').first(),
    ).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute(
      'aria-selected',
      'true',
    );

    await page.goto(await mailedLink(mailbox, email, 'Verify your email address'));
    await expect(page.getByText(`To show that ${email} is yours, choose a password`)).toBeVisible();
    await page.getByRole('link', { name: 'Sign in and keep your password' }).click();
    await signIn(page, email);
    await expect(page.getByText(`Is ${email} your email address`)).toBeVisible();
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeFocused();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/account');
    await page.getByRole('heading', { name: 'Profile' }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await (await header(page)).getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    await page.goto('/auth?return=/contact');
    await signIn(page, email);
    await page.waitForURL('**/contact');
    await expect(page.getByText('Welcome back!')).toBeVisible();
    const bar = await header(page);
    await expect(bar.getByRole('link', { name: 'Ana Diaz' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Join Now' })).toBeHidden();
    // A page with a form is loaded anew, so that nothing typed is left on it; once the form is alive.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const loaded = page.waitForEvent('load');
    await bar.getByRole('button', { name: 'Sign Out' }).click();
    await loaded;
    await expect((await header(page)).getByRole('link', { name: 'Sign In' })).toBeVisible();

    await page.goto('/auth');
    await expect(panel(page, 'Sign In').getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await signIn(page, email);
    await page.waitForURL('**/account');
    await page.goto('/auth?return=/schedules');
    await page.waitForURL('**/schedules');
  });
}

test('what is wrong is said as the specification has it, and what was typed stays', async ({
  page,
  allowConsole,
}) => {
  const { email } = await signUpUser();
  allowConsole(/400/);
  await page.goto('/auth');
  await signIn(page, email, 'not-the-one');
  await expect(page.getByText('Error signing in').first()).toBeVisible();
  await expect(page.getByText('Incorrect email or password.').first()).toBeVisible();
  await expect(panel(page, 'Sign In').getByLabel('Email').first()).toHaveValue(email);

  const form = await openSignUp(page);
  await submit(form, 'Sign Up');
  await expect(form.getByLabel('First Name')).toBeFocused();
  await expect(form.getByLabel('Date of Birth')).toHaveAccessibleDescription(
    /Date of birth is required/,
  );
  await fillInSignUp(form, { email, confirm: 'other-one' });
  await submit(form, 'Sign Up');
  await expect(page.getByText('Password mismatch').first()).toBeVisible();
  await expect(form.getByLabel('Confirm Password')).toHaveAccessibleDescription(
    'Passwords do not match.',
  );
  await form.getByLabel('Confirm Password').fill(PASSWORD);
  await form.getByLabel('Date of Birth').fill('2015-01-01');
  await submit(form, 'Sign Up');
  await expect(page.getByText('Age requirement not met').first()).toBeVisible();
  await expect(form.getByLabel('Date of Birth')).toHaveAccessibleDescription(
    /You must be 18 or older to create an account\./,
  );
  await form.getByLabel('Date of Birth').fill('1990-01-01');
  await submit(form, 'Sign Up');
  await expect(page.getByText('Error creating account').first()).toBeVisible();
  await expect(page.getByText('This email already has an account.').first()).toBeVisible();
  await expect(form.getByLabel('First Name')).toHaveValue('Ana');
});

test('without the sign-in service the person is told, and can try again', async ({
  page,
  services,
  allowConsole,
}) => {
  const { email } = await signUpUser();
  allowConsole(/ERR_FAILED|ERR_CONNECTION/);
  await page.route(`${services.auth}/**`, (route) => route.abort());
  await page.goto('/auth');
  await signIn(page, email);
  await expect(page.getByText('We could not reach the sign-in service.').first()).toBeVisible();
  await page.unroute(`${services.auth}/**`);
  await submit(panel(page, 'Sign In'), 'Sign In');
  await page.waitForURL('**/account');
});

test('a sign-up that was interrupted is completed at the next sign-in', async ({ page }) => {
  const { email } = await signUpUser({ role: null });
  await page.goto('/auth?return=/about');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Complete your account' })).toBeVisible();
  await page.getByLabel('First Name').fill('Bo');
  await page.getByLabel('Last Name').fill('Diaz');
  await page.getByLabel('Date of Birth').fill('1990-05-01');
  await page.getByLabel('Role').selectOption('Coach');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bo Diaz' })).toBeVisible();
});

test('the dialog signs in over a form, which then knows the address', async ({
  page,
  allowConsole,
}) => {
  const { email } = await signUpUser();
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await page.getByLabel('City').fill('Fort Myers');
  const card = page.getByRole('region', { name: 'Account Options' });
  await card.getByRole('link', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await expectNoAxeViolations(page);
  allowConsole(/400/);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill('not-the-one');
  await submit(dialog, 'Sign In');
  await expect(page.getByText('Login Failed').first()).toBeVisible();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await submit(dialog, 'Sign In');
  await expect(page.getByText('You have been signed in successfully.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('City')).toHaveValue('Fort Myers');
});

test('an admin is taken to the dashboard, from home too; nobody is taken to another site', async ({
  page,
  services,
}) => {
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  await page.goto('/auth?return=//evil.example/');
  await signIn(page, admin?.email ?? '', admin?.password);
  await page.waitForURL('**/admin');
  expect(new URL(page.url()).origin).toBe(services.site);
  await page.goto('/about');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' }),
  ).toBeVisible();
});

test('a guarded page asks who it is, is come back to, and is left when signing out', async ({
  page,
}) => {
  const { email } = await signUpUser();
  await page.goto('/upload?from=gallery');
  await page.waitForURL('**/auth?return=%2Fupload%3Ffrom%3Dgallery');
  // Sign In stands in the header there, too.
  const loaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await loaded;
  await signIn(page, email);
  await page.waitForURL('**/upload?from=gallery');
  await expect(page.getByText('Robin').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/admin');
  await page.waitForURL(/\/auth\?return=%2Fadmin/);
  await signIn(page, email);
  await page.waitForURL((url) => url.pathname === '/');
});

test('signing out counts even where Firebase cannot be loaded at that moment', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const { email } = await signUpUser();
  await signInAs(page, email);
  await page.goto('/about');
  await page.route('**/_astro/firebase*', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await refused;
  await page.unroute('**/_astro/firebase*');
  await page.goto('/auth?return=/contact');
  await expect(panel(page, 'Sign In').getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page).toHaveURL(/\/auth/);
});

test('axe objects to nothing on the sign-in tab, with errors', async ({ page }) => {
  await page.goto('/auth');
  await submit(panel(page, 'Sign In'), 'Sign In');
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe objects to nothing on the sign-up tab, with errors', async ({ page }) => {
  const form = await openSignUp(page);
  await submit(form, 'Sign Up');
  await expect(form.getByText('Last name is required.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the password can be looked at before it is sent, and is hidden again', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/auth');
  const form = panel(page, 'Sign In').locator('form').first();
  const password = form.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Show Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(PASSWORD);
  await form.getByRole('button', { name: 'Hide Password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  // Why one has an account is told on phones too, below the form.
  const reasons = page.getByRole('main').getByRole('listitem').first();
  const [below, above] = [await reasons.boundingBox(), await form.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThan(above?.y ?? Infinity);
  await expectNoAxeViolations(page);
});
