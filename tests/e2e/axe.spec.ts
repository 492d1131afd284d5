import { expectNoAxeViolations } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';

/* That the look for violations, which is in most tests of a page, can fail. */

const PAGE = (body: string, style = '') =>
  `<!doctype html><html lang="en"><title>A page</title><style>${style}</style>
  <main><h1>A page</h1>${body}</main></html>`;

test('axe names the rule and the element that breaks it', async ({ page }) => {
  await page.setContent(PAGE('<img id="win" src="data:,">'));
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/axe, light.*image-alt: .*\(#win\)/s);
});

test('axe finds what can be read in light alone', async ({ page }) => {
  const style = '@media (prefers-color-scheme: dark) { p { color: #222; background: #000 } }';
  await page.setContent(PAGE('<p id="dim">Dim</p>', style));
  await expect(expectNoAxeViolations(page)).rejects.toThrow(
    /axe, dark.*color-contrast: .*\(#dim\)/s,
  );
});

test('a page without a fault passes', async ({ page }) => {
  await page.setContent(PAGE('<p>Plain</p>'));
  await expectNoAxeViolations(page);
});
