import * as z from 'zod/mini';
import { tidyLine } from '#domain/forms/tidy.ts';
import { CentsFromDollarsSchema } from '#domain/money/cents-schema.ts';
import type { LevelGoods } from '#domain/sponsorship/goods.ts';
import type { LevelRange } from '#domain/sponsorship/levels.ts';
import { fetchContent, parseContent } from './content.ts';

const TiersSchema = z.array(
  z.object({
    name: z.string().check(z.overwrite(tidyLine)),
    minCents: CentsFromDollarsSchema,
    maxCents: z.nullable(CentsFromDollarsSchema),
    goodsCents: z.nullable(CentsFromDollarsSchema),
  }),
);

const TIERS_QUERY = `*[_type == "sponsorshipTier"] | order(orderRank asc) {
  name, "minCents": minAmount, "maxCents": maxAmount, "goodsCents": goodsValue
}`;

/**
 * The sponsorship tiers as published now.
 * @throws AppError service_unavailable when content cannot be reached
 * @throws Error that names the field when a published tier is not complete
 */
export async function readLevels(): Promise<(LevelRange & LevelGoods)[]> {
  const tiers = parseContent(TiersSchema, await fetchContent(TIERS_QUERY, {}));
  return tiers.map(({ name, goodsCents, ...range }) => ({ name, goodsCents, range }));
}
