import { test as base, type Locator, type Page } from '@playwright/test';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { readServices, type StudioServices } from './studio-services.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  services: StudioServices;
  /** What visitors read. */
  published: SanityClient;
  /** What editors see, as it is stored. */
  drafts: SanityClient;
  /** Signed in. */
  page: Page;
}

function connect(apiHost: string, more: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: 'courtside',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    ...more,
  });
}

export const test = base.extend<Fixtures>({
  services: ({ browserName: _ }, use) => use(readServices()),
  published: ({ services }, use) => use(connect(services.content)),
  drafts: ({ services }, use) =>
    use(connect(services.content, { perspective: 'drafts', token: 'local-editor' })),
  baseURL: ({ services }, use) => use(services.studio),
  page: async ({ page }, use) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in as local editor' }).click();
    await page.getByText('Site settings').waitFor();
    await use(page);
  },
});

/** Opens the form of a document where it is in the desk. */
export async function openDocument(page: Page, type: string, id: string): Promise<void> {
  await page.goto(`/intent/edit/id=${id};type=${type}/`);
  await page.getByTestId('document-panel-scroller').waitFor();
}

/** A text or number of the form; `within` a dialog, the end of the name is enough. */
export function field(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`).locator('input, textarea');
}

/** The list of choices of the form's field. */
export function choices(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`).locator('select');
}

/** Publishes a form, as soon as it can be: at once after the last key, too. */
export async function publish(page: Page): Promise<void> {
  await page.getByTestId('action-publish').click();
}

/** Opens the menu beside “Publish”; texts of a form have menus of the same name. */
export async function openActions(page: Page): Promise<Locator> {
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click();
  return page.getByRole('menu');
}
