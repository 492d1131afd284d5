import type { Firestore } from '@google-cloud/firestore';
import type { Locator, Page } from '@playwright/test';
import { reviewSubmissionEndpoint } from '#contracts/gallery/submission-review.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { readFile } from '#server/gateways/storage.ts';
import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { ANDROID, box, movie, PICTURES_START, track } from '#tests/helpers/movies.ts';
import { recordVideo } from '#tests/helpers/record-video.ts';
import { PASSWORD, signUpUser } from '#tests/helpers/sign-in.ts';
import { describeFiles, openUpload, photoOf, picker, submit } from '#tests/helpers/upload-steps.ts';
import { clearStorageFault, makePhoto, setStorageFault } from '#tests/helpers/uploads.ts';

const KB = 1024;

const row = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name });
const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** In bytes, of what someone has submitted. */
async function sizesOf(firestore: Firestore, uid: string): Promise<number[]> {
  const mine = firestore.collection('gallerySubmissions').where('submittedBy', '==', uid);
  return (await mine.get()).docs.map((doc) => doc.get('fileSize'));
}

test('a visitor signs in first; two files go up, are approved, and stand in the gallery', async ({
  page,
  firestore,
  services,
}) => {
  const user = await signUpUser();
  await page.goto('/upload');
  await page.waitForURL(/\/auth/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In to Share Your Photos', {
    useInnerText: true,
  });
  const form = page.getByRole('tabpanel', { name: 'Sign In' }).locator('form').first();
  await form.getByLabel('Email').fill(user.email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('/upload');
  await expect(page.getByText('Welcome, Robin Doe!')).toBeVisible();

  const title = `Tip-off ${crypto.randomUUID()}`;
  const size = 1500 * KB + 1;
  await setStorageFault(services.storage, { size, bytesPerSecond: 60 * KB });
  await picker(page).setInputFiles([
    await photoOf(size, 'slow.jpg'),
    { name: 'quick.png', mimeType: 'image/jpeg', buffer: await makePhoto() },
  ]);
  await expect(row(page, 'slow.jpg')).toContainText('1.46 MB');
  await describeFiles(page, title);
  await submit(page).click();
  await expect(submit(page)).toHaveText('Uploading...');
  const bar = page.getByRole('progressbar', { name: 'slow.jpg' });
  await expect(bar).toHaveAttribute('data-state', 'loading');
  await expect(bar).toHaveAttribute('aria-valuemax', '100');
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d$/);
  await clearStorageFault(services.storage, size);
  await page.waitForURL('/gallery');
  await expect(page.getByRole('status').filter({ hasText: 'Upload successful!' })).toContainText(
    '2 file(s) uploaded successfully.',
  );
  await expect(page.getByText(title)).toHaveCount(0);

  const found = await firestore.collection('gallerySubmissions').where('title', '==', title).get();
  const submissions = found.docs.map((doc) => doc.data() as GallerySubmission);
  expect(submissions.map(({ originalName }) => originalName).sort()).toEqual([
    'quick.png',
    'slow.jpg',
  ]);
  const admin = await signUpUser({ role: 'admin' });
  const shown = submissions.find(({ originalName }) => originalName === 'quick.png');
  const review = async (decision: string, seen = shown?.updatedAt) => {
    const response = await fetch(`${services.site}${reviewSubmissionEndpoint.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.idToken}` },
      body: JSON.stringify({ id: shown?.id, seen, decision }),
    });
    return reviewSubmissionEndpoint.response.parse(await response.json()).submission;
  };
  const approved = await review('approve');
  await page.goto('/gallery/photos/player-features');
  const card = page.getByRole('link', { name: new RegExp(`^Enlarge “${title}”`) });
  await card.click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('heading', { name: title })).toBeVisible();
  const picture = lightbox.getByRole('img', { name: 'The first jump ball.' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  // Its step in the history is taken back; a page opened before that would be given up.
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goto('/gallery/photos/training');
  await expect(page.getByRole('link', { name: /^Enlarge/ }).first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await review('delete', approved?.updatedAt);
  await page.goto('/gallery/photos/player-features');
  await expect(page.getByText(title)).toHaveCount(0);
});

test('a video is sent without the place where it was filmed', async ({ page, firestore }) => {
  const user = await openUpload(page);
  const film = movie([ANDROID, track('meta', [PICTURES_START + 100, PICTURES_START + 200])]);
  await picker(page).setInputFiles([
    { name: 'IMG_1.mov', mimeType: 'video/quicktime', buffer: film },
    {
      name: 'odd.mov',
      mimeType: 'video/quicktime',
      buffer: movie([box('mvex'), track('meta', [0, 0])]),
    },
  ]);
  await describeFiles(page, 'Tip-off');
  await submit(page).click();
  await expect(row(page, 'IMG_1.mov')).toContainText('Uploaded', { timeout: 20_000 });
  await expect(row(page, 'odd.mov')).toContainText('We can’t remove the location from this video.');
  await page.getByRole('button', { name: 'Remove odd.mov' }).click();
  await page.waitForURL('/gallery');
  const mine = firestore.collection('gallerySubmissions').where('submittedBy', '==', user.uid);
  const [sent, ...others] = (await mine.get()).docs.map((doc) => doc.data() as GallerySubmission);
  expect(others).toEqual([]);
  const stored = await readFile(sent?.fileName ?? '');
  expect(stored.length).toBe(film.length);
  expect(stored.toString('latin1')).not.toContain('+26.64');
  // Between the samples of the track that says the place.
  expect(stored.subarray(PICTURES_START, PICTURES_START + 100)).toEqual(Buffer.alloc(100, 7));
  expect(stored.subarray(PICTURES_START + 100, PICTURES_START + 150)).toEqual(Buffer.alloc(50));
});

test('Cancel leads to the gallery', async ({ page }) => {
  await openUpload(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.waitForURL('/gallery');
});

test('a connection cut at 40 % goes on from there', async ({
  page,
  services,
  firestore,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_/);
  const user = await openUpload(page);
  const size = 2500 * KB + 3;
  // Twice: Chromium itself tries once more when a connection it had used before breaks.
  await setStorageFault(services.storage, { size, cutAt: Math.round(size * 0.4), times: 2 });
  const ranges: string[] = [];
  page.on('request', (request) => {
    const range = request.headers()['content-range'];
    if (range) ranges.push(range);
  });
  await picker(page).setInputFiles(await photoOf(size, 'cut.jpg'));
  await describeFiles(page, 'Cut');
  await submit(page).click();
  await page.waitForURL('/gallery');
  const asked = ranges.indexOf(`bytes */${size}`);
  const [, kept = 0] = /^bytes (\d+)-/.exec(ranges[asked + 1] ?? '') ?? [];
  // What had arrived is not sent again; the last pieces before the cut were on their way.
  expect(Number(kept)).toBeGreaterThan(size * 0.2);
  expect(Number(kept)).toBeLessThanOrEqual(size * 0.4);
  expect(ranges.filter((range) => range.startsWith('bytes 0-'))).toHaveLength(1);
  expect(await sizesOf(firestore, user.uid)).toEqual([size]);
});

test('offline it waits, and goes on as soon as it is online', async ({
  page,
  context,
  services,
  firestore,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_/);
  const user = await openUpload(page);
  const size = 3000 * KB + 5;
  await setStorageFault(services.storage, { size, bytesPerSecond: 100 * KB });
  await picker(page).setInputFiles(await photoOf(size, 'away.jpg'));
  await describeFiles(page, 'Away');
  await submit(page).click();
  const bar = page.getByRole('progressbar', { name: 'away.jpg' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await context.setOffline(true);
  await expect(row(page, 'away.jpg')).toContainText('Connection lost.');
  await clearStorageFault(services.storage, size);
  await context.setOffline(false);
  await page.waitForURL('/gallery');
  expect(await sizesOf(firestore, user.uid)).toEqual([size]);
});

test('what cannot be sent is said, one is canceled, one fails and is retried', async ({
  page,
  services,
  firestore,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_/);
  const user = await openUpload(page);
  await expectNoAxeViolations(page);
  await submit(page).click();
  await expect(toasts(page)).toContainText('Missing information');
  await expect(toasts(page)).toContainText('Please fill in all required fields.');
  await expect(page.getByText('Choose at least one file.')).toBeVisible();
  await expect(page.getByLabel('Choose Files')).toBeFocused();

  await picker(page).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(toasts(page)).toContainText('Invalid file type');
  await expect(toasts(page)).toContainText('notes.txt is not a supported image or video file.');
  await picker(page).setInputFiles(await photoOf(10 * KB * KB + 1, 'large.jpg'));
  await expect(toasts(page)).toContainText('File too large');
  await expect(toasts(page)).toContainText('large.jpg exceeds the maximum file size limit.');

  const size = 4000 * KB + 7;
  await setStorageFault(services.storage, { size, bytesPerSecond: 300 * KB });
  await picker(page).setInputFiles([
    await photoOf(size, 'unwanted.jpg'),
    await photoOf(300 * KB, 'wanted.jpg'),
  ]);
  await describeFiles(page, 'Wanted');
  await page.setViewportSize({ width: 360, height: 740 });
  let refusals = 1;
  await page.route('**/submit-upload', (route) =>
    refusals-- > 0 ? route.abort() : route.continue(),
  );
  await submit(page).click();
  const wanted = row(page, 'wanted.jpg').filter({ hasNotText: 'unwanted' });
  await expect(wanted.getByRole('alert')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect((await wanted.getByText('wanted.jpg').first().boundingBox())?.width).toBeGreaterThan(180);
  await page.getByRole('button', { name: 'Cancel unwanted.jpg' }).click();
  await expect(row(page, 'unwanted.jpg')).toHaveCount(0);
  await expect(toasts(page)).toContainText('Upload failed');
  // Without a child's name, as the guidelines ask.
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Try Again wanted.jpg' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Corrected');
  await page.getByRole('button', { name: 'Try Again wanted.jpg' }).click();
  await page.waitForURL('/gallery');
  await expect(page.getByText('1 file(s) uploaded successfully.')).toBeVisible();
  const mine = await firestore
    .collection('gallerySubmissions')
    .where('submittedBy', '==', user.uid)
    .get();
  expect(mine.docs.map((doc) => [doc.get('originalName'), doc.get('title')])).toEqual([
    ['wanted.jpg', 'Corrected'],
  ]);
});

test('a video gets its poster in the browser, and plays in the gallery’s lightbox', async ({
  page,
  services,
  firestore,
}) => {
  const user = await openUpload(page);
  // Made by the browser itself: two seconds of a canvas.
  const video = await page.evaluate(recordVideo);
  await picker(page).setInputFiles({
    name: 'clip.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from(video, 'base64'),
  });
  const title = `Clip ${crypto.randomUUID()}`;
  await describeFiles(page, title);
  await submit(page).click();
  await page.waitForURL('/gallery');
  const found = await firestore
    .collection('gallerySubmissions')
    .where('submittedBy', '==', user.uid)
    .get();
  const submission = found.docs[0]?.data() as GallerySubmission;
  expect(submission).toMatchObject({
    submissionType: 'video',
    poster: { contentType: 'image/jpeg' },
  });
  const admin = await signUpUser({ role: 'admin' });
  const review = (decision: string, seen: string) =>
    fetch(`${services.site}${reviewSubmissionEndpoint.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.idToken}` },
      body: JSON.stringify({ id: submission.id, seen, decision }),
    });
  const answer = await (await review('approve', submission.updatedAt)).json();
  await page.goto('/gallery/videos');
  await expect(page.getByRole('heading', { name: 'No videos found' })).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(`^Play “${title}”`) }).click();
  const player = page.getByRole('dialog').locator('video');
  await expect
    .poll(() => player.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0);
  await review('delete', answer.submission.updatedAt);
});
