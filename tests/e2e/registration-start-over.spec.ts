import { header } from '#tests/helpers/account-steps.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  fillInGuardian,
  fillInPlayer,
  newGuardian,
  playerCard,
  shownStep,
  toStep,
} from '#tests/helpers/registration-steps.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { messages as draft } from '#words/draft.ts';
import { messages as invited } from '#words/registration/invited.ts';

/* A family that comes by the link of its invitation, and begins anew. */

/** As it is mailed, but of no family: what the page says of it is that it does not know it. */
const LINK = `/register#family=${'0'.repeat(32)}~abc~${'A'.repeat(43)}`;
const END = LINK.slice(LINK.indexOf('#'));

test.beforeEach(({ allowConsole }) => allowConsole(/404/));

test('Start Over begins anew with the first step, at the top, and with the invitation', async ({
  page,
}) => {
  await page.goto(LINK);
  await expect(page.getByText(invited.failed)).toBeVisible();
  await fillInGuardian(page, newGuardian());
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await toStep(page, 'agreements');
  const again = page.waitForEvent('load');
  const clear = page.getByRole('button', { name: draft.clear });
  const keep = page.getByRole('button', { name: draft.no });
  await clear.click();
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(clear).toBeFocused();
  await clear.click();
  await page.getByRole('button', { name: draft.yes }).click();
  await again;
  await expect(page.getByText(invited.failed)).toBeVisible();
  expect(new URL(page.url()).hash).toBe(END);
  await expect(shownStep(page)).toHaveAttribute('data-step', 'family');
  await expect(page.getByLabel('City')).toHaveValue('');
  await expect(page.locator('input[name="players.0.firstName"]')).toHaveValue('');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('with signing out the invitation is gone from the address, too', async ({ page }) => {
  const { email } = await signUpUser();
  await signInAs(page, email);
  await page.goto(LINK);
  await expect(page.getByText(invited.failed)).toBeVisible();
  const bar = await header(page);
  const left = page.waitForEvent('load');
  await bar.getByRole('button', { name: 'Sign Out' }).click();
  await left;
  await expect(page).toHaveURL(/\/register$/);
});

test('who is not coming back keeps the place, and is told where a screen reader listens', async ({
  page,
}) => {
  const invitation = { seasonName: '2026-27', known: {}, players: [], registered: [] };
  await page.route('**/api/season/invitation', (route) =>
    route.fulfill({ json: { ...invitation, declined: false } }),
  );
  await page.route('**/api/season/answer', (route) => route.fulfill({ json: { done: true } }));
  await page.goto(LINK);
  const family = page.getByRole('region', { name: invited.title('2026-27') });
  const said = await family.getByRole('status').elementHandle();
  await family.getByRole('button', { name: invited.leave }).click();
  await expect(family.getByRole('button', { name: invited.back })).toBeFocused();
  expect(await said?.evaluate((region) => region.isConnected && region.textContent)).toBe(
    invited.left,
  );
  await family.getByRole('button', { name: invited.back }).click();
  await expect(family.getByRole('button', { name: invited.leave })).toBeFocused();
});
