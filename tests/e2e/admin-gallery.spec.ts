import sharp from 'sharp';
import { findFile } from '#server/gateways/storage.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import {
  act,
  actInMenu,
  decideAs,
  dialog,
  dialogButton,
  newWord,
  openGallery,
  reason,
  row,
  tab,
  toast,
} from '#tests/helpers/gallery-review.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';
import { makePhoto } from '#tests/helpers/uploads.ts';

const LONG_NAME = `IMG_${'the_whole_team_'.repeat(5)}.jpg`;
const LONG_TEXT = 'The whole team after the last whistle, and the bench that ran onto the court.';

test('photos are looked at, approved in row and dialog, and seen by the public at once', async ({
  page,
  context,
}) => {
  const [word, sender, photo] = [newWord(), await signUpUser(), await makePhoto()];
  await storeSubmission(sender, photo, {
    title: `${word} one`,
    originalName: 'one.jpg',
    description: LONG_TEXT,
  });
  await storeSubmission(sender, photo, { title: `${word} two`, originalName: LONG_NAME });
  await openGallery(page, word);
  await expect(row(page, 'one.jpg')).toBeVisible();

  await test.step('figures and columns', async () => {
    for (const [label, view] of [
      ['Pending Review', 'Pending'],
      ['Approved', 'Approved'],
      ['Rejected', 'Rejected'],
      ['Total Submissions', 'All'],
    ] as const) {
      const figure = page.locator('dl > div', { hasText: label }).locator('dd');
      await expect(figure).toHaveText(/^\d+$/);
      await expect(tab(page, view)).toHaveText(`${view} (${await figure.textContent()})`);
    }
    await expect(tab(page, 'Pending')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Preview',
      'Title & Description',
      /^Type/,
      /^File Name/,
      /^Size/,
      /^Submitted/,
      'Actions',
    ]);
    await expect(row(page, 'one.jpg')).toContainText(/Photo.*[\d.]+ KB[A-Z][a-z]{2} \d/);
    const text = row(page, 'one.jpg').getByTitle(LONG_TEXT);
    const cut = await text.evaluate((cell) => [cell.clientWidth, cell.scrollWidth]);
    expect(cut[0]).toBeLessThanOrEqual(12 * 16);
    expect(cut[1]).toBeGreaterThan(12 * 16);
    await expect(row(page, LONG_NAME)).toBeVisible();
  });

  await test.step('approved in the row, without EXIF, at once', async () => {
    await act(page, 'Approve', 'one.jpg').press('Enter');
    await expect(toast(page, 'Submission approved')).toBeVisible();
    await expect(
      toast(page, 'The submission has been approved and will be visible in the gallery.'),
    ).toBeVisible();
    await expect(row(page, 'one.jpg')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Pending submissions' })).toBeFocused();
  });
  const visitor = await context.newPage();
  const card = visitor.getByRole('link', { name: new RegExp(`^Enlarge “${word} one”`) });
  await visitor.goto('/gallery/photos/training');
  await expect(card).toBeVisible();
  const address = (await card.getAttribute('href')) ?? '';
  const file = await visitor.request.get(address);
  const { format, width, exif } = await sharp(await file.body()).metadata();
  // Turned upright as its EXIF says, which is then gone.
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 800, exif: undefined });

  await test.step('approved in the dialog', async () => {
    await act(page, 'View', LONG_NAME).press('Enter');
    await expect(dialog(page).getByRole('heading')).toHaveText('Review Submission');
    const picture = dialog(page).getByRole('img', { name: `${word} two` });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(800);
    const facts = ['File Name', 'Type', 'Size', 'Status', 'Title', 'Description', 'Category'];
    await expect(dialog(page).locator('dt')).toHaveText([...facts, 'Sent by']);
    await expect(dialog(page).locator('dl')).toContainText('Pending');
    await expect(dialogButton(page, 'Reject')).toBeDisabled();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(act(page, 'View', LONG_NAME)).toBeFocused();
    await act(page, 'View', LONG_NAME).click();
    await dialogButton(page, 'Approve').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Nothing matches your search')).toBeVisible();
  });
});

