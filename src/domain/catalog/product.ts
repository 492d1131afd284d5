import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';

/** What the shop and the order service both need to know of a product; read from content by each. */
export const ProductSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  priceCents: CentsSchema,
  /** At least one of each; the first is preselected. */
  sizes: z.array(z.string()).check(z.minLength(1)),
  colors: z.array(z.string()).check(z.minLength(1)),
});
export type Product = z.infer<typeof ProductSchema>;
