import type { SeedDocument } from './document.ts';
import { home } from './home.ts';
import { products } from './products.ts';
import { siteSettings } from './site-settings.ts';

/** Everything in the demo program's content lake, in the order it is written. */
export const allDocuments: SeedDocument[] = [siteSettings, home, ...products];

/** The documents as `sanity dataset import` takes them: one JSON document a line. */
export function contentNdjson(): string {
  return allDocuments.map((document) => `${JSON.stringify(document)}\n`).join('');
}
