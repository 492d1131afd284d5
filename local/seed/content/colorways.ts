/** A color a product is sold in. */
export interface Colorway {
  key: string;
  name: string;
  /** The swatch. */
  hex: string;
  /** The other half of the swatch, of a color of two parts. */
  secondHex?: string;
}

const INK = '#1B1F2A';
const NAVY = '#1E3A8A';
const ORANGE = '#FF6B35';
const WHITE = '#FFFFFF';
const STEEL = '#9AA3B2';

const black = { key: 'black', name: 'Black', hex: INK };
const navy = { key: 'navy', name: 'Navy', hex: NAVY };
const white = { key: 'white', name: 'White', hex: WHITE };
const orange = { key: 'orange', name: 'Orange', hex: ORANGE };

/** The colors of every product, in the order the shop offers them; the first is preselected. */
export const PRODUCT_COLORWAYS = {
  cap: [black, navy, white],
  't-shirt': [black, navy, white, orange],
  jersey: [
    { key: 'home-navy', name: 'Home Navy', hex: NAVY },
    { key: 'away-white', name: 'Away White', hex: WHITE },
    { key: 'alternate-orange', name: 'Alternate Orange', hex: ORANGE },
  ],
  backpack: [
    black,
    navy,
    { key: 'black-orange', name: 'Black-Orange', hex: INK, secondHex: ORANGE },
  ],
  'travel-tote': [
    navy,
    orange,
    { key: 'natural', name: 'Natural', hex: '#EADFCB' },
    { key: 'grey', name: 'Gray', hex: STEEL },
  ],
  'water-bottle': [navy, orange, white, black],
} as const satisfies Record<string, readonly Colorway[]>;

export type ProductSlug = keyof typeof PRODUCT_COLORWAYS;

/** The file in `local/seed/images/` that shows a product in a color. */
export function productFile(slug: ProductSlug, colorKey: string): string {
  return `product-${slug}-${colorKey}.jpg`;
}