test('an approved one is deleted after a question, from the public gallery too, with its files', async ({
  page,
  context,
  services,
}) => {
  const [word, sender] = [newWord(), await signUpUser()];
  const photo = await storeSubmission(sender, await makePhoto({ width: 90 }), {
    title: `${word} photo`,
    originalName: 'photo.jpg',
  });
  const admin = await openGallery(page, word);
  await decideAs(admin, services.site)(photo, { decision: 'approve' });
  const visitor = await context.newPage();
  const card = visitor.getByRole('link', { name: new RegExp(`^Enlarge “${word} photo”`) });
  await visitor.goto('/gallery/photos/training');
  await expect(card).toBeVisible();
  const address = (await card.getAttribute('href')) ?? '';
  expect((await visitor.request.get(address)).status()).toBe(200);

  await tab(page, 'Approved').click();
  await expect(page.getByRole('columnheader', { name: 'Approved' })).toBeVisible();
  await expect(row(page, 'photo.jpg').getByRole('button')).toHaveText(['View photo.jpg', /^⋮/]);
  await act(page, 'View', 'photo.jpg').click();
  // What is approved can be looked at, tagged and deleted only.
  await expect(dialogButton(page, 'Delete')).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveText([
    'Close',
    'Add a player',
    'Close',
    'Delete',
  ]);
  await dialogButton(page, 'Delete').click();
  await expect(dialog(page)).toContainText('deleted permanently, from the gallery too');
  await expectNoAxeViolations(page);
  await dialogButton(page, 'Cancel').click();
  await expect(dialogButton(page, 'Delete')).toBeFocused();
  await dialogButton(page, 'Delete').click();
  await dialogButton(page, 'Delete Submission').click();
  await expect(toast(page, 'Submission deleted')).toBeVisible();
  await expect(toast(page, 'The submission has been permanently deleted.')).toBeVisible();
  await expect(row(page, 'photo.jpg')).toHaveCount(0);

  expect((await visitor.request.get(address)).status()).toBe(404);
  expect(await findFile(photo.fileName)).toBeUndefined();
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: /^Enlarge/ }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('one is rejected by keyboard, with a reason that survives what goes wrong and is mailed', async ({
  page,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/503|ERR_FAILED/);
  const [word, sender, photo] = [newWord(), await signUpUser(), await makePhoto({ width: 90 })];
  const store = (originalName: string) =>
    storeSubmission(sender, photo, { title: `${word} ${originalName}`, originalName });
  await Promise.all([store('one.jpg'), store('two.jpg')]);
  await openGallery(page, word);
  const why = 'Please cover the street sign in the background.';

  await actInMenu(page, 'Reject', 'one.jpg');
  await expect(reason(page)).toBeFocused();
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await expect(reason(page)).toBeInViewport({ ratio: 1 });
  await expect(dialogButton(page, 'Reject')).toBeDisabled();
  await page.keyboard.type('  \n ');
  await expect(dialogButton(page, 'Reject')).toBeDisabled();
  await page.keyboard.type(why);

  await test.step('functions or storage down: told so, and nothing typed is lost', async () => {
    const failed = dialog(page).getByRole('alert').first();
    await page.route('**/review-submission', (route) => route.abort());
    await dialogButton(page, 'Reject').press('Enter');
    await expect(failed).toContainText('Error rejecting submission');
    await expect(failed).toContainText('We could not reach the server.');
    await page.unroute('**/review-submission');
    // What the function answers while Storage is down: review-submission.test.ts.
    const message = 'We cannot reach our records right now.';
    await page.route('**/review-submission', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'service_unavailable', message } } }),
    );
    await dialogButton(page, 'Approve').press('Enter');
    await expect(failed).toContainText('Error approving submission');
    await expect(failed).toContainText(message);
    await expect(toast(page, 'Error approving submission')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialogButton(page, 'Delete').press('Enter');
    await dialogButton(page, 'Delete Submission').press('Enter');
    await expect(failed).toContainText('Error deleting submission');
    await page.unroute('**/review-submission');
    await page.keyboard.press('Escape');
    await expect(reason(page)).toHaveValue(new RegExp(`${why}$`));
  });

  await reason(page).focus();
  await page.keyboard.press('Tab');
  for (const name of ['Close', 'Delete', 'Reject']) {
    await expect(dialogButton(page, name).last()).toBeFocused();
    if (name !== 'Reject') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Submission rejected')).toBeVisible();
  await expect(toast(page, 'The submission has been rejected.')).toBeVisible();
  await expect(row(page, 'one.jpg')).toHaveCount(0);
  await expect
    .poll(async () => (await mailbox.readMail(sender.email)).map(({ text }) => text))
    .toEqual([expect.stringContaining(`Reason: ${why}`)]);
  await actInMenu(page, 'Reject', 'two.jpg');
  await reason(page).fill('Too dark.');
  await dialogButton(page, 'Reject').click();
  await expect(row(page, 'two.jpg')).toHaveCount(0);

  await test.step('rejected ones are approved after all, in the row and in the dialog', async () => {
    await tab(page, 'Rejected').click();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Preview',
      'Title & Description',
      /^Type/,
      /^File Name/,
      /^Size/,
      /^Rejected/,
      'Reason',
      'Actions',
    ]);
    await expect(row(page, 'one.jpg')).toContainText(why);
    await act(page, 'View', 'one.jpg').click();
    await expect(dialog(page).locator('dl')).toContainText(`Reason${why}`);
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
    await expect(
      dialog(page).getByRole('group', { name: 'Players in this photo or video' }),
    ).toBeVisible();
    await dialogButton(page, 'Approve').click();
    await expect(row(page, 'one.jpg')).toHaveCount(0);
    await act(page, 'Approve', 'two.jpg').click();
    await expect(page.getByText('Nothing matches your search')).toBeVisible();
    await tab(page, 'All').click();
    await expect(row(page, 'one.jpg')).toContainText('Approved');
    await expect(row(page, 'two.jpg')).toContainText('Approved');
  });
});
