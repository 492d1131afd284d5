import { mkdir, writeFile } from 'node:fs/promises';
import { PRODUCT_COLORWAYS, type ProductSlug, productFile } from './artwork/colorways.ts';
import { PICTURES } from './artwork/pictures.ts';
import { productArtwork } from './artwork/product-artwork.ts';

/** Every file of the artwork by its name in `local/seed/images/`. */
export function renderArtwork(): Map<string, string> {
  const files = new Map<string, string>();
  for (const slug of Object.keys(PRODUCT_COLORWAYS) as ProductSlug[]) {
    for (const colorway of PRODUCT_COLORWAYS[slug]) {
      files.set(productFile(slug, colorway.key), productArtwork(slug, colorway));
    }
  }
  for (const [name, draw] of Object.entries(PICTURES)) files.set(name, draw());
  return files;
}

/** Files that the site itself serves, from the repository's root: the tab's icon. */
export const SITE_FILES = new Map([['public/favicon.svg', 'favicon.svg']]);

/** `node local/seed/render-artwork.ts` writes the files; they are committed, so nothing draws at run time. */
if (import.meta.main) {
  const images = new URL('images/', import.meta.url);
  const root = new URL('../../', import.meta.url);
  await mkdir(images, { recursive: true });
  const files = renderArtwork();
  for (const [name, svg] of files) await writeFile(new URL(name, images), svg);
  for (const [file, name] of SITE_FILES)
    await writeFile(new URL(file, root), files.get(name) ?? '');
}
