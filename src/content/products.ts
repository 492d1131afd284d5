import * as z from 'zod/mini';
import { MAX_CHOICE_LENGTH } from '#domain/cart/cart.ts';
import type { Cents } from '#domain/money/money.ts';
import { fetchContent } from './client.ts';
import { DollarsSchema } from './dollars.ts';
import { type ContentImage, ImageFieldSchema, readImage } from './image.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';
import { parseEach } from './parse-list.ts';

/** A product as the shop shows it; every color has its own picture. */
export interface ShopProduct {
  id: string;
  name: string;
  category: string;
  priceCents: Cents;
  description: string;
  /** At least one; the first is preselected. */
  sizes: string[];
  colors: { name: string; hex: string; secondHex?: string | undefined; image: ContentImage }[];
}

const HexSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'is not a color such as #1E3A8A'));
const text = z.string('is missing').check(z.minLength(1, 'is empty'));
const choice = text.check(
  z.maxLength(MAX_CHOICE_LENGTH, `is longer than ${MAX_CHOICE_LENGTH} characters`),
);

const ProductDocumentSchema = z.object({
  _id: text,
  name: text,
  category: text,
  price: DollarsSchema,
  description: text,
  sizes: z.array(choice).check(z.minLength(1, 'needs at least one size')),
  colors: z
    .array(
      z.object({
        name: choice,
        hex: HexSchema,
        secondHex: z.optional(HexSchema),
        image: ImageFieldSchema,
      }),
    )
    .check(z.minLength(1, 'needs at least one color')),
});

/** A card is at most 384 CSS pixels wide. */
const WIDTHS = [480, 800] as const;

/** @throws ContentError naming product and field. */
export function parseProducts(documents: unknown): ShopProduct[] {
  return parseEach('product', documents, (id, document) => {
    const { _id, price, colors, ...rest } = parseDocument(ProductDocumentSchema, id, document);
    return {
      ...rest,
      id: _id,
      priceCents: price,
      colors: colors.map((color) => ({
        ...color,
        image: readImage(color.image, { widths: WIDTHS, first: true }),
      })),
    };
  });
}

const QUERY = `*[_type == "product" && active == true] | order(orderRank asc) {
  ..., _id, name, category, price, description, sizes, colors
}`;

/** The products for sale, in the staff's order. */
export const readProducts = oncePerBuild(async () => parseProducts(await fetchContent(QUERY)));
