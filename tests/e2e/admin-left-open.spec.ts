import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { medicalNotes } from '#server/gateways/records.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { openAsAdmin } from '#tests/helpers/money-steps.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
/* A dashboard that stays open for hours, while the month turns and others go on working. */

const pathOf = (path: string) => (url: URL) => url.pathname === path;

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
