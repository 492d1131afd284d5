import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import type { Day } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { MAX_PLAYERS, REGISTRATION_FREQUENCIES } from '#domain/registration/choices.ts';
import { type Fee, planFee } from '#domain/registration/fee.ts';
import { messages } from '#words/registration/form.ts';
import { DiscountCode } from './DiscountCode.tsx';
import { FeePlan } from './FeePlan.tsx';
import type { RegistrationTerms } from './terms.ts';
import type { useDiscounts } from './use-discounts.ts';

interface FeeSectionProps {
  count: number;
  /** What is chosen comes to. */
  fee: Fee;
  terms: RegistrationTerms;
  /** Undefined until it is known. */
  today: Day | undefined;
  error: string | undefined;
  discounts: ReturnType<typeof useDiscounts>;
  discountError: string | undefined;
  onApply: () => void;
  onMore: () => void;
  onFewer: () => void;
}

/** What it costs, before anything personal is asked: count and frequency, and every amount that follows. */
export function FeeSection(props: FeeSectionProps) {
  const { count, fee, terms, today, error, discounts, discountError } = props;
  const { fee: words } = messages;
  return (
    <section id="fee" aria-labelledby="fee-heading" className="flex flex-col gap-5">
      <div>
        <h2 id="fee-heading" className="text-h3">
          {words.title}
        </h2>
        <p className="mt-1 text-muted">
          {words.text(formatCents(terms.registrationFeeCents), terms.feeIncludes)}
        </p>
      </div>
      <PlayerCount {...props} />
      <RadioGroup
        legend={words.frequency}
        name="paymentFrequency"
        defaultValue="monthly"
        error={error}
        options={REGISTRATION_FREQUENCIES.map((value) => ({
          value,
          label: words.frequencies[value],
          hint: describeFee(planFee(count, value, terms, today ?? '2000-01-01', discounts.apply)),
        }))}
      />
      <DiscountCode discounts={discounts} error={discountError} onApply={props.onApply} />
      <FeePlan fee={fee} count={count} rowsOf={discounts.rowsOf} hasDates={today !== undefined} />
    </section>
  );
}

function PlayerCount({ count, onMore, onFewer }: FeeSectionProps) {
  const { fee: words } = messages;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{words.count}</legend>
      <div className="flex items-center gap-3">
        <Button variant="outline" size="sm" onClick={onFewer} disabled={count === 1}>
          <Icon name="minus" className="size-4" />
          <span className="sr-only">{words.fewer}</span>
        </Button>
        <output className="tabular min-w-6 text-center text-lg font-semibold">{count}</output>
        <Button variant="outline" size="sm" onClick={onMore} disabled={count === MAX_PLAYERS}>
          <Icon name="plus" className="size-4" />
          <span className="sr-only">{words.more}</span>
        </Button>
      </div>
    </fieldset>
  );
}

/** '12 payments of $12.50' */
function describeFee({ totalCents, plan }: Fee): string {
  const { fee: words } = messages;
  if (!plan?.count) return words.once(formatCents(totalCents));
  const { count, firstCents, eachCents } = plan;
  return firstCents === eachCents
    ? words.installments(count, formatCents(eachCents))
    : words.unequal(count, formatCents(firstCents), formatCents(eachCents));
}
