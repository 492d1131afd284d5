import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { exportRows } from '#tests/helpers/money-steps.ts';
import { openOffice, rowOf, sidewaysScroll } from '#tests/helpers/office-steps.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';

/* Which columns of a table are on the screen, and which of them stay in sight. */

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Columns' });

test('columns are chosen by keyboard, stay chosen in this browser, and the file has all of them', async ({
  page,
}) => {
  const { registration } = await storeRegistration(1, { paymentMethod: 'check' });
  await openOffice(page, `registrations&search=${registration.number}`);
  const open = page.getByRole('button', { name: 'Columns' });
  await expect(heading(page, 'Received')).toBeVisible();

  await test.step('hidden with Space, closed with Escape', async () => {
    await open.press('Enter');
    await expect(menu(page).getByRole('checkbox').first()).toBeFocused();
    // Whose row it is and what can be done with it are not up for choice.
    await expect(menu(page).getByLabel('Number')).toHaveCount(0);
    await expect(menu(page).getByLabel('Actions')).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(heading(page, 'Received')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(open).toBeFocused();
    await expect(open).toHaveText('Columns (1 hidden)');
  });

  await test.step('kept here, for this table alone', async () => {
    await page.reload();
    await expect(rowOf(page, registration.number)).toBeVisible();
    await expect(heading(page, 'Received')).toHaveCount(0);
    await page.goto('/admin?tab=orders');
    await expect(heading(page, 'Received')).toBeVisible();
    await page.goBack();
    await expect(rowOf(page, registration.number)).toBeVisible();
    await expect(heading(page, 'Received')).toHaveCount(0);
  });

  await test.step('the file has every column', async () => {
    const [exported] = await exportRows(page);
    expect(exported?.Received).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  await test.step('cards leave it out, too, and on a phone the menu fits', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(rowOf(page, registration.number).locator('[data-label=Received]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    await open.press('Enter');
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expect(menu(page).getByRole('button', { name: 'Show All' })).toBeInViewport({ ratio: 1 });
    await menu(page).getByRole('button', { name: 'Show All' }).press('Enter');
    await expect(menu(page).getByLabel('Received')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, registration.number).locator('[data-label=Received]')).toBeVisible();
  });
});

/** Where the element is on the screen, from side to side, in whole pixels. */
const sides = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });

test('while a wide table is scrolled, whose row it is and what can be done stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1170, height: 700 });
  await openOffice(page, 'orders');
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
    .nth(1);
  await expect(first).toBeVisible();
  const frame = page.getByRole('table').locator('..');
  const room = await frame.evaluate((part) => part.scrollWidth - part.clientWidth);
  expect(room).toBeGreaterThan(0);
  const edges = await sides(frame);
  for (const left of [0, room]) {
    await frame.evaluate((part, to) => part.scrollTo({ left: to, top: 200 }), left);
    const cells = page.getByRole('row').last().getByRole('cell');
    expect((await sides(cells.first())).left - edges.left).toBeLessThanOrEqual(1);
    expect(edges.right - (await sides(cells.last())).right).toBeLessThanOrEqual(16);
    await expect(page.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeInViewport({ ratio: 1 });
  }
});
