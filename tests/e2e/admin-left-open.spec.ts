import { listOrdersEndpoint } from '#contracts/orders/dashboard.ts';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { listMovementsEndpoint } from '#contracts/payments/movements.ts';
import { medicalNotes } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { exportRows, openAsAdmin } from '#tests/helpers/money-steps.ts';
import { openDetails, openOffice, topDialog } from '#tests/helpers/office-steps.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';

/* A dashboard that stays open for hours, while the month turns and others go on working. */

const pathOf = (path: string) => (url: URL) => url.pathname === path;

test('payments that were opened last month are exported and paged as that month', async ({
  page,
}) => {
  const shown = {
    period: '2024-01',
    sums: { received: 5000, refund: 0, reversal: 0, dispute: 0 },
    unreadable: 0,
    total: 30,
    more: false,
  };
  const asked: (string | null)[] = [];
  const row = {
    ...{ id: 'one', at: '2024-01-10T17:00:00.000Z', cents: 5000, what: 'received' },
    ...{ kind: 'donation', recordId: 'one', label: 'Gift', name: 'Gil Card' },
    ...{ email: 'gil@example.com', method: 'card', reference: null },
    ...{ feeCents: null, payoutId: null, payoutOn: null },
  };
  const { path, exported } = listMovementsEndpoint;
  for (const one of [path, exported.path]) {
    await page.route(pathOf(one), async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('period'));
      await route.fulfill({ json: { ...shown, rows: [row], ...(one !== path && { total: 1 }) } });
    });
  }
  await openAsAdmin(page, 'tab=payments');
  await expect(page.getByRole('table')).toContainText('Gil Card');
  expect(asked).toEqual([null]);
  await exportRows(page);
  expect(asked).toEqual([null, '2024-01']);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => asked.slice(2)).toEqual(['2024-01']);
});

test('the overview is read anew by its tab, and when one comes back to it later', async ({
  page,
}) => {
  await page.clock.install();
  await openAsAdmin(page, '');
  const isRead = () =>
    page.waitForRequest((request) => pathOf(readOverviewEndpoint.path)(new URL(request.url())));
  const byTab = isRead();
  await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
  await byTab;
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const byReturn = isRead();
  await page.clock.fastForward('06:00');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await byReturn;
});

test('an emergency sheet says when it was read, and is read again with its medical notes', async ({
  page,
}) => {
  const teamName = `T${crypto.randomUUID().slice(0, 8)}`;
  const player = await addPlayer({ teamName });
  await addMedicalNote(player, 'Asthma');
  await openAsAdmin(page, `tab=players&sheet=${teamName}`);
  const sheet = page.locator('[data-print-sheet]');
  await page.getByRole('button', { name: 'Add Medical Notes' }).click();
  await expect(sheet).toContainText('Asthma');
  await expect(sheet).toContainText(
    /Confidential\. As of \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/,
  );
  await medicalNotes().doc(player.id).update({ text: 'Asthma and bee stings' });
  await page.getByRole('button', { name: 'Read Again' }).click();
  await expect(sheet).not.toContainText('Asthma');
  await page.getByRole('button', { name: 'Add Medical Notes' }).click();
  await expect(sheet).toContainText('Asthma and bee stings');
  await expectNoAxeViolations(page);
});

test('from the sheet of the program’s own team, the ways back lead to the players', async ({
  page,
}) => {
  const players = page.getByRole('table', { name: 'Players' });
  await openAsAdmin(page, 'tab=players');
  for (const way of ['Back to players', 'Players']) {
    await page.getByRole('link', { name: 'Emergency Sheet' }).click();
    await expect(page.locator('[data-print-sheet]')).toBeVisible();
    await expect(players).toHaveCount(0);
    await page.getByRole('link', { name: way, exact: true }).click();
    await expect(players).toBeVisible();
  }
});

test('where the only match cannot be read, the table says so', async ({ page }) => {
  await page.route(pathOf(listOrdersEndpoint.path), (route) =>
    route.fulfill({ json: { rows: [], total: 1, more: false } }),
  );
  await openAsAdmin(page, 'tab=orders&search=anything');
  await expect(page.getByRole('main')).toContainText('1 record could not be read');
  await page.getByRole('main').getByRole('link', { name: 'Show unreadable records' }).click();
  await expect(page).toHaveURL(/view=broken/);
});

test('a page that has lost its last row behind a dialog asks nothing, and what is typed stays guarded', async ({
  page,
}) => {
  const order = await storeOrder({ paid: true });
  let isEmpty = false;
  await page.route(pathOf(listOrdersEndpoint.path), async (route) => {
    const url = new URL(route.request().url());
    const isSecond = url.searchParams.get('page') === '2';
    url.searchParams.delete('page');
    const answer = await (await route.fetch({ url: url.href })).json();
    const second = isEmpty ? { rows: [], total: 25 } : { total: 26 };
    await route.fulfill({ json: { ...answer, ...(isSecond ? second : { total: 25 }) } });
  });
  await openOffice(page, `orders&search=${order.number}&page=2`);
  let questions = 0;
  page.on('dialog', async (question) => {
    questions += 1;
    await question.dismiss();
  });
  await openDetails(page, order.number);
  const notes = topDialog(page).getByRole('textbox', { name: 'Notes' });
  await notes.fill('Call before shipping');
  isEmpty = true;
  await topDialog(page).getByRole('button', { name: 'Mark Packed' }).press('Enter');
  await expect(topDialog(page).getByRole('button', { name: 'Mark Shipped' })).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
  expect(questions).toBe(0);
  await notes.focus();
  await page.keyboard.press('Escape');
  await expect(notes).toHaveValue('Call before shipping');
  expect(questions).toBe(1);
  // The table behind may still be read.
  await page.unrouteAll({ behavior: 'wait' });
});
