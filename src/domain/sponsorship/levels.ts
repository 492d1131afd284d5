import { type AmountRange, formatAmount, parseAmountRange } from '#domain/money/amount-range.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { isChargeable, MIN_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import { type InstallmentCounts, planPayment } from '#domain/payments/plan-payment.ts';
import { messages } from '#words/rules/sponsorship.ts';
import { CUSTOM_LEVEL } from './level-name.ts';
import type { SponsorshipForm } from './sponsorship-form.ts';

/** A sponsorship tier as far as an application is checked against it. */
export interface LevelRange {
  name: string;
  range: AmountRange;
}

/** A sponsorship tier as far as the page of the application shows it. */
export interface Level extends LevelRange {
  /** What the form is filled with; within the range. */
  suggestedCents: Cents;
}

/**
 * What to fill the form with for a level: what staff suggest where it is within the level's range, else
 * the amount the range begins with. A card that says $100-249 must not open at $250.
 */
export function suggestedWithin(
  { minCents, maxCents }: AmountRange,
  suggested: Cents | null,
): Cents {
  const isWithin =
    suggested !== null && suggested >= minCents && suggested <= (maxCents ?? suggested);
  return isWithin ? suggested : minCents;
}

/**
 * What is wrong with the level, the amount and the frequency taken together, by field; nothing where
 * all is well. A level can be had for more than its range ends with, and for no less than it begins
 * with; 'Custom' for any amount. One rule for the page and the server, which has the tiers of now.
 */
export function checkLevel(
  form: Pick<SponsorshipForm, 'sponsorshipLevel' | 'amountCents' | 'paymentFrequency'>,
  levels: readonly LevelRange[],
  counts: InstallmentCounts,
): Record<string, string> {
  const { sponsorshipLevel, amountCents, paymentFrequency } = form;
  const level = levels.find(({ name }) => name === sponsorshipLevel);
  if (!level && sponsorshipLevel !== CUSTOM_LEVEL) {
    return { sponsorshipLevel: messages.goneLevel };
  }
  if (level && amountCents < level.range.minCents) {
    const smallest = `$${formatAmount(level.range.minCents)}`;
    return { amountCents: messages.tooLittle(level.name, smallest) };
  }
  // The day does not matter for the amounts.
  const plan = planPayment(amountCents, paymentFrequency, counts, '2000-01-01');
  if (plan && plan.eachCents < MIN_CHARGE_CENTS) {
    return {
      paymentFrequency: messages.eachPayment(formatCents(MIN_CHARGE_CENTS)),
    };
  }
  return {};
}

/**
 * What a link fills the form with. Those of the tier cards name a level and its range: the level with
 * the amount suggested for it now. One exact amount is filled in as such, with its level where it is
 * enough for that, else as the sponsor's own; of a range whose level is gone the smallest amount.
 * An amount that nobody could pay is left out.
 * @param amount such as '2,500+', '1,000-2,499' or '350'
 */
export function readApplicationLink(
  query: { level?: string | undefined; amount?: string | undefined },
  levels: readonly Level[],
): { level: string; customCents: Cents | null } | null {
  const level = levels.find(({ name }) => name === query.level);
  const range = parseAmountRange(query.amount ?? '');
  const isPayable = range && isChargeable(range.minCents);
  const isExact = isPayable && range.minCents === range.maxCents;
  if (level && !isExact) return { level: level.name, customCents: null };
  if (!isPayable) return null;
  const isEnough = level && range.minCents >= level.range.minCents;
  return { level: isEnough ? level.name : CUSTOM_LEVEL, customCents: range.minCents };
}
