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
