import { INK, NATURAL, NAVY, ORANGE, STEEL, WHITE } from './palette.ts';

/** A color a product is sold in. `hex` is the swatch; `trim` the second color of the artwork. */
export interface Colorway {
  key: string;
  name: string;
  hex: string;
  trim: string;
}

const black = { key: 'black', name: 'Black', hex: INK, trim: ORANGE };
const navy = { key: 'navy', name: 'Navy', hex: NAVY, trim: ORANGE };
const white = { key: 'white', name: 'White', hex: WHITE, trim: NAVY };
const orange = { key: 'orange', name: 'Orange', hex: ORANGE, trim: NAVY };

/** The colors of every product, in the order the shop offers them; the first is preselected. */
export const PRODUCT_COLORWAYS = {
  cap: [black, navy, white],
  't-shirt': [black, navy, white, orange],
  jersey: [
    { key: 'home-navy', name: 'Home Navy', hex: NAVY, trim: ORANGE },
    { key: 'away-white', name: 'Away White', hex: WHITE, trim: NAVY },
    { key: 'alternate-orange', name: 'Alternate Orange', hex: ORANGE, trim: NAVY },
  ],
  backpack: [
    { ...black, trim: STEEL },
    { ...navy, trim: ORANGE },
    { key: 'black-orange', name: 'Black-Orange', hex: INK, trim: ORANGE },
  ],
  'travel-tote': [
    navy,
    orange,
    { key: 'natural', name: 'Natural', hex: NATURAL, trim: NAVY },
    { key: 'grey', name: 'Gray', hex: STEEL, trim: NAVY },
  ],
  'water-bottle': [navy, orange, white, black],
} as const satisfies Record<string, readonly Colorway[]>;

export type ProductSlug = keyof typeof PRODUCT_COLORWAYS;

/** The file in `local/seed/images/` that shows a product in a color. */
export function productFile(slug: ProductSlug, colorKey: string): string {
  return `product-${slug}-${colorKey}.svg`;
}
