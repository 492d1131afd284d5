import type { Day } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import type { RegistrationFrequency } from '#domain/registration/choices.ts';
import { planFee } from '#domain/registration/fee.ts';
import { messages } from '#words/registration/form.ts';
import type { FoundDiscounts } from './found-discounts.ts';
import type { RegistrationTerms } from './terms.ts';

/** What one pays at a frequency: '12 payments of $12.50'. @param today undefined until it is known */
export function describeFee(
  frequency: RegistrationFrequency,
  players: number,
  terms: RegistrationTerms,
  today: Day | undefined,
  { apply }: FoundDiscounts,
): string {
  const { fee: words } = messages;
  const { totalCents, plan } = planFee(players, frequency, terms, today ?? '2000-01-01', apply);
  if (!plan?.count) return words.once(formatCents(totalCents));
  const { count, firstCents, eachCents } = plan;
  return firstCents === eachCents
    ? words.installments(count, formatCents(eachCents))
    : words.unequal(count, formatCents(firstCents), formatCents(eachCents));
}
