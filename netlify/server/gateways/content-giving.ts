import * as z from 'zod/mini';
import type { GiftRules } from '#domain/donations/gift-rules.ts';
import { CentsFromDollarsSchema } from '#domain/money/cents-schema.ts';
import { fetchContent, parseContent } from './content.ts';

const MinimumsSchema = z.object({
  oneTimeMinimumCents: CentsFromDollarsSchema,
  monthlyMinimumCents: CentsFromDollarsSchema,
});

const MINIMUMS_QUERY = `*[_id == "donatePage"][0] {
  "oneTimeMinimumCents": oneTimeMinimum, "monthlyMinimumCents": monthlyMinimum
}`;

/**
 * The smallest gifts that are taken, as published now.
 * @throws AppError service_unavailable when content cannot be reached
 * @throws Error that names the field when the published page is not complete
 */
export async function readGiftMinimums(): Promise<
  Pick<GiftRules, 'oneTimeMinimumCents' | 'monthlyMinimumCents'>
> {
  return parseContent(MinimumsSchema, await fetchContent(MINIMUMS_QUERY, {}));
}
