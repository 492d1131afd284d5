import { callApi } from '#browser/api.ts';
import { findDiscountsEndpoint } from '#contracts/discounts/public.ts';
import { applyDiscounts } from '#domain/discounts/apply-discounts.ts';
import type { DiscountTerms } from '#domain/discounts/discount.ts';
import { messages } from './messages.ts';
import type { FoundDiscounts } from './use-discounts.ts';

/**
 * Asks which discounts count, with a code or without one. Apart, so that the page is lighter.
 * @param before what was known, which stays where nothing can be learned
 */
export async function findDiscounts(
  code: string | null,
  before: FoundDiscounts,
): Promise<FoundDiscounts> {
  const result = await callApi(findDiscountsEndpoint, { code });
  if (result.ok) {
    const note = { text: messages.discount.applied, isError: false };
    return { ...found(result.data.discounts), ...(code && { note }) };
  }
  // Without a code nobody has asked for anything.
  if (!code) return before;
  const [text = result.error.message] = Object.values(result.error.fields ?? {});
  const others = before.terms?.filter((one) => one.code === null);
  return { ...(others && found(others)), note: { text, isError: true } };
}

const found = (terms: readonly DiscountTerms[]): FoundDiscounts => ({
  terms,
  apply: (feeCents, count) => applyDiscounts(feeCents, count, terms),
});
