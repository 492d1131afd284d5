import { expect, test } from '#tests/helpers/e2e.ts';

test.use({ javaScriptEnabled: false });

for (const path of ['/cart', '/checkout', '/upload', '/account', '/admin']) {
  test(`${path} says that it needs script, and does not load for ever`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/JavaScript/)).toBeVisible();
    await expect(
      main.getByText(/\bloading\b|one moment|…$|\.\.\.$/i).filter({ visible: true }),
    ).toHaveCount(0);
  });
}
