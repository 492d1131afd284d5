import { expect, test } from '#tests/helpers/e2e.ts';

/* An address without a page shows the page for that, in the language of the address. */

for (const [address, language] of [
  ['/nowhere', 'en-US'],
  ['/es/nowhere', 'es-US'],
  ['/essay', 'en-US'],
] as const) {
  test(`${address} is not found, in ${language}`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  });
}

for (const [address, page] of [
  ['/gallery/photos/99', '/gallery'],
  ['/es/gallery/photos/99', '/es/gallery'],
  ['/es/gallery/xyz', '/es/gallery'],
  ['/es/about/xyz', '/es/about'],
  ['/es/sponsors/xyz', '/es/sponsors'],
] as const) {
  test(`${address} shows ${page}`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toBe(await (await request.get(page)).text());
  });
}
