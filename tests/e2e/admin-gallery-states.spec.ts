import { reviewSubmissionEndpoint } from '#contracts/gallery/submission-review.ts';
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
  overflow,
  reason,
  row,
  tab,
  toast,
} from '#tests/helpers/gallery-review.ts';
import { loseAnswerOnce } from '#tests/helpers/lose-answer.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { recordVideo } from '#tests/helpers/record-video.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';
import { makePhoto } from '#tests/helpers/uploads.ts';

test('at 400 % zoom the buttons of a review do not lie over the reason that is typed', async ({
  page,
}) => {
  const [word, sender] = [newWord(), await signUpUser()];
  await storeSubmission(sender, await makePhoto({ width: 90 }), {
    title: `${word} photo`,
    originalName: 'photo.jpg',
  });
  await openGallery(page, word);
  await act(page, 'View', 'photo.jpg').click();
  await page.setViewportSize({ width: 320, height: 256 });
  await reason(page).focus();
  await reason(page).scrollIntoViewIfNeeded();
  const bottom = await reason(page).evaluate((it) => it.getBoundingClientRect().bottom);
  const foot = dialogButton(page, 'Approve').locator('xpath=..');
  const top = await foot.evaluate((it) => it.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bottom);
});

test('a video plays, and the review fits on small screens', async ({ page }) => {
  const [word, sender] = [newWord(), await signUpUser()];
  await openGallery(page, word);
  const video = Buffer.from(await page.evaluate(recordVideo), 'base64');
  await storeSubmission(sender, video, {
    title: `${word} clip`,
    originalName: 'clip.mp4',
    submissionType: 'video',
    fileType: 'video/mp4',
  });
  await page.reload();
  await expect(row(page, 'clip.mp4')).toContainText('Video');
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
  await act(page, 'View', 'clip.mp4').click();
  const player = dialog(page).locator('video');
  await player.evaluate(async (it: HTMLVideoElement) => {
    it.muted = true;
    await it.play();
  });
  await expect
    .poll(() => player.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0);
  await expect(dialog(page).getByRole('link', { name: 'Download Original' })).toBeVisible();
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    for (const name of ['Delete', 'Reject', 'Approve']) {
      await expect(dialogButton(page, name)).toBeInViewport({ ratio: 1 });
    }
  }
  await expectNoAxeViolations(page);
  await dialogButton(page, 'Approve').click();
  await expect(page.getByText('Nothing matches your search')).toBeVisible();
  await page.goto('/gallery/videos/training');
  await expect(page.getByRole('link', { name: `Play “${word} clip”` })).toBeVisible();
});

test('the second of two admins is told, in the row and in the dialog', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/409/);
  const [word, sender, bytes] = [newWord(), await signUpUser(), await makePhoto({ width: 90 })];
  const store = (originalName: string) =>
    storeSubmission(sender, bytes, { title: `${word} ${originalName}`, originalName });
  const [one, two] = [await store('one.jpg'), await store('two.jpg')];
  const decide = decideAs(await openGallery(page, word), services.site);
  await expect(row(page, 'one.jpg')).toBeVisible();

  await test.step('in the row', async () => {
    await decide(one, { decision: 'reject', reason: 'Too dark.' });
    await act(page, 'Approve', 'one.jpg').click();
    const told = page.getByRole('main').getByRole('alert');
    await expect(told).toContainText('Error approving submission');
    await expect(told).toContainText('one.jpg: Someone else has changed this');
    await expectNoAxeViolations(page);
    await told.getByRole('button', { name: 'Reload' }).click();
    await expect(row(page, 'one.jpg')).toHaveCount(0);
    await expect(told).toHaveCount(0);
  });

  await test.step('in the dialog, whose reason stays', async () => {
    await actInMenu(page, 'Reject', 'two.jpg');
    await reason(page).fill('Not ours.');
    await decide(two, { decision: 'approve' });
    await dialogButton(page, 'Reject').click();
    const told = dialog(page).getByRole('alert').first();
    await expect(told).toContainText('Error rejecting submission');
    await expect(reason(page)).toHaveValue('Not ours.');
    await told.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Nothing matches your search')).toBeVisible();
  });
});

