import type { ValidationContext } from 'sanity';
import { API_VERSION, publishedId } from './unique.ts';

export interface Tier {
  _id: string;
  name?: string;
  minAmount?: number;
  /** Absent or null: open at the top. */
  maxAmount?: number | null;
}

/**
 * What is wrong with the tiers’ ranges taken together, in words; undefined when every whole dollar from
 * the smallest amount up is in exactly one.
 */
export function findRangeProblem(tiers: readonly Tier[]): string | undefined {
  const complete = tiers.filter((tier) => tier.minAmount !== undefined);
  const sorted = complete.toSorted((a, b) => (a.minAmount ?? 0) - (b.minAmount ?? 0));
  for (const [index, tier] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next === undefined) return undefined;
    const name = tier.name ?? 'This tier';
    const nextName = next.name ?? 'the next';
    const from = next.minAmount ?? 0;
    if (tier.maxAmount === undefined || tier.maxAmount === null) {
      return `“${name}” has no largest amount, but “${nextName}” begins at $${from}: only the highest tier is open.`;
    }
    if (tier.maxAmount >= from) {
      return `“${name}” (to $${tier.maxAmount}) and “${nextName}” (from $${from}) overlap.`;
    }
    if (tier.maxAmount + 1 < from) {
      return `Nobody can give $${tier.maxAmount + 1}: it is between “${name}” (to $${tier.maxAmount}) and “${nextName}” (from $${from}).`;
    }
  }
  return undefined;
}

/** Why an amount cannot be suggested for its tier: its card would show a range that the form leaves. */
export function checkSuggestion(
  suggested: number | null | undefined,
  tier: Tier | undefined,
): string | true {
  if (suggested === undefined || suggested === null || tier?.minAmount === undefined) return true;
  const largest = tier.maxAmount ?? suggested;
  if (suggested >= tier.minAmount && suggested <= largest) return true;
  const range = `$${tier.minAmount}${tier.maxAmount ? ` to $${tier.maxAmount}` : ' and more'}`;
  return `The suggested amount is outside of this tier: ${range}.`;
}

/** Looks at this tier among the others, each as it is being edited. */
export async function checkTierRange(_value: unknown, context: ValidationContext) {
  const { document } = context;
  if (document === undefined) return true;
  const id = publishedId(document._id);
  const stored = await context.getClient({ apiVersion: API_VERSION }).fetch<Tier[]>(
    '*[_type == "sponsorshipTier"]{_id, name, minAmount, maxAmount}',
    {},
    {
      perspective: 'raw',
    },
  );
  const byId = new Map<string, Tier>();
  // Drafts come last, so that what is being edited counts instead of what is published.
  const draftsLast = stored.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)));
  for (const tier of draftsLast) byId.set(publishedId(tier._id), tier);
  byId.set(id, document as unknown as Tier);
  return findRangeProblem([...byId.values()]) ?? true;
}

const isDraft = (tier: Tier) => tier._id.startsWith('drafts.');
