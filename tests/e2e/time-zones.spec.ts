import sharp from 'sharp';
import { publishedPath } from '#domain/gallery/published-file.ts';
import { gallerySubmissions } from '#server/gateways/records.ts';
import { writeFile } from '#server/gateways/storage.ts';
import { signInAs } from '#tests/helpers/browser-session.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';

/* The demo program is in Florida: 10:45 PM of January 21 there is the 22nd in UTC and in Auckland. */
const EVENING = '2031-01-22T03:45:00.000Z';

for (const timezoneId of ['UTC', 'Pacific/Honolulu', 'Pacific/Auckland']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('an evening’s photo is of the same day in gallery, account and dashboard', async ({
      page,
    }) => {
      const sender = await signUpUser({ role: 'admin' });
      const id = crypto.randomUUID();
      const title = `Evening ${id.slice(0, 8)}`;
      const path = publishedPath(id, '640.webp');
      const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } });
      const bytes = await picture.webp().toBuffer();
      await writeFile(path, bytes, 'image/webp');
      await storeSubmission(sender, bytes, {
        id,
        title,
        status: 'approved',
        createdAt: EVENING,
        updatedAt: EVENING,
        reviewedAt: EVENING,
        reviewedBy: sender.uid,
        published: [{ path, contentType: 'image/webp', width: 64, height: 48 }],
      });
      await signInAs(page, sender.email);
      await page.goto('/account#submissions');
      await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(
        'Jan 21, 2031',
      );
      await page.goto(`/admin?tab=gallery&view=approved&search=${encodeURIComponent(title)}`);
      await expect(page.getByRole('row', { name: title })).toContainText('Jan 21, 2031');
      await page.goto('/gallery/photos');
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByText('January 21, 2031').first()).toBeVisible();
      await gallerySubmissions().doc(id).delete();
    });
  });
}
