import type { Page } from '@playwright/test';
import { endSessions } from '#server/gateways/auth.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { keepFrom, showAgain } from '#tests/helpers/show-again.ts';
import { PASSWORD } from '#tests/helpers/sign-in.ts';
import { describeFiles, openUpload, photoOf, picker, submit } from '#tests/helpers/upload-steps.ts';
import { clearStorageFault, setStorageFault } from '#tests/helpers/uploads.ts';

/* "Leave site?" is asked where files are on their way, and only there. */

const KB = 1024;

/** Stays on the page where the browser asks, and counts how often it does. */
function stayWhereAsked(page: Page): { asked: number } {
  const state = { asked: 0 };
  page.on('dialog', async (question) => {
    state.asked += 1;
    await question.dismiss();
  });
  return state;
}

async function begin(page: Page, storage: string, size: number): Promise<void> {
  await setStorageFault(storage, { size, bytesPerSecond: 100 * KB });
  await picker(page).setInputFiles(await photoOf(size, 'slow.jpg'));
  await describeFiles(page, 'Slow');
  await submit(page).click();
  const bar = page.getByRole('progressbar', { name: 'slow.jpg' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
}

test('leaving is asked about while a file is on its way, and not once it has arrived', async ({
  page,
  services,
}) => {
  await openUpload(page);
  const questions = stayWhereAsked(page);
  const size = 2200 * KB + 9;
  await begin(page, services.storage, size);
  const asking = page.waitForEvent('dialog');
  await page.evaluate(() => location.assign('/about'));
  expect((await asking).type()).toBe('beforeunload');
  await expect.poll(() => questions.asked).toBe(1);
  await clearStorageFault(services.storage, size);
  await page.waitForURL('/gallery');
  expect(questions.asked).toBe(1);
});

test('Cancel calls the files back and leads to the gallery without a question', async ({
  page,
  services,
  allowConsole,
}) => {
  // What the local Cloud Storage answers a browser that hangs up.
  allowConsole(/499/);
  await openUpload(page);
  const questions = stayWhereAsked(page);
  const size = 2300 * KB + 11;
  await begin(page, services.storage, size);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.waitForURL('/gallery');
  expect(questions.asked).toBe(0);
  await clearStorageFault(services.storage, size);
});

for (const isReached of [true, false]) {
  test(`Cancel calls back what has arrived${isReached ? '' : ', or says that it could not'}`, async ({
    page,
    services,
    firestore,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|ERR_/);
    const user = await openUpload(page);
    const size = 2400 * KB + (isReached ? 13 : 17);
    await setStorageFault(services.storage, { size, bytesPerSecond: 100 * KB });
    await picker(page).setInputFiles([
      await photoOf(size, 'slow.jpg'),
      await photoOf(200 * KB, 'quick.jpg'),
    ]);
    await describeFiles(page, 'Wrong album');
    await submit(page).click();
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    if (!isReached) await page.route('**/cancel-uploads', (route) => route.abort());
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.waitForURL('/gallery');
    await expect(page.getByRole('status').filter({ hasText: 'Upload canceled' })).toContainText(
      isReached
        ? 'The files that had already arrived were deleted.'
        : 'We may already have received 1 file. Please write to us',
    );
    const mine = firestore.collection('gallerySubmissions').where('submittedBy', '==', user.uid);
    expect((await mine.get()).size).toBe(isReached ? 0 : 1);
    await clearStorageFault(services.storage, size);
  });
}

test('Back from the gallery shows no Cancel that would call back what was sent', async ({
  page,
  firestore,
}) => {
  const user = await openUpload(page);
  await picker(page).setInputFiles(await photoOf(22 * KB, 'sent.jpg'));
  await describeFiles(page, 'Sent for good');
  await keepFrom(page, '**/gallery');
  await submit(page).click();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await expect(cancel).toHaveAttribute('aria-busy', 'true');
  await cancel.press('Enter');
  await showAgain(page);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(0);
  await page.unroute('**/gallery');
  await cancel.click();
  await page.waitForURL('/gallery');
  const mine = firestore.collection('gallerySubmissions').where('submittedBy', '==', user.uid);
  expect((await mine.get()).docs.map((doc) => doc.get('originalName'))).toEqual(['sent.jpg']);
});

test('Cancel can be pressed again after Back to the page as it was left', async ({ page }) => {
  await openUpload(page);
  await keepFrom(page, '**/gallery');
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await cancel.press('Enter');
  await expect(cancel).toHaveAttribute('aria-busy', 'true');
  await showAgain(page);
  await expect(cancel).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/gallery');
  await cancel.click();
  await page.waitForURL('/gallery');
});

test('files that are chosen stay where Back shows the page as it was left', async ({ page }) => {
  await openUpload(page);
  await picker(page).setInputFiles(await photoOf(23 * KB, 'chosen.jpg'));
  await showAgain(page);
  await describeFiles(page, 'Still there');
  await expect(page.getByText('chosen.jpg')).toBeVisible();
  await submit(page).click();
  await page.waitForURL('/gallery');
});

test('what nobody has reviewed is withdrawn on the account page', async ({ page, firestore }) => {
  const user = await openUpload(page);
  await picker(page).setInputFiles([
    await photoOf(20 * KB, 'one.jpg'),
    await photoOf(21 * KB, 'two.jpg'),
  ]);
  await describeFiles(page, 'Saturday game');
  await submit(page).click();
  await page.waitForURL('/gallery');
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Photos and videos', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw two.jpg' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Withdraw “Saturday game”?' });
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Withdraw two.jpg' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Withdraw one.jpg' })).toBeVisible();
  const part = page.getByRole('region', { name: 'Photos and videos', exact: true });
  await expect(part.locator('summary')).toBeFocused();
  const mine = firestore.collection('gallerySubmissions').where('submittedBy', '==', user.uid);
  expect((await mine.get()).docs.map((doc) => doc.get('originalName'))).toEqual(['one.jpg']);
});

test('a session that ends while a file is on its way is signed in to again, and the file arrives', async ({
  page,
  services,
  firestore,
  allowConsole,
}) => {
  allowConsole(/401|400/);
  const user = await openUpload(page);
  const size = 2100 * KB + 19;
  await begin(page, services.storage, size);
  await endSessions(user.uid);
  await clearStorageFault(services.storage, size);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(user.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText('Your session expired')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('/gallery');
  const mine = firestore.collection('gallerySubmissions').where('submittedBy', '==', user.uid);
  expect((await mine.get()).docs.map((doc) => doc.get('fileSize'))).toEqual([size]);
});
