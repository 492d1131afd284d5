import type { Page } from '@playwright/test';

/* One of the oldest browsers that the site is for: Safari 16.4, on iPhones that end with iOS 16. */

/** Takes what Safari 16.4 has not got yet from the page's scripts: popovers, `AbortSignal.any` and Temporal. */
export async function useOlderScripts(page: Page): Promise<void> {
  await page.addInitScript(forgetWhatIsNewer);
}

/**
 * The same for the style sheet. What a browser knows in it, it cannot be made to forget: the page then asks
 * for what no browser knows. Firebase cannot be reached from such a page.
 */
export async function useOlderBrowser(page: Page): Promise<void> {
  await useOlderScripts(page);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: asOlderPage(html) });
  });
}

const asOlderPage = (html: string): string =>
  html
    // It names the styles as they were.
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    .replaceAll(':popover-open', ':unknown-open')
    .replaceAll('light-dark(', 'unknown-dark(')
    .replaceAll(/ popover(?:="\w*")?(?=[ >])/g, '');

function forgetWhatIsNewer(): void {
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(Date.prototype, 'toTemporalInstant');
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  const { matches, setAttribute } = Element.prototype;
  Reflect.set(Element.prototype, 'matches', function ask(this: Element, selector: string) {
    if (selector.includes(':popover-open')) throw new SyntaxError(`Not a selector: ${selector}`);
    return matches.call(this, selector);
  });
  // React's own: here it would still make a popover.
  Element.prototype.setAttribute = function set(this: Element, name: string, value: string) {
    if (name !== 'popover') setAttribute.call(this, name, value);
  };
}
