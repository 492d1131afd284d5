import { type Colorway, PRODUCT_COLORWAYS, type ProductSlug, productFile } from './colorways.ts';
import { image, type SeedDocument } from './document.ts';

interface ProductText {
  slug: ProductSlug;
  name: string;
  category: string;
  /** Dollars. */
  price: number;
  description: string;
  sizes: string[];
  /** What is seen, completed by the color's name. */
  alt: (color: string) => string;
}

const CLOTHING_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

const PRODUCTS: ProductText[] = [
  {
    slug: 'cap',
    name: 'Team Cap',
    category: 'Headwear',
    price: 29.99,
    description:
      'Six-panel cotton twill cap with the embroidered ball-and-wave mark, curved brim and an adjustable strap.',
    sizes: ['One Size'],
    alt: (color) => `${color} baseball cap with the ball-and-wave mark on the front`,
  },
  {
    slug: 't-shirt',
    name: 'Team T-Shirt',
    category: 'Apparel',
    price: 24.99,
    description:
      'Soft ringspun cotton tee with the club’s court print across the chest. Pre-shrunk, true to size.',
    sizes: CLOTHING_SIZES,
    alt: (color) => `${color} T-shirt with a half-court print and the ball-and-wave mark`,
  },
  {
    slug: 'jersey',
    name: 'Replica Jersey',
    category: 'Apparel',
    price: 49.99,
    description:
      'The cut our players wear: breathable mesh, side panels, tackle-twill number 23 and the mark on the chest.',
    sizes: CLOTHING_SIZES,
    alt: (color) => `${color} basketball jersey with the number 23 and the ball-and-wave mark`,
  },
  {
    slug: 'backpack',
    name: 'Team Backpack',
    category: 'Bags',
    price: 59.99,
    description:
      'Room for a ball, shoes and homework: 30 liters, ventilated shoe pocket, padded laptop sleeve, bottle holders.',
    sizes: ['One Size'],
    alt: (color) => `${color} backpack with a front pocket and the ball-and-wave mark`,
  },
  {
    slug: 'travel-tote',
    name: 'Travel Tote',
    category: 'Bags',
    price: 34.99,
    description:
      'Heavy canvas tote for tournament weekends, with long handles, an inner zip pocket and a base that stands up.',
    sizes: ['One Size'],
    alt: (color) => `${color} canvas tote with a center-circle print`,
  },
  {
    slug: 'water-bottle',
    name: 'Water Bottle',
    category: 'Accessories',
    price: 19.99,
    description:
      'Double-wall stainless steel, cold for a whole double-header, with a carry loop and a leakproof lid.',
    sizes: ['32oz'],
    alt: (color) => `${color} steel water bottle with a carry loop and the ball-and-wave mark`,
  },
];

/** The shop's documents; `_id` is the product's id in carts and orders, so it never changes. */
export const products: SeedDocument[] = PRODUCTS.map(({ slug, alt, ...text }, index) => {
  const colors = PRODUCT_COLORWAYS[slug].map((colorway: Colorway) => ({
    _key: colorway.key,
    name: colorway.name,
    hex: colorway.hex,
    ...(colorway.secondHex && { secondHex: colorway.secondHex }),
    image: image(productFile(slug, colorway.key), alt(colorway.name)),
  }));
  return {
    _id: `product-${slug}`,
    _type: 'product',
    ...text,
    colors,
    active: true,
    orderRank: `0|10000${index}:`,
  };
});
