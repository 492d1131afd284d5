import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  fillInGuardian,
  fillInPlayer,
  goOnButton,
  newGuardian,
  openMore,
  playerCard,
  shownStep,
  sign,
  toStep,
} from '#tests/helpers/registration-steps.ts';
import { messages } from '#words/registration/sending.ts';

/* The steps of the form: each checks its own fields, and none loses what was typed in another. */

test('each step checks its own fields: a list of links, each message beside its field, the first has the focus', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await goOnButton(page).click();
  await expect(page.getByLabel('Parent First Name')).toBeFocused();
  await expect(page.getByLabel('Parent First Name')).toHaveAccessibleDescription(
    'First name is required.',
  );
  await expect(page.getByLabel('State')).toHaveValue('FL');
  const problems = page.getByRole('region', { name: messages.problems(9) });
  await problems.getByRole('link', { name: /ZIP/ }).click();
  await expect(page.getByLabel('ZIP Code')).toBeFocused();
  await expectNoAxeViolations(page);
  await fillInGuardian(page, newGuardian());
  await expect(problems).toHaveCount(0);

  await goOnButton(page).click();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeFocused();
  const card = playerCard(page, 1);
  await card.getByLabel('First Name').fill('Zoë');
  await goOnButton(page).click();
  await expect(card.getByLabel('Age')).toHaveAccessibleDescription('Choose an age from 13 to 17.');
  await expect(page.getByRole('link', { name: 'Zoë: Choose an age from 13 to 17.' })).toBeVisible();
  await fillInPlayer(card, 'Zoë');

  await toStep(page, 'agreements');
  await goOnButton(page).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Agreement RequiredPlease agree to the terms and waiver to continue.',
  );
  await expect(
    page.getByRole('checkbox', { name: /Liability Waiver/ }),
  ).toHaveAccessibleDescription(/Please check this box to agree to the Liability Waiver/);
  await expect(page.getByLabel('Your Full Name')).toHaveAccessibleDescription(
    /Your full name is required/,
  );
  await page.getByLabel('Dismiss').click();
  await expect(page.getByLabel('Dismiss')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('Back keeps all, and so do the browser’s own Back, Forward and reload', async ({ page }) => {
  await page.goto('/register');
  await fillInGuardian(page, newGuardian());
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await toStep(page, 'agreements');
  await page.getByRole('button', { name: 'Back to Players' }).click();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeFocused();
  await expect(playerCard(page, 1).getByLabel('First Name')).toHaveValue('Zoë');
  await page.goBack();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'family');
  await expect(page.getByLabel('ZIP Code')).toHaveValue('33901');
  await page.goForward();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'players');
  await page.reload();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'players');
  await expect(playerCard(page, 1).getByLabel('First Name')).toHaveValue('Zoë');
});

test('from a step that the form itself has led back to, Back and Continue go one step', async ({
  page,
}) => {
  await page.goto('/register');
  await fillInGuardian(page, newGuardian());
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await openMore(playerCard(page, 1));
  await page.getByLabel('Medical Information').fill('Asthma');
  await sign(page);
  await expect(shownStep(page)).toHaveAttribute('data-step', 'payment');
  // The note is not kept on the device: the form asks for it again.
  await page.reload();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'players');
  await page.getByRole('button', { name: 'Back to Your Family' }).click();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'family');
  await goOnButton(page).click();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeFocused();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'players');
});

test('the skip link leaves the step as it is, and the ways back lead past it', async ({ page }) => {
  await page.goto('/register');
  await fillInGuardian(page, newGuardian());
  await toStep(page, 'players');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await expect(page.locator('#content')).toBeFocused();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'players');
  await fillInPlayer(playerCard(page, 1), 'Zoë');
  await goOnButton(page).click();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'agreements');
  await page.getByRole('button', { name: 'Back to Players' }).click();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'players');
  await page.goBack();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'players');
  await page.goBack();
  await expect(shownStep(page)).toHaveAttribute('data-step', 'family');
});
