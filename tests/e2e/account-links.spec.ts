import { header, mailedLink, panel, signIn, submit } from '#tests/helpers/account-steps.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

const PHONE = { width: 360, height: 740 };

test('a forgotten password is set anew by a link that works once', async ({
  page,
  mailbox,
  allowConsole,
}) => {
  const { email } = await signUpUser();
  await page.setViewportSize(PHONE);
  await page.goto('/auth');
  await page.getByText('Forgot password?').click();
  const reset = panel(page, 'Sign In').locator('details');
  await reset.getByLabel('Email').fill(email);
  await submit(reset, 'Send the Link');
  await expect(reset.getByText(`If ${email} has an account`)).toBeVisible();

  const link = await mailedLink(mailbox, email, 'Set a new password');
  await page.goto(link);
  await page.getByLabel('New Password').fill('short');
  await page.getByLabel('Confirm Password').fill('short');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(
    /at least 6 characters/,
  );
  await expectNoAxeViolations(page);
  await page.getByLabel('New Password').fill('another-one');
  await page.getByLabel('Confirm Password').fill('another-one');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeFocused();
  await expect((await header(page)).getByRole('link', { name: 'Robin Doe' })).toBeVisible();

  allowConsole(/404/);
  await page.goto(link);
  await expect(
    page.getByRole('alert').filter({ hasText: 'This link expired or was already used' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the Link' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('whoever verifies without being signed in chooses the password, and is alone in the account', async ({
  page,
  browser,
  mailbox,
  services,
  allowConsole,
}) => {
  allowConsole(/400|401/);
  const { email } = await signUpUser({ verified: false });
  const other = await browser.newPage({ baseURL: services.site });
  await signInAs(other, email);
  await other.goto('/account');
  await other.getByRole('button', { name: 'Email Me the Link' }).click();

  await page.setViewportSize(PHONE);
  await page.goto(await mailedLink(mailbox, email, 'Verify your email address'));
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('New Password').fill('only-the-owner');
  await page.getByLabel('Confirm Password').fill('only-the-owner');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeFocused();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Profile' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await other.goto('/account');
  await other.waitForURL(/\/auth/);
  await signIn(other, email);
  await expect(other.getByText('Incorrect email or password.').first()).toBeVisible();
  await other.close();
});
