import type { Page } from '@playwright/test';
import { header } from '#tests/helpers/account-steps.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { addToCart, fillInCheckout, submitButton } from '#tests/helpers/checkout-steps.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import {
  fillInGuardian,
  fillInPlayer,
  newGuardian,
  openMore,
  playerCard,
  toStep,
} from '#tests/helpers/registration-steps.ts';
import { showAgain } from '#tests/helpers/show-again.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* Two people at one device, one after the other: the second is shown nothing of the first. */

const NOTE = 'Peanut allergy: carries an EpiPen.';

/** The form is as it was left, with what the browser and the draft have of it. */
async function waitForForm(page: Page): Promise<void> {
  await expect(page.locator('main form[data-waiting]')).toHaveCount(0);
}

/** By their names: the step that they are in may not be shown. */
const fieldsOf = (page: Page) => ({
  firstName: page.locator('input[name="parentFirstName"]'),
  player: page.locator('input[name="players.0.firstName"]'),
  medical: page.locator('textarea[name="players.0.medicalInfo"]'),
  waiver: page.locator('input[name="agreedToWaiver"]'),
  signature: page.locator('input[name="signedName"]'),
});

async function signOut(page: Page): Promise<void> {
  const bar = await header(page);
  await bar.getByRole('button', { name: 'Sign Out' }).click();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-draft')));

test('Back brings what was typed only as long as nobody has signed out', async ({ page }) => {
  const { email } = await signUpUser();
  await signInAs(page, email);
  await page.goto('/register');
  await waitForForm(page);
  const { firstName, player, medical, waiver, signature } = fieldsOf(page);
  await fillInGuardian(page, newGuardian());
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await openMore(playerCard(page, 1));
  await medical.fill(NOTE);
  await toStep(page, 'agreements');
  await waiver.check();
  await signature.fill('Ana Diaz');

  await test.step('the same person has it back, with what no draft keeps', async () => {
    await page.goto('/about');
    await page.goBack();
    await waitForForm(page);
    await expect(waiver).toBeChecked();
    await expect(firstName).toHaveValue('Ana');
    await expect(player).toHaveValue('Zoë');
  });

  await test.step('the next person has none of it', async () => {
    await page.goto('/about');
    await signOut(page);
    await page.goBack();
    await waitForForm(page);
    await expect(firstName).toBeVisible();
    await expect(firstName).toHaveValue('');
    await expect(player).toHaveValue('');
    await expect(medical).toHaveValue('');
    await expect(waiver).not.toBeChecked();
    await expect(signature).toHaveValue('');
    await expect(page.getByLabel('City')).toHaveValue('');
    expect(await drafts(page)).toEqual([]);
  });

  await test.step('what the next person types is theirs, here too', async () => {
    await firstName.fill('Bo');
    await page.goto('/about');
    await page.goBack();
    await waitForForm(page);
    await expect(firstName).toHaveValue('Bo');
  });
});

test('a form that keeps no draft, and a place that remembers nothing, are emptied, too', async ({
  page,
}) => {
  const { email } = await signUpUser();
  await page.goto('/auth');
  await waitForForm(page);
  const address = page.getByRole('tabpanel', { name: 'Sign In' }).getByLabel('Email').first();
  await address.fill(email);
  // Its own place in the history, of which no script has made a note.
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await signInAs(page, email);
  await page.goto('/about');
  await signOut(page);
  // The answer is here before the page leaves.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await page.waitForURL(/\/auth#main$/);
  await waitForForm(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(address).toHaveValue('');
});

test('a page that the browser kept as it was left is loaded anew after a sign-out elsewhere', async ({
  page,
}) => {
  // Like a page that is kept, this one hears nothing of other tabs.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  const { email } = await signUpUser();
  await signInAs(page, email);
  await page.goto('/contact');
  await waitForForm(page);
  const subject = page.getByLabel('Subject');
  await subject.fill('My son’s asthma');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await showAgain(page);

  const other = await page.context().newPage();
  await other.goto('/about');
  await signOut(other);
  await expect(subject).toHaveValue('My son’s asthma');
  expect(loads).toEqual([]);

  const loaded = page.waitForEvent('load');
  await showAgain(page);
  await loaded;
  await waitForForm(page);
  await expect(subject).toHaveValue('');
  expect(await drafts(page)).toEqual([]);
});

test('an open account page shows nothing of the one before once another signs in elsewhere', async ({
  page,
  context,
}) => {
  const [first, second] = [await signUpUser(), await signUpUser()];
  const [zoe, leo] = [
    await addPlayer({ email: first.email }),
    await addPlayer({ email: second.email, firstName: 'Leo' }),
  ];
  await signInAs(page, first.email);
  await page.goto('/account');
  const players = page.getByRole('region', { name: 'Players and registrations' });
  await expect(players).toContainText(zoe.lastName);
  await page.getByRole('button', { name: 'Photos and health' }).click();

  await signInAs(await context.newPage(), second.email);
  await expect(players).toContainText(leo.lastName);
  await expect(page.getByRole('main')).not.toContainText(zoe.lastName);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the next person reads nothing of an order at the checkout; the cart may stay', async ({
  page,
}) => {
  const { email } = await signUpUser();
  await signInAs(page, email);
  await addToCart(page, 'Team Cap');
  await page.goto('/checkout');
  await fillInCheckout(page, { email, method: 'Check' });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Submitted' })).toBeVisible();
  await page.goto('/about');
  await signOut(page);

  await page.goto('/checkout');
  await expect(submitButton(page)).toBeVisible();
  await expect(page.getByText('You have already ordered')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('Team Cap');
});
