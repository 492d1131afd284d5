import { callApi } from '#browser/api.ts';
import { findDiscountsEndpoint } from '#contracts/discounts/public.ts';
import { applyDiscounts } from '#domain/discounts/apply-discounts.ts';
import type { DiscountTerms } from '#domain/discounts/discount.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages as words } from '#words/registration/discounts.ts';
import type { FoundDiscounts } from './found-discounts.ts';
import { sentKeys } from './sent-registrations.ts';

/**
 * Asks which discounts count, with a code or without one. Apart, so that the page is lighter.
 * @param before what was known, which stays where nothing can be learned
 */
export async function findDiscounts(
  typed: string | undefined,
  before: FoundDiscounts,
): Promise<FoundDiscounts> {
  const code = typed?.trim() || null;
  // A use that this family holds already, with what it has sent and not paid, is its own.
  const result = await callApi(findDiscountsEndpoint, { code, earlier: sentKeys() });
  if (result.ok) {
    return { ...found(result.data.discounts), ...(code && { applied: words.applied }) };
  }
  // Without a code nobody has asked for anything.
  if (!code) return before;
  const [refused = result.error.message] = Object.values(result.error.fields ?? {});
  return { ...(before.known && found(before.known)), refused };
}

const found = (terms: readonly DiscountTerms[]): FoundDiscounts => ({
  known: terms.filter(({ code }) => code === null),
  shown: terms.map(({ id, updatedAt }) => ({ id, updatedAt })),
  apply: (feeCents, count) => applyDiscounts(feeCents, count, terms),
  rowsOf: ({ totalCents, discounts: { lines } }, count) => {
    if (lines.length === 0) return [];
    const full = lines.reduce((sum, { cents }) => sum + cents, totalCents);
    const taken = lines.map(({ name, cents }): [string, string] => [
      name,
      `−${formatCents(cents)}`,
    ]);
    return [[words.full(count), formatCents(full)], ...taken];
  },
});
