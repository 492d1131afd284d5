import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that can find something else in dark than in light; the others look at what colors cannot change. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, in light and in dark, one line for each element. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // A color that is still fading would be measured half way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(() =>
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
    );
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'dark'
      ? axe.withRules(ABOUT_COLORS)
      : axe
    ).analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    );
    expect(found, `axe, ${colorScheme}`).toEqual([]);
  }
}
