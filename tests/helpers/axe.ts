import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules that can find something else in dark than in light; the others look at what colors cannot change. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, in light and in dark, one line for each element. It runs in the
 * page itself, which has no frames: gathering from frames in a page of its own takes seven times as long.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(stopTransitions);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    const found = await page.evaluate(listViolations, colorScheme === 'dark' ? ABOUT_COLORS : null);
    expect(found, `axe, ${colorScheme}`).toEqual([]);
  }
}

/** What WCAG 2.2 asks of the size of what is pressed, or of the room around it; axe has it off unless asked. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(listViolations, ['target-size']);
}

/** In the browser: a color that is still fading would be measured half way. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** In the browser. @param rules all that axe has enabled, when null */
async function listViolations(rules: string[] | null): Promise<string[]> {
  if (document.querySelector('iframe')) throw new Error('axe does not look into frames here.');
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
