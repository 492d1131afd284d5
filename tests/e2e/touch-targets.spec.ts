import { findSmallTargets } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/e2e.ts';
import { DIST, readBuiltSite } from '../site/built-pages.ts';

/* What is pressed has 24 × 24 pixels, or as much room around it: a thumb in a gym is not precise. */

const PARTS = 2;
/** The smallest phone, and the one that Lighthouse looks at: a bar lies over other fields there. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 412, height: 823 },
];

for (let part = 0; part < PARTS; part += 1) {
  test(`every public page can be pressed with a thumb (${part + 1} of ${PARTS})`, async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    // The page that says that there is none is answered so.
    allowConsole(/status of 404/);
    const pages = readBuiltSite(DIST).pages.map(({ path }) => path);
    const shown = pages.filter((path) => !path.endsWith('/admin'));
    const found: Record<string, string[]> = {};
    for (const path of shown.filter((_, index) => index % PARTS === part)) {
      for (const phone of PHONES) {
        await test.step(`${path} at ${phone.width} px`, async () => {
          await page.setViewportSize(phone);
          await page.goto(path);
          const small = await findSmallTargets(page);
          if (small.length > 0) found[`${path} at ${phone.width} px`] = small;
        });
      }
    }
    expect(found).toEqual({});
  });
}