test('an approval whose answer was lost is not told as what someone else did', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409|ERR_FAILED/);
  const [word, sender, bytes] = [newWord(), await signUpUser(), await makePhoto({ width: 90 })];
  for (const originalName of ['one.jpg', 'two.jpg', 'three.jpg'])
    await storeSubmission(sender, bytes, { title: `${word} ${originalName}`, originalName });
  await openGallery(page, word);

  await test.step('in the dialog', async () => {
    await act(page, 'View', 'one.jpg').click();
    const told = dialog(page).getByRole('alert').first();
    await loseAnswerOnce(page, reviewSubmissionEndpoint.path);
    await dialogButton(page, 'Approve').click();
    await expect(told).toContainText('We could not reach the server.');
    await dialogButton(page, 'Approve').click();
    await expect(told).toContainText('Your first try may have been saved.');
    await told.getByRole('button', { name: 'Reload' }).click();
    await expect(row(page, 'one.jpg')).toHaveCount(0);
  });

  const told = page.getByRole('main').getByRole('alert');
  await test.step('in the row, which is read anew', async () => {
    await loseAnswerOnce(page, reviewSubmissionEndpoint.path);
    await act(page, 'Approve', 'two.jpg').click();
    await expect(told).toContainText('two.jpg: We could not reach the server.');
    await expect(row(page, 'two.jpg')).toHaveCount(0);
    await told.getByRole('button', { name: 'Reload' }).click();
    await expect(told).toHaveCount(0);
  });

  await test.step('in a row that cannot be read anew', async () => {
    const lists = /\/api\/admin\/gallery\?/;
    await page.route(lists, (route) => route.abort());
    await loseAnswerOnce(page, reviewSubmissionEndpoint.path);
    await act(page, 'Approve', 'three.jpg').click();
    await expect(told.filter({ hasText: 'three.jpg' })).toContainText('We could not reach');
    await act(page, 'Approve', 'three.jpg').click();
    const own = told.filter({ hasText: 'three.jpg: Your first try may have been saved.' });
    await expect(own).toBeVisible();
    await page.unroute(lists);
    await own.getByRole('button', { name: 'Reload' }).click();
    await expect(row(page, 'three.jpg')).toHaveCount(0);
  });
});

test('who is named on a public photo without consent is told of at once', async ({ page }) => {
  const [word, sender] = [newWord(), await signUpUser()];
  const bytes = await makePhoto({ width: 90 });
  await storeSubmission(sender, bytes, { title: `${word} photo`, originalName: 'photo.jpg' });
  const player = await addPlayer({ photoConsent: false });
  await openGallery(page, word);
  await act(page, 'Approve', 'photo.jpg').click();
  await expect(row(page, 'photo.jpg')).toHaveCount(0);
  await tab(page, 'Approved').click();
  await act(page, 'View', 'photo.jpg').click();
  await dialogButton(page, 'Add a player').click();
  await dialog(page).getByLabel('Find a player').fill(player.lastName);
  await dialog(page)
    .getByRole('button', { name: new RegExp(player.email) })
    .click();
  await dialogButton(page, 'Save Players').click();
  const name = `${player.firstName} ${player.lastName}`;
  const told = `There is no photo consent for ${name}. Please delete this photo or video.`;
  await expect(toast(page, told)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('where there is nothing, each part says so; where nothing can be had, too', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  // Other tests send things in meanwhile.
  const lists = /\/api\/admin\/gallery\?/;
  await page.route(lists, (route) => route.fulfill({ json: { rows: [], total: 0, more: false } }));
  await openGallery(page, '');
  for (const [view, title] of [
    ['Pending', 'Nothing to review'],
    ['Approved', 'No approved submissions'],
    ['Rejected', 'No rejected submissions'],
    ['All', 'No submissions'],
  ] as const) {
    await tab(page, view).click();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await page.unroute(lists);
  await page.route(lists, (route) => route.abort());
  await tab(page, 'Pending').click();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('Error fetching submissions');
  await page.unroute(lists);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toHaveCount(0);
});
