import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { chooseInMenu, openOffice, rowOf, topDialog } from '#tests/helpers/office-steps.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { messages as list } from '#words/office/dashboard/players/list.ts';

/* A player of a season that is over, whom the office takes again without a registration. */

test('a past player plays again as the office says', async ({ page }) => {
  const player = await addPlayer({ pastSeason: '2025-26 Season' });
  await openOffice(page, `players&search=${player.lastName}`);
  const row = rowOf(page, player.lastName);
  await expect(row).toContainText('Past: 2025-26 Season');
  await chooseInMenu(row, list.bringBack.action);
  await expectNoAxeViolations(page);
  await topDialog(page).getByRole('button', { name: list.bringBack.confirm }).click();
  await expect(page.getByText(`Zoë ${player.lastName} plays this season`)).toBeVisible();
  await expect(row).not.toContainText('Past:');
  const more = row.getByRole('button', { name: /^More actions/ });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: list.bringBack.action })).toHaveCount(0);
});
