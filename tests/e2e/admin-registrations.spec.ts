import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  cutOff,
  fact,
  openOffice,
  readSubjects,
  rowOf,
  sidewaysScroll,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';

/* Who has registered whom, as the office finds it and settles it. */

const PHONE = { width: 360, height: 740 };

test('registrations: of a child who may be there twice, the earlier player is a click away', async ({
  page,
}) => {
  const email = `guardian-${crypto.randomUUID()}@example.com`;
  const { registration } = await storeRegistration(1, { paymentMethod: 'check', email });
  const [{ firstName = '', lastName = '' } = {}] = registration.players;
  const { id } = await addPlayer({ email, firstName, lastName, pastSeason: '2025-26 Season' });
  await openOffice(page, `registrations&search=${registration.number}`);
  await rowOf(page, registration.number).getByRole('button', { name: 'Details' }).click();
  await expect(topDialog(page)).toContainText('This player may be there twice');
  await expectNoAxeViolations(page);
  await topDialog(page)
    .getByRole('link', { name: `${firstName} ${lastName} (past: 2025-26 Season)` })
    .click();
  await expect(page).toHaveURL(new RegExp(`tab=players&player=${id}`));
  await expect(topDialog(page)).toContainText(email);
});

test('registrations: found in the list as the address says, shown with what is owed, and paid by check', async ({
  page,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  // As long as some are, without a place to break it.
  const email = `guardian${crypto.randomUUID().replaceAll('-', '')}@example.com`;
  const { registration } = await storeRegistration(2, { paymentMethod: 'check', email });
  const { number } = registration;
  await openOffice(page, 'registrations');
  await page.getByLabel('Search').fill(number.toLowerCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, number)).toContainText('Player0 Diaz, Player1 Diaz');
  await expect(rowOf(page, number)).toContainText('$0.00 of $300.00');

  await test.step('filter, back, reload', async () => {
    await page.getByLabel('Status').selectOption('Disputed');
    await expect(page.getByRole('row')).toHaveCount(0);
    await page.getByLabel('Search').fill('');
    await expect(page.getByRole('heading', { name: 'No registrations' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Remove the filter/ })).toHaveCount(0);
    await page.goto(`/admin?tab=registrations&status=pending&search=${number}`);
    await page.reload();
    await page.getByRole('button', { name: 'Remove the filter Unpaid' }).click();
    // An expired payment page is unpaid, too.
    await page.getByLabel('Status').selectOption('Unpaid');
    await expect(page).toHaveURL(/status=pending(,|%2C)expired/);
    await expect(page.getByRole('button', { name: 'Remove the filter Unpaid' })).toHaveCount(1);
    await expect(page.getByLabel('Search')).toHaveValue(number);
    await expect(rowOf(page, number)).toBeVisible();
  });

  await test.step('in full, and again after the service was away', async () => {
    await page.route('**/api/admin/registrations/detail*', (route) => route.abort());
    await rowOf(page, number).getByRole('button', { name: 'Details' }).click();
    await expect(topDialog(page).getByRole('alert').first()).toContainText(
      'The record could not be loaded',
    );
    await page.unroute('**/api/admin/registrations/detail*');
    await topDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(fact(page, 'Still Owed')).toHaveText('$300.00');
    await expect(fact(page, 'Emergency Contact')).toHaveText('Luis Diaz, 239-555-0124');
    await expect(
      topDialog(page).getByRole('listitem').filter({ hasText: 'Player1' }),
    ).toContainText('Age 14, grade 9 · No photo consent');
    await expectNoAxeViolations(page);
  });

  await test.step('on a phone every button is in reach', async () => {
    await page.setViewportSize(PHONE);
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    for (const name of ['Mark Paid', 'Save Notes'])
      expect(await cutOff(page, topDialog(page).getByRole('button', { name }))).toBe(0);
    const overflow = () =>
      topDialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBe(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(overflow).toBe(0);
  });

  await test.step('marked paid: the badge, the row and the mail', async () => {
    await topDialog(page).getByRole('button', { name: 'Mark Paid' }).click();
    await topDialog(page).getByRole('button', { name: 'Record $300.00 Payment' }).click();
    await expect(fact(page, 'Status')).toHaveText('Paid');
    await expect(fact(page, 'Still Owed')).toHaveCount(0);
    await expect(topDialog(page).getByRole('button', { name: 'Mark Paid' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    // It is no longer what the filter asks for.
    await expect(rowOf(page, number)).toHaveCount(0);
    await expect
      .poll(() => readSubjects(page, mailbox, email))
      .toContainEqual(expect.stringContaining(number));
  });

  await test.step('the list says when it cannot be read, and tries again', async () => {
    await page.route('**/api/admin/registrations?*', (route) => route.abort());
    // Above cards the filters are folded away.
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByLabel('Status').selectOption('Paid');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Error fetching registrations');
    await page.unroute('**/api/admin/registrations?*');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(rowOf(page, number)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});
