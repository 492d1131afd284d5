import { readForm } from '#browser/forms/draft.ts';
import type { Cents } from '#domain/money/money.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';
import { isChargeable } from '#domain/payments/charge-limits.ts';
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '#domain/payments/choices.ts';
import { CUSTOM_LEVEL } from '#domain/sponsorship/level-name.ts';
import type { Level } from '#domain/sponsorship/levels.ts';

/** What the calculator calculates with; null where nothing is chosen, or not well. */
export interface LiveChoice {
  level: string | null;
  amountCents: Cents | null;
  /** Whether the amount is the sponsor's own, or is to be. */
  isOwn: boolean;
  frequency: PaymentFrequency;
  /** Of the person, for the thanks. */
  name: string;
}

export function readLiveChoice(form: HTMLFormElement, levels: readonly Level[]): LiveChoice {
  const texts = readForm(form);
  const cents = readSponsorAmount(texts, levels);
  const level = levels.find(({ name }) => name === texts.sponsorshipLevel);
  const frequency = PAYMENT_FREQUENCIES.find((candidate) => candidate === texts.paymentFrequency);
  // The button must not offer an amount that sending refuses.
  const isGood = cents && isChargeable(cents) && cents >= (level?.range.minCents ?? 0);
  return {
    level: texts.sponsorshipLevel ?? null,
    amountCents: isGood ? cents : null,
    isOwn: texts.sponsorshipLevel === CUSTOM_LEVEL || Boolean(texts.customAmount),
    frequency: frequency ?? 'one-time',
    name: texts.firstName?.trim() ?? '',
  };
}

/** A custom amount overrides that of the level (specification §5); NaN where it is no amount. */
export function readSponsorAmount(
  { customAmount = '', sponsorshipLevel }: Record<string, string>,
  levels: readonly Level[],
): Cents | undefined {
  if (customAmount.trim() !== '') return parseDollars(customAmount) ?? Number.NaN;
  return levels.find(({ name }) => name === sponsorshipLevel)?.suggestedCents;
}
