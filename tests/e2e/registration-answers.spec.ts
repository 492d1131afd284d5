import { expect, test } from '#tests/helpers/e2e.ts';
import { openOffice, rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import {
  fillInGuardian,
  fillInPlayer,
  newGuardian,
  openMore,
  playerCard,
  readRegistrations,
  sign,
  submitButton,
} from '#tests/helpers/registration-steps.ts';

test('what a guardian says of a player is stored, and the office reads it', async ({
  page,
  firestore,
}) => {
  const email = newGuardian();
  await page.goto('/register');
  await fillInGuardian(page, email);
  const card = playerCard(page, 1);
  await fillInPlayer(card, 'Ben');
  await openMore(card);
  await card.getByLabel('School').fill('Cypress Lake High');
  await card.getByLabel('Previous Experience').fill('Two seasons');
  await sign(page);
  await page.getByRole('radio', { name: 'Check' }).check();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: /Registration/ }).first()).toBeVisible();
  await expect.poll(async () => (await readRegistrations(firestore, email)).length).toBe(1);
  const [registration] = await readRegistrations(firestore, email);
  expect(registration?.players[0]).toMatchObject({
    school: 'Cypress Lake High',
    height: null,
    previousExperience: 'Two seasons',
  });
  const number = registration?.number ?? '';
  await openOffice(page, `registrations&search=${number}`);
  await rowOf(page, number).getByRole('button', { name: 'Details' }).click();
  const player = topDialog(page).getByRole('listitem').filter({ hasText: 'Ben' });
  await expect(player).toContainText('School: Cypress Lake High');
  await expect(player).toContainText('Previous Experience: Two seasons');
});
