import { type AmountRange, formatAmount, parseAmountRange } from '#domain/money/amount-range.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { MIN_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import { type InstallmentCounts, planPayment } from '#domain/payments/plan-payment.ts';
import type { SponsorshipForm } from './sponsorship-form.ts';

/** The level of an amount that is no tier's; not a name that a tier may have. */
export const CUSTOM_LEVEL = 'Custom';

/** A sponsorship tier as far as the application needs it. */
export interface Level {
  name: string;
  range: AmountRange;
  /** What the form is filled with. */
  suggestedCents: Cents;
}

/**
 * The least that a level can be had for. Staff may suggest less than the range begins with, or more
 * than it ends with (the demo's smallest tier does): what is suggested is always good.
 */
export function smallestFor({ range, suggestedCents }: Level): Cents {
  return Math.min(range.minCents, suggestedCents);
}

/**
 * What is wrong with the level, the amount and the frequency taken together, by field; nothing where
 * all is well. A level can be had for more than its range ends with, and for no less than it begins
 * with; 'Custom' for any amount. One rule for the page and the server, which has the tiers of now.
 */
export function checkLevel(
  form: Pick<SponsorshipForm, 'sponsorshipLevel' | 'amountCents' | 'paymentFrequency'>,
  levels: readonly Level[],
  counts: InstallmentCounts,
): Record<string, string> {
  const { sponsorshipLevel, amountCents, paymentFrequency } = form;
  const level = levels.find(({ name }) => name === sponsorshipLevel);
  if (!level && sponsorshipLevel !== CUSTOM_LEVEL) {
    return { sponsorshipLevel: 'This level is no longer offered. Choose another.' };
  }
  if (level && amountCents < smallestFor(level)) {
    const smallest = `$${formatAmount(smallestFor(level))}`;
    return {
      amountCents: `${level.name} begins at ${smallest}. Choose ${CUSTOM_LEVEL} for a smaller amount.`,
    };
  }
  // The day does not matter for the amounts.
  const plan = planPayment(amountCents, paymentFrequency, counts, '2000-01-01');
  if (plan && plan.eachCents < MIN_CHARGE_CENTS) {
    return {
      paymentFrequency: `Each payment has to be at least ${formatCents(MIN_CHARGE_CENTS)}. Choose fewer payments.`,
    };
  }
  return {};
}

/**
 * What the links of the tier cards fill the form with: the level where there is one of that name,
 * with the amount that is suggested for it now; otherwise the smallest amount of the link as the
 * sponsor's own.
 * @param amount such as '2,500+', '1,000-2,499' or '350'
 */
export function readApplicationLink(
  query: { level?: string | undefined; amount?: string | undefined },
  levels: readonly Level[],
): { level: string; customCents: Cents | null } | null {
  const level = levels.find(({ name }) => name === query.level);
  if (level) return { level: level.name, customCents: null };
  const range = parseAmountRange(query.amount ?? '');
  return range ? { level: CUSTOM_LEVEL, customCents: range.minCents } : null;
}
