import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { Day } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { MAX_PLAYERS, REGISTRATION_FREQUENCIES } from '#domain/registration/choices.ts';
import type { Fee } from '#domain/registration/fee.ts';
import { messages } from '#words/registration/form.ts';
import { describeFee } from './describe-fee.ts';
import { FeePlan } from './FeePlan.tsx';
import type { Step } from './steps/steps.ts';
import type { RegistrationTerms } from './terms.ts';
import type { useDiscounts } from './use-discounts.ts';

interface FeeSectionProps {
  step: Step;
  count: number;
  /** What is chosen comes to. */
  fee: Fee;
  terms: RegistrationTerms;
  /** Undefined until it is known. */
  today: Day | undefined;
  discounts: ReturnType<typeof useDiscounts>;
  onMore: () => void;
  onFewer: () => void;
}

/**
 * What it costs, before anything personal is asked: every amount, and each way to pay. Beside the steps,
 * in sight; on small screens above the first, and from then on in the bar at the foot.
 */
export function FeeSection(props: FeeSectionProps) {
  const { step, count, fee, terms, today, discounts } = props;
  const { fee: words } = messages;
  return (
    <section
      id="fee"
      aria-labelledby="fee-heading"
      className={`flex flex-col gap-4 rounded-lg bg-tint p-5 max-lg:mb-7 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-2 ${step === 'family' ? '' : 'max-lg:hidden'}`}
    >
      <div>
        <h2 id="fee-heading" className="text-h3">
          {words.title}
        </h2>
        <p className="mt-1 text-muted">
          {words.text(formatCents(terms.registrationFeeCents), terms.feeIncludes)}
        </p>
      </div>
      <PlayerCount {...props} />
      <FeePlan fee={fee} count={count} rowsOf={discounts.rowsOf} hasDates={today !== undefined} />
      {step !== 'payment' && (
        <div className="text-sm text-muted">
          <p>{words.choices}</p>
          <ul className="tabular">
            {REGISTRATION_FREQUENCIES.map((each) => (
              <li key={each}>
                {words.frequencies[each]}: {describeFee(each, count, terms, today, discounts)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function PlayerCount({ count, onMore, onFewer }: FeeSectionProps) {
  const { fee: words } = messages;
  return (
    <fieldset className="flex min-w-0 items-center gap-3 border-y border-line py-3">
      <legend className="float-start me-auto font-semibold">{words.count}</legend>
      <Button variant="outline" size="sm" onClick={onFewer} disabled={count === 1}>
        <Icon name="minus" className="size-4" />
        <span className="sr-only">{words.fewer}</span>
      </Button>
      <output className="tabular min-w-6 text-center text-lg font-semibold">{count}</output>
      <Button variant="outline" size="sm" onClick={onMore} disabled={count === MAX_PLAYERS}>
        <Icon name="plus" className="size-4" />
        <span className="sr-only">{words.more}</span>
      </Button>
    </fieldset>
  );
}
