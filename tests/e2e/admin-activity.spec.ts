import type { Page } from '@playwright/test';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { auditLog, outbox } from '#server/gateways/records.ts';
import { sendContactMessage } from '#server/use-cases/contact/send-contact-message.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { exportRows } from '#tests/helpers/money-steps.ts';
import {
  chooseInMenu,
  openDetails,
  openMessage,
  openOffice,
  readMails,
  rowOf,
  sidewaysScroll,
  toasts,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* Who did what, and the mail that has not gone out. */

const PHONE = { width: 360, height: 740 };
const MEDICAL = 'Bee stings: carries an EpiPen';
const summary = (page: Page) => page.getByRole('row').locator('summary');

test('the log says who did what and when, and never what a medical note says', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_FAILED/);
  const { registration } = await storeRegistration(1, { paymentMethod: 'check' });
  const { id, number, payer } = registration;
  const player = await addPlayer();
  await addMedicalNote(player, MEDICAL);
  const uid = await openOffice(page, `registrations&search=${number}`);
  await openDetails(page, number);
  await topDialog(page).getByRole('textbox', { name: 'Notes' }).fill('Pays on Friday');
  await topDialog(page).getByRole('button', { name: 'Save Notes' }).click();
  await expect(toasts(page)).toContainText('Notes saved');
  await topDialog(page).getByRole('button', { name: 'Mark Paid' }).click();
  await topDialog(page).getByLabel('Reference').fill('1042');
  await topDialog(page).getByLabel('Reference').press('Enter');
  await expect(toasts(page)).toContainText('Payment recorded');
  await page.goto(`/admin?tab=players&player=${player.id}`);
  await topDialog(page)
    .getByRole('button', { name: /medical/i })
    .click();
  await expect(topDialog(page)).toContainText(MEDICAL);

  await test.step('every step, the newest first, found by its record', async () => {
    await page.goto(`/admin?tab=activity&search=registrations/${id}`);
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('Recorded a payment on');
    await expect(rows.nth(2)).toContainText('Changed the notes on a registration');
    await expect(rows.nth(2)).toContainText('Robin Doe');
    await expect(rows.nth(2).locator('time')).toHaveText(
      /^\w{3} \d{1,2}(, \d{4})? \d{1,2}:\d\d [AP]M$/,
    );
    await summary(page).last().press('Enter');
    await expect(rows.nth(2)).toContainText('Notesempty → Pays on Friday');
    await summary(page).first().press('Enter');
    await expect(rows.nth(1)).toContainText('Referenceempty → 1042');
    await expect(rows.nth(1)).toContainText('Amountempty → $150.00');
    await expectNoAxeViolations(page);
    await page.setViewportSize(PHONE);
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page
      .getByRole('link', { name: `${payer.firstName} ${payer.lastName}` })
      .first()
      .click();
    await expect(rowOf(page, number)).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(3);
  });

  await test.step('looks at medical notes are listed, without their text', async () => {
    await page.getByLabel('Entries').selectOption('Medical notes viewed');
    await page.getByLabel('Search').fill(player.id.slice(0, 8));
    await expect(rowOf(page, 'viewed a player’s medical notes')).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(rowOf(page, 'viewed a player’s medical notes')).toHaveCount(1);
    await page.getByLabel('Month').selectOption({ index: 2 });
    await expect(page).toHaveURL(/month=20\d\d-\d\d/);
    await expect(page.getByRole('heading', { name: /^Nothing/ })).toBeVisible();
    await page.getByLabel('Month').selectOption({ index: 1 });
    await expect(rowOf(page, 'viewed a player’s medical notes')).toHaveCount(1);
    const [exported, ...others] = await exportRows(page);
    expect(exported?.When).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d$/);
    expect(exported?.About).toBe(`${player.firstName} ${player.lastName}`);
    expect(others).toEqual([]);
    await page.getByLabel('Month').selectOption('All');
    const entries = await auditLog().where('actorId', '==', uid).get();
    expect(entries.size).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(entries.docs.map((doc) => doc.data()))).not.toMatch(/EpiPen|Bee/);
  });

  await test.step('an empty log, and one that cannot be read', async () => {
    await page.getByLabel('Search').fill('nobodydidthis');
    await expect(page.getByRole('row')).toHaveCount(0);
    await expect(
      page.getByRole('heading', { name: /^Nothing (has been recorded|matches your search)$/ }),
    ).toBeVisible();
    await page.route('**/api/admin/activity/log*', (route) => route.abort());
    await page.getByLabel('Search').fill(player.id.slice(0, 8));
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Error fetching the audit log');
    await page.unroute('**/api/admin/activity/log*');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(rowOf(page, 'viewed a player’s medical notes')).toHaveCount(1);
  });
});

