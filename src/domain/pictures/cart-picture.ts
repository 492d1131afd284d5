import { pictureAddress } from './picture-address.ts';

/** A file at the image host, at the end of an address or before its query. */
const FILE = /([0-9a-f]{40}-(\d+)x\d+\.[a-z0-9]+)(?:\?.*)?$/;
/** In pixels; a line of the cart shows 160 CSS pixels. */
const WIDTH = 320;

/**
 * The small picture of a line in the cart. Carts live long in a browser: what an older version of the
 * site put there, an address at the image host, leads to the same picture.
 * @returns undefined for what is no picture of ours
 */
export function cartPicture(stored: string): string | undefined {
  const [, file, own] = FILE.exec(stored) ?? [];
  if (file === undefined) return undefined;
  const isNarrow = Number(own) < WIDTH && !file.endsWith('.svg');
  return pictureAddress(file, isNarrow ? 'full' : WIDTH);
}
