import { expect, test } from '#tests/helpers/e2e.ts';
import { movie, PICTURES_START, track } from '#tests/helpers/movies.ts';
import { keepFrom } from '#tests/helpers/show-again.ts';
import { describeFiles, openUpload, picker, submit } from '#tests/helpers/upload-steps.ts';

test('a video is prepared without another script from a line that may be down by then', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await openUpload(page);
  await page.route('**/*.js', (route) => route.abort());
  await keepFrom(page, '**/gallery');
  await picker(page).setInputFiles({
    name: 'game.mov',
    mimeType: 'video/quicktime',
    buffer: movie([track('meta', [PICTURES_START + 100, PICTURES_START + 200])]),
  });
  await describeFiles(page, 'Tip-off');
  await submit(page).click();
  // A browser that cannot play it says so only after a while.
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('Uploaded', {
    timeout: 20_000,
  });
});