test('a reply that the mail server refuses is kept, shown as unsent with the reason, and sent by Retry', async ({
  page,
  mailbox,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_FAILED|409/);
  const id = crypto.randomUUID();
  const name = `G${id.slice(0, 8)}`.toLowerCase();
  // See local/mail/greylist.ts.
  const email = `${name}@greylisted.example`;
  const subject = `About ${name}`;
  const about = { inquiryType: 'general', playerAge: null, phone: null } as const;
  const form = { idempotencyKey: id, name, email, subject, message: 'Hello?', ...about };
  await sendContactMessage(form, new Date());
  // The confirmation would be refused before the reply is.
  await Promise.all(
    (await outbox().where('to', '==', email).get()).docs.map(({ ref }) => ref.delete()),
  );
  await openOffice(page, `messages&search=${name}`);
  await openMessage(page, name, subject);
  await topDialog(page).getByRole('textbox', { name: 'Reply' }).fill('Yes, gladly.');
  await topDialog(page).getByRole('button', { name: 'Send Reply' }).click();
  await expect(toasts(page)).toContainText('Reply sent');
  const waiting = outbox().where('to', '==', email);
  await expect
    .poll(async () => {
      await page.request.post('/.netlify/functions/deliver-outbox');
      return (await waiting.get()).docs.map((doc) => doc.data().attempts);
    })
    .toEqual([1]);
  const [mail] = (await waiting.get()).docs;
  expect(mail?.data().text).toBe('Yes, gladly.');
  // As after some hours: nothing but this test tries it now.
  await mail?.ref.update({ nextAttemptAt: new Date(Date.now() + 3_600_000).toISOString() });

  await page.goto('/admin');
  await page.getByRole('link', { name: /emails? not sent yet/ }).click();
  await expect(page).toHaveURL(/view=mail/);
  await page.getByLabel('Search').fill(name);
  const unsent = rowOf(page, email);
  await expect(unsent).toContainText(`Re: ${subject}`);
  await expect(unsent).toContainText('Waiting');
  await expect(unsent).toContainText('Greylisted, please try again later');
  await expectNoAxeViolations(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  const retry = page.getByRole('button', { name: `Retry “Re: ${subject}” to ${email}` });
  await page.route('**/api/admin/activity/retry-mail', (route) => route.abort());
  await retry.click();
  await expect(toasts(page)).toContainText('Error retrying email');
  await page.unroute('**/api/admin/activity/retry-mail');
  await retry.press('Enter');
  await expect(toasts(page)).toContainText('The email could not be sent');
  await expect(unsent.getByRole('cell').nth(4)).toHaveText('2');
  await retry.press('Enter');
  await expect(toasts(page)).toContainText('Email sent');
  await expect(unsent).toHaveCount(0);
  const replies = (await readMails(page, mailbox, email)).filter((it) =>
    it.subject.startsWith('Re:'),
  );
  expect(replies.map(({ text }) => text?.trim())).toEqual(['Yes, gladly.']);

  await page.goto(`/admin?tab=activity&search=${encodeURIComponent(mail?.ref.path ?? '')}`);
  await expect(rowOf(page, 'sent an email again')).toHaveCount(2);
});

test('an email with a wrong address is corrected and sent; another is discarded', async ({
  page,
  mailbox,
}) => {
  const player = await addPlayer();
  const [id, discarded, right] = [crypto.randomUUID(), crypto.randomUUID(), newAddress('right')];
  const subject = `About ${id}`;
  const now = new Date().toISOString();
  const given = (own: string, about: string): OutboxMail => ({
    id: own,
    to: player.email,
    replyTo: null,
    subject,
    text: 'Hi',
    html: '<p>Hi</p>',
    needs: 'nothing',
    data: {},
    about,
    status: 'failed',
    attempts: 12,
    nextAttemptAt: now,
    lastError: '550 no such user',
    createdAt: now,
    sentAt: null,
  });
  await outbox()
    .doc(id)
    .create(given(id, `profiles/${player.id}`));
  await openOffice(page, `activity&view=mail&search=${id}`);
  const unsent = rowOf(page, player.email);
  await chooseInMenu(unsent, 'Correct');
  const field = topDialog(page).getByLabel('Send it to');
  await expect(field).toHaveValue(player.email);
  await field.fill('nowhere');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/email/i);
  await field.fill(right);
  await field.press('Enter');
  await expect(toasts(page)).toContainText('Address corrected');
  // Where the wrong one stands, too, with a way there.
  await expect(topDialog(page)).toContainText(`The record still has ${player.email}`);
  await expect(topDialog(page).getByRole('link')).toHaveAttribute('href', /tab=players/);
  await expectNoAxeViolations(page);
  await topDialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(unsent).toHaveCount(0);
  await expect
    .poll(async () => (await readMails(page, mailbox, right)).map((mail) => mail.subject))
    .toEqual([subject]);

  await outbox().doc(discarded).create(given(discarded, 'orders/none'));
  await page.reload();
  await chooseInMenu(unsent, 'Discard');
  await expect(topDialog(page)).toContainText('its text will be deleted');
  await topDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(unsent).toBeVisible();
  await chooseInMenu(unsent, 'Discard');
  await topDialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(toasts(page)).toContainText('Email discarded');
  await expect(unsent).toHaveCount(0);
  expect((await outbox().doc(discarded).get()).data()?.text).not.toContain('Hi');
  expect(await readMails(page, mailbox, player.email)).toEqual([]);
});
