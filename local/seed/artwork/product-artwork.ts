import type { Colorway, ProductSlug } from './colorways.ts';
import { backpack, tote } from './products/bags.ts';
import { bottle } from './products/bottle.ts';
import { cap } from './products/cap.ts';
import { productGround } from './products/ground.ts';
import { jersey, tee } from './products/tops.ts';
import { svgFile } from './svg.ts';

const DRAWINGS: Record<ProductSlug, (colors: Colorway) => string> = {
  cap,
  't-shirt': tee,
  jersey,
  backpack,
  'travel-tote': tote,
  'water-bottle': bottle,
};

/** The picture of a product in a color, 800×800. */
export function productArtwork(slug: ProductSlug, colors: Colorway): string {
  return svgFile(800, 800, `${productGround(colors)}\n${DRAWINGS[slug](colors)}`);
}
