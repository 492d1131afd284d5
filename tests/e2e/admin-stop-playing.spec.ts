import { profiles } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { chooseInMenu, openOffice, rowOf, toasts, topDialog } from '#tests/helpers/office-steps.ts';
import { addPlayer } from '#tests/helpers/players.ts';

/* A player who quits in mid-season. */

test('players: one who no longer plays is off the emergency sheet, and Undo takes it back', async ({
  page,
}) => {
  const teamName = `Team ${crypto.randomUUID().slice(0, 8)}`;
  const { id, lastName } = await addPlayer({ teamName });
  await openOffice(page, `players&search=${lastName}`);
  await chooseInMenu(rowOf(page, lastName), 'No Longer Plays');
  await expect(topDialog(page)).toContainText('is on no emergency sheet');
  await expectNoAxeViolations(page);
  await topDialog(page).getByRole('button', { name: 'No Longer Plays' }).click();
  await expect(rowOf(page, lastName)).toContainText('Past: ');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, lastName)).not.toContainText('Past: ');
  expect((await profiles().doc(id).get()).data()?.pastSeason).toBeNull();

  await chooseInMenu(rowOf(page, lastName), 'No Longer Plays');
  await topDialog(page).getByRole('button', { name: 'No Longer Plays' }).click();
  await expect(rowOf(page, lastName)).toContainText('Past: ');
  await page.goto(`/admin?tab=players&sheet=${encodeURIComponent(teamName)}`);
  await expect(page.getByRole('main')).not.toContainText(lastName);
});
