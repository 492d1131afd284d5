import * as z from 'zod/mini';
import { tidyLine } from '#domain/forms/tidy.ts';
import { MAX_LEVEL_LENGTH } from '#domain/sponsorship/level-name.ts';
import { suggestedWithin } from '#domain/sponsorship/levels.ts';
import { fetchContent } from './client.ts';
import { DollarsSchema } from './dollars.ts';
import { optional, optionalList, TextSchema } from './fields.ts';
import { oncePerBuild } from './once.ts';
import { parseDocuments } from './parse-list.ts';

const TierDocumentSchema = z
  .object({
    _id: TextSchema,
    name: TextSchema.check(
      z.overwrite(tidyLine),
      z.maxLength(MAX_LEVEL_LENGTH, `is longer than ${MAX_LEVEL_LENGTH} characters`),
    ),
    minAmount: DollarsSchema,
    maxAmount: optional(DollarsSchema),
    suggestedAmount: optional(DollarsSchema),
    benefits: optionalList(TextSchema),
  })
  .check(
    z.refine(({ minAmount, maxAmount }) => maxAmount === null || maxAmount >= minAmount, {
      message: 'is less than the smallest amount',
      path: ['maxAmount'],
    }),
  );

/**
 * Amounts are cents; without a largest amount the range is open, without a
 * suggested one within it its smallest is suggested. @throws ContentError naming tier and field.
 */
export function parseTiers(documents: unknown) {
  return parseDocuments(TierDocumentSchema, 'sponsorship tier', documents).map(
    ({ _id, minAmount, maxAmount, suggestedAmount, ...tier }) => ({
      ...tier,
      id: _id,
      range: { minCents: minAmount, maxCents: maxAmount },
      suggestedCents: suggestedWithin(
        { minCents: minAmount, maxCents: maxAmount },
        suggestedAmount,
      ),
    }),
  );
}
const TIERS_QUERY = `*[_type == "sponsorshipTier"] | order(orderRank asc) {
  ..., _id, name, minAmount, maxAmount, suggestedAmount, benefits
}`;

/** The sponsorship tiers, in the staff's order: the highest first. */
export const readTiers = oncePerBuild(async () => parseTiers(await fetchContent(TIERS_QUERY)));
