import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  fillInGuardian,
  fillInPlayer,
  newGuardian,
  playerCard,
  sign,
  toStep,
} from '#tests/helpers/registration-steps.ts';
import { readScreen } from '#tests/helpers/screen-reader.ts';
import { messages as draft } from '#words/draft.ts';
import { messages } from '#words/office/dashboard/players/edit.ts';

/*
 * What a screen reader says of three screens, kept as text in `readings/`: read the difference when one
 * changes, as one reads a changed page. They are written anew by
 * `npm run e2e -- --no-deps tests/e2e/screen-reader.spec.ts --update-snapshots`.
 */

test('the registration form, step by step', async ({ page }) => {
  await page.goto('/register');
  const heard: string[] = [];
  const hear = async () => heard.push(await readScreen(page.getByRole('main')));
  await toStep(page, 'family');
  // Comes with the part of the form that is loaded last.
  await expect(page.getByText(draft.clear)).toBeAttached();
  await hear();
  await fillInGuardian(page, newGuardian());
  await toStep(page, 'players');
  await hear();
  await fillInPlayer(playerCard(page, 1), 'Mateo');
  await toStep(page, 'agreements');
  await hear();
  await sign(page);
  await hear();
  expect(heard.join('\n\n')).toMatchSnapshot('register.txt');
});

test('the schedule, up to its games', async ({ page }) => {
  await page.goto('/schedules');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const [head = ''] = (await readScreen(page.getByRole('main'))).split('\nstatus');
  // Who plays next is another tomorrow.
  expect(head.replaceAll(/(Add to calendar).*/g, '$1 …')).toMatchSnapshot('schedule.txt');
});

test('a dialog of the dashboard', async ({ page }) => {
  await signInAs(page, demoAccounts[0]?.email ?? '');
  await page.goto('/admin?tab=players');
  await page.getByRole('button', { name: 'Add Player' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Player' });
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  // The team's information is asked for when the dashboard opens.
  await expect(dialog.getByText(messages.teamHint(''))).toBeVisible();
  expect(await readScreen(dialog)).toMatchSnapshot('add-player.txt');
});
