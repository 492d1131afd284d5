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

/** `node local/seed/render-artwork.ts` writes the files; they are committed, so nothing draws at run time. */
if (import.meta.main) {
  const folder = new URL('images/', import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, svg] of renderArtwork()) await writeFile(new URL(name, folder), svg);
}
