import { expect, test } from '#tests/helpers/e2e.ts';
import { openUpload, photoOf, picker } from '#tests/helpers/upload-steps.ts';

const KB = 1024;

test('of many files that are not taken each is named, until others are chosen', async ({
  page,
}) => {
  await openUpload(page);
  const refused = [1, 2, 3, 4, 5].map((number) => `notes-${number}.txt`);
  const text = { mimeType: 'text/plain', buffer: Buffer.from('x') };
  await picker(page).setInputFiles([
    await photoOf(20 * KB, 'wanted.jpg'),
    ...refused.map((name) => ({ name, ...text })),
  ]);
  const said = page.getByRole('main').getByText('Not added').locator('..');
  for (const name of refused) await expect(said).toContainText(`${name} is not a supported`);
  await picker(page).setInputFiles(await photoOf(20 * KB, 'another.jpg'));
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(
    2,
  );
});
