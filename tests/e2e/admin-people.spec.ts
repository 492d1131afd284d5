import type { VolunteerStatus } from '#domain/volunteering/volunteer-status.ts';
import { submitVolunteerApplication } from '#server/use-cases/volunteering/submit-volunteer-application.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { storeMessage } from '#tests/helpers/contact-messages.ts';
import { daysAgo, today } from '#tests/helpers/days.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  cutOff,
  fact,
  openDetails,
  openMessage,
  openOffice,
  readMails,
  readSubjects,
  rowOf,
  sidewaysScroll,
  toasts,
  topDialog,
} from '#tests/helpers/office-steps.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';

/* Who offers to help, and who writes to us. */

const PHONE = { width: 360, height: 740 };

test('a volunteer: checked, cleared until a date, declined; each step is chosen, mailed and taken once', async ({
  page,
  mailbox,
  firestore,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/409|422|ERR_FAILED/);
  const lastName = `V${crypto.randomUUID().slice(0, 8)}`;
  const request = volunteerRequest({ lastName });
  await submitVolunteerApplication(request, new Date());
  const { email } = request.application;
  const stored = firestore.doc(`volunteerApplications/${request.idempotencyKey}`);
  await openOffice(page, `volunteers&status=applied&search=${lastName}`);
  await expect(rowOf(page, lastName)).toContainText('Academic Tutor, Game Day Support');
  await openDetails(page, lastName);
  const status = topDialog(page).getByLabel('Status');
  const until = topDialog(page).getByLabel('Cleared until');
  const save = topDialog(page).getByRole('button', { name: 'Save and Email' });
  const notes = topDialog(page).getByRole('textbox', { name: 'Notes' });
  await expect(fact(page, 'Work')).toHaveText('Math teacher\nfor ten years', {
    useInnerText: true,
  });
  await expectNoAxeViolations(page);

  await test.step('nothing is chosen beforehand, and nobody is cleared without a check', async () => {
    await save.press('Enter');
    await expect(topDialog(page)).toContainText('Choose the next step.');
    await expect(status).toBeFocused();
    await expect(status.getByRole('option')).toHaveText([
      'Choose…',
      'Background check',
      'Declined',
    ]);
    await notes.fill('Called Ben Cole');
    await status.selectOption('Background check');
    await expect(until).toHaveCount(0);
    await save.dblclick();
    await expect(toasts(page)).toContainText('Volunteer updated');
    await expect(fact(page, 'Status')).toHaveText('Background check');
    await expect(notes).toHaveValue('Called Ben Cole');
    await expect(status).toHaveValue('');
  });

  await test.step('cleared, until a day to come', async () => {
    await status.selectOption('Cleared');
    await save.click();
    await expect(topDialog(page)).toContainText('Enter an end date.');
    await until.fill('2026-01-31');
    await save.click();
    await expect(topDialog(page)).toContainText('Enter a day in the future.');
    await expect(until).toHaveValue('2026-01-31');
    await expect(status).toHaveValue('cleared');
    await page.setViewportSize(PHONE);
    expect(await cutOff(page, save)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await until.fill('2099-01-31');
    await page.route('**/api/admin/volunteers/status', (route) => route.abort());
    await until.press('Enter');
    await expect(topDialog(page).getByRole('alert').first()).toContainText(
      'Error updating volunteer',
    );
    await expect(until).toHaveValue('2099-01-31');
    await page.unroute('**/api/admin/volunteers/status');
    await until.press('Enter');
    await expect(fact(page, 'Cleared Until')).toHaveText('January 31, 2099');
  });

  await test.step('someone else declines meanwhile', async () => {
    await stored.update({
      status: 'declined',
      clearedUntil: null,
      updatedAt: new Date().toISOString(),
    });
    await status.selectOption('Background check');
    await save.click();
    const alert = topDialog(page).getByRole('alert').first();
    await expect(alert).toContainText('Someone else has changed this');
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(fact(page, 'Status')).toHaveText('Declined');
    await expect(status.getByRole('option')).toHaveText(['Choose…', 'Background check']);
    await expect(notes).toHaveValue('Called Ben Cole');
    // The notes were never saved, and are given up.
    const question = page.waitForEvent('dialog');
    const leaving = page.keyboard.press('Escape');
    await (await question).accept();
    await leaving;
    await expect(notes).toHaveCount(0);
  });

  await test.step('each step that was taken is mailed once, and seen in the list', async () => {
    const told = async () =>
      (await readSubjects(page, mailbox, email)).filter((subject) => /check|cleared/.test(subject));
    await expect
      .poll(told)
      .toEqual([
        'Your volunteer application: the background check has started',
        'You are cleared to volunteer',
      ]);
    await page.getByLabel('Status').selectOption('Declined');
    await expect(rowOf(page, lastName)).toContainText('Declined');
    await page.setViewportSize(PHONE);
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});

test('a volunteer whose clearance is over waits in the overview, and is not called cleared', async ({
  page,
  firestore,
}) => {
  const clear = async (clearedUntil: string, status: VolunteerStatus = 'cleared') => {
    const lastName = `V${crypto.randomUUID().slice(0, 8)}`;
    const request = volunteerRequest({ lastName });
    await submitVolunteerApplication(request, new Date());
    const stored = firestore.doc(`volunteerApplications/${request.idempotencyKey}`);
    await stored.update({ status, clearedUntil });
    return lastName;
  };
  const over = await clear(daysAgo(1));
  const overInCheck = await clear(daysAgo(1), 'check_under_way');
  const lastDay = await clear(today());
  await openOffice(page, 'overview');
  await page.getByRole('link', { name: /volunteer clearances? expired/ }).click();
  await expect(rowOf(page, over)).toContainText('Clearance expired');
  await expect(rowOf(page, overInCheck)).toContainText('Clearance expired, new check');
  await expect(rowOf(page, lastDay)).toContainText('Cleared');
  await expect(rowOf(page, lastDay)).not.toContainText('expired');
  await openDetails(page, over);
  await expect(fact(page, 'Status')).toHaveText('Clearance expired');
});

test('a message is answered by keyboard; the reply arrives, and stands with the message', async ({
  page,
  mailbox,
  firestore,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/409/);
  const { id, name, email } = await storeMessage();
  await openOffice(page, `messages&search=${name}`);
  await expect(rowOf(page, name)).toContainText('New');
  await expect(rowOf(page, name)).toContainText('On Tuesdays? Thank you.');
  const text = topDialog(page).getByRole('textbox', { name: 'Reply' });
  await rowOf(page, name)
    .getByRole('button', { name: /^Reply/ })
    .press('Enter');
  await expect(text).toBeFocused();
  const replies = topDialog(page).getByRole('region', { name: 'Replies' });
  await expect(topDialog(page)).toContainText('On Tuesdays?');
  await expect(replies).toHaveCount(0);
  await expect(topDialog(page).getByLabel('Subject')).toHaveValue('Re: When is practice?');
  await expectNoAxeViolations(page);

  await topDialog(page).getByRole('button', { name: 'Send Reply' }).press('Enter');
  await expect(topDialog(page)).toContainText('Reply is required.');
  await expect(text).toBeFocused();
  await page.keyboard.type('Yes, at six.');
  await topDialog(page).getByRole('textbox', { name: 'Notes' }).fill('Ask Dana');
  const readAnew = page.waitForResponse('**/api/admin/messages/detail*');
  await topDialog(page).getByRole('button', { name: 'Save Notes' }).press('Enter');
  await expect(toasts(page)).toContainText('Notes saved');
  await readAnew;
  await expect(text).toHaveValue('Yes, at six.');

  // Someone else answers while this reply is being written.
  await firestore
    .doc(`contactMessages/${id}`)
    .update({ status: 'answered', updatedAt: new Date().toISOString() });
  await topDialog(page).getByRole('button', { name: 'Send Reply' }).press('Enter');
  const alert = topDialog(page).getByRole('alert').first();
  await expect(alert).toContainText('Error sending reply');
  await alert.getByRole('button', { name: 'Reload' }).press('Enter');
  await expect(fact(page, 'Status')).toHaveText('Answered');
  await expect(text).toHaveValue('Yes, at six.');
  await expect(alert).toHaveCount(0);
  await topDialog(page).getByRole('button', { name: 'Send Reply' }).press('Enter');
  await expect(toasts(page)).toContainText('Reply sent');
  await expect(replies).toContainText('Yes, at six.');
  await expect(replies).toContainText('Waiting');
  await expect(text).toHaveValue('');
  await expectNoAxeViolations(page);

  const arrived = async () =>
    (await readMails(page, mailbox, email)).filter(({ subject }) => subject.startsWith('Re:'));
  await expect.poll(arrived).toHaveLength(1);
  const [mail] = await arrived();
  expect(mail).toMatchObject({ subject: 'Re: When is practice?' });
  expect(mail?.text?.trim()).toBe('Yes, at six.');
  expect(JSON.stringify(mail?.headers['reply-to'])).toContain(process.env.OFFICE_EMAIL);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, name)).toContainText('Answered');
  await openMessage(page, name, 'When is practice?');
  await expect(replies).toContainText('Sent');
});

test('the pages of a list are in the address, and the overview leads to what waits', async ({
  page,
}) => {
  const name = `P${crypto.randomUUID().slice(0, 8)}`;
  await Promise.all(Array.from({ length: 27 }, () => storeMessage({ name })));
  await openOffice(page, 'overview');
  await page.getByRole('link', { name: /^\d+ new messages$/ }).click();
  await expect(page).toHaveURL(/tab=messages&status=new/);
  const chosen = page.getByRole('button', { name: 'Remove the filter New' });
  await expect(chosen).toBeVisible();
  await page.getByLabel('Search').fill(name);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–25 of 27');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(pages).toContainText('26–27 of 27');
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(pages).toContainText('26–27 of 27');
  await expect(page.getByRole('row')).toHaveCount(3);
  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect(shared.getByText('26–27 of 27')).toBeVisible();
  await shared.close();
  await page.goBack();
  await expect(pages).toContainText('1–25 of 27');
  await chosen.click();
  await page.getByLabel('Status').selectOption('Answered');
  await expect(page.getByRole('row')).toHaveCount(0);
  await expect(page).not.toHaveURL(/page=/);
});
