import type { Page } from '@playwright/test';

/**
 * How often a screen reader is made to read a text that has come onto the page: by how many live regions
 * that it can reach. What is beside an open dialog is inert.
 */
export function readAloud(page: Page, text: string): Promise<number> {
  return page.evaluate((wanted) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const parts = [...(dialog ?? document.body).querySelectorAll('*')].filter(
      (part) => part.children.length === 0 && part.textContent?.includes(wanted),
    );
    const regions = parts.flatMap((part) => {
      const region = part.closest('[aria-live], [role=alert], [role=status]');
      const isOff = region?.getAttribute('aria-live') === 'off';
      return region && !isOff && !part.closest('[aria-hidden=true]') ? [region] : [];
    });
    return new Set(regions).size;
  }, text);
}
