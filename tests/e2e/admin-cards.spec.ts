import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { giveLongNames, LONG_NAME } from '#tests/helpers/long-names.ts';
import { openOffice, rowOf, sidewaysScroll } from '#tests/helpers/office-steps.ts';

/* Every table of the dashboard on a phone, a tablet and a laptop, with a name longer than its column. */

/** How far the table, and the page, can be scrolled sideways, in pixels. */
const hidden = async (page: Page) =>
  (await sidewaysScroll(page)) +
  (await page
    .getByRole('table')
    .evaluate(({ parentElement }) =>
      parentElement ? parentElement.scrollWidth - parentElement.clientWidth : Number.NaN,
    ));

/** On each of them a row is seen as it was opened on a phone, and then on more and more room. */
const WIDTHS = [360, 768, 1280];

async function expectRowInSight(page: Page): Promise<void> {
  await expect.poll(() => hidden(page)).toBeLessThanOrEqual(0);
  const buttons = rowOf(page, LONG_NAME).last().getByRole('button');
  await buttons.last().scrollIntoViewIfNeeded();
  for (const button of await buttons.all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await expectNoAxeViolations(page);
}

for (const half of [0, 1]) {
  test(`at each width all that can be done to a row is in sight, whatever its name (${half + 1}/2)`, async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    // The file behind the submission's preview is missing.
    allowConsole(/404/);
    const searches = Object.entries(await giveLongNames());
    await openOffice(page, 'overview');
    for (const [tab, search] of searches.filter((_, index) => index % 2 === half)) {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(`/admin?tab=${tab}&search=${encodeURIComponent(search)}`);
      await expect(rowOf(page, LONG_NAME).last()).toBeVisible();
      for (const width of WIDTHS) {
        await test.step(`${tab} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectRowInSight(page);
          if (process.env.SHOTS) {
            const name = `${tab.replace(/\W/g, '-')}-${width}.png`;
            await page.screenshot({ path: `${process.env.SHOTS}/${name}` });
          }
        });
      }
    }
  });
}

test('no table of the demo is cut off on a laptop, whatever its badges say', async ({
  page,
  allowConsole,
}) => {
  // The files behind some previews are missing.
  allowConsole(/404/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOffice(page, 'overview');
  const tabs = ['players', 'gallery', 'billing', 'sponsors', 'registrations', 'orders'];
  const cut: string[] = [];
  for (const tab of [...tabs, 'payments', 'donations', 'volunteers', 'messages', 'activity']) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    if ((await hidden(page)) > 0) cut.push(tab);
  }
  expect(cut).toEqual([]);
});

test('a first press on a heading sorts upward, several statuses are chosen, and the address keeps both', async ({
  page,
}) => {
  await openOffice(page, 'orders');
  const heading = page.getByRole('columnheader', { name: 'Buyer' });
  await heading.getByRole('button').click();
  await expect(page).toHaveURL(/sort=payer&direction=asc/);
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');

  await page.getByLabel('Status', { exact: true }).selectOption('Paid');
  await page.getByLabel('Status', { exact: true }).selectOption('Refunded');
  await expect(page).toHaveURL(/status=paid%2Crefunded/);
  await page.reload();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Details' }) });
  await expect(rows.first()).toContainText(/Paid|Refunded/);
  await expect(rows.filter({ hasNotText: /Paid|Refunded/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Remove the filter Paid' }).click();
  await expect(page).toHaveURL(/status=refunded/);

  // On a phone the headings are gone; the order is chosen above the cards, with the filters that are set.
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByLabel('Sort', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByLabel('Sort', { exact: true }).selectOption('Paid / Total ↓');
  await expect(page).toHaveURL(/sort=total&direction=desc/);
});

test('what an address has wrong counts as not said', async ({ page }) => {
  await openOffice(page, 'orders&status=lost,paid&sort=shoes&direction=up&page=-3');
  await expect(page.getByRole('button', { name: 'Remove the filter Paid' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Received' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});
