import type { Page } from '@playwright/test';
import { auth } from '#server/gateways/auth.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* An administrator whose token is older than the confirmation of the address, as on another device. */

async function signInUnconfirmed(page: Page) {
  const user = await signUpUser({ role: 'admin', verified: false });
  await signInAs(page, user.email);
  return user;
}

/** How often Firebase was asked for another token. */
function countRenewals(page: Page): () => number {
  let renewals = 0;
  page.on('request', (request) => {
    if (/securetoken\.googleapis\.com\/v1\/token/.test(request.url())) renewals += 1;
  });
  return () => renewals;
}

test('whoever confirmed the address on another device opens the dashboard without signing in again', async ({
  page,
}) => {
  const { uid, email } = await signInUnconfirmed(page);
  await auth().setCustomUserClaims(uid, { ownedAddress: email });
  await auth().updateUser(uid, { emailVerified: true });
  const renewals = countRenewals(page);
  const answered = page.waitForResponse(/\/api\/admin\/volunteers/);
  await page.goto('/admin?tab=volunteers');
  expect((await answered).status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Volunteers', level: 2 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main.getByText('Please verify your email first')).toHaveCount(0);
  expect(renewals()).toBe(1);
});

test('whoever has not confirmed it is told so, and the token is renewed once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403/);
  await signInUnconfirmed(page);
  const renewals = countRenewals(page);
  await page.goto('/admin?tab=volunteers');
  const refusal = page.getByRole('main').getByText('Please verify your email first');
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(refusal).toBeVisible();
  expect(renewals()).toBe(1);
});
