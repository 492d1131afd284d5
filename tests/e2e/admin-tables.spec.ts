import { listPlayersEndpoint } from '#contracts/players/dashboard.ts';
import { demoAccounts } from '#local/seed/records/demo-accounts.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import { chooseInMenu, toasts } from '#tests/helpers/office-steps.ts';
import { addPlayer } from '#tests/helpers/players.ts';

/* What every table of the dashboard does with its pages. */

const office = demoAccounts[0]?.email ?? '';
/** One more than a page holds. */
const PLAYERS = 26;

test('pages are turned, and where the last one has lost its only row, the one before is shown', async ({
  page,
}) => {
  const team = `T${crypto.randomUUID().slice(0, 8)}`;
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => addPlayer({ teamName: team })),
  );
  await signInAs(page, office);
  await page.goto(`/admin?tab=players&search=${team}`);
  const rows = page.getByRole('row').filter({ hasText: 'Zoë Q' });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(rows).toHaveCount(25);
  // All of one team, which is named all the same.
  await expect(page.getByRole('columnheader', { name: 'Team' })).toBeVisible();
  await expect(pages).toContainText('1–25 of 26');
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(pages).toContainText('26–26 of 26');
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(rows).toHaveCount(25);
  await page.goForward();
  await expect(rows).toHaveCount(1);

  await chooseInMenu(rows, 'Delete');
  await expect(page.getByRole('button', { name: 'Delete Player' })).toBeEnabled();
  await page.getByRole('button', { name: 'Delete Player' }).press('Enter');
  await expect(page.getByText('Player account has been permanently deleted.')).toBeVisible();
  await expect(rows).toHaveCount(25);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('heading', { name: 'No players found' })).toHaveCount(0);

  await page.goto(`/admin?tab=players&search=${team}&page=9`);
  await expect(rows).toHaveCount(players.length - 1);
});

test('Back and Forward change the word in the search field, also where the focus is in it', async ({
  page,
}) => {
  const [first, second] = [await addPlayer(), await addPlayer()];
  await signInAs(page, office);
  await page.goto(`/admin?tab=players&search=${first.lastName}`);
  const row = (player: typeof first) => page.getByRole('row').filter({ hasText: player.lastName });
  const search = page.getByLabel('Search');
  await expect(row(first)).toBeVisible();
  // A filter is a step of its own; what is typed in the search takes the place of the one before.
  await page.getByLabel('Role').selectOption('Team Member');
  await expect(page).toHaveURL(/role=/);
  await search.fill('');
  await search.pressSequentially(second.lastName);
  await expect(row(second)).toBeVisible();
  await expect(search).toHaveValue(second.lastName);
  await page.goBack();
  await expect(row(first)).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(first.lastName);
  await page.goForward();
  await expect(row(second)).toBeVisible();
  await expect(search).toHaveValue(second.lastName);
});

test('what a search has found is said to screen readers, and that it found nothing', async ({
  page,
}) => {
  const [player] = [await addPlayer(), await addPlayer()];
  await signInAs(page, office);
  await page.goto('/admin?tab=players');
  const table = page.getByRole('region', { name: 'Players' });
  const status = table.getByRole('status');
  await expect(table.getByRole('row').first()).toBeVisible();
  await expect(status).toHaveText('');
  await page.getByLabel('Search').fill(player.lastName);
  await expect(status).toHaveText('1 result');
  await page.getByLabel('Search').fill('Zzzz');
  await expect(status).toHaveText('No results');
});

test('a search with more matches than it looks at gives no file that leaves some out', async ({
  page,
}) => {
  const player = await addPlayer();
  await page.route(
    ({ pathname }) => pathname === listPlayersEndpoint.exported.path,
    async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, more: true } });
    },
  );
  await openAsAdmin(page, `tab=players&search=${player.lastName}`);
  await expect(page.getByRole('row').filter({ hasText: player.lastName })).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(toasts(page)).toContainText('This search has too many matches');
});

test('sponsors who all pay once have their frequency in the table', async ({ page }) => {
  await signInAs(page, office);
  await page.goto('/admin?tab=sponsors&paymentFrequency=one-time');
  await expect(page.getByRole('cell', { name: 'One-time' }).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Frequency' })).toBeVisible();
});
