import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import type { Day } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { MAX_PLAYERS, REGISTRATION_FREQUENCIES } from '#domain/registration/choices.ts';
import type { Fee } from '#domain/registration/fee.ts';
import { messages } from '#words/registration/form.ts';
import { describeFee } from './describe-fee.ts';
import { FeeBar } from './FeeBar.tsx';
import type { Step } from './steps/steps.ts';
import type { RegistrationTerms } from './terms.ts';
import type { useDiscounts } from './use-discounts.ts';

interface FeeSectionProps {
  step: Step;
  count: number;
  /** What is chosen comes to. */
  fee: Fee;
  /** The same, line by line. */
  plan: ReactNode;
  terms: RegistrationTerms;
  /** Undefined until it is known. */
  today: Day | undefined;
  discounts: ReturnType<typeof useDiscounts>;
  onMore: () => void;
  onFewer: () => void;
}

/** On screens so low that it would cover what one types, it stands above the form and stays there. */
const AT_FOOT =
  'max-lg:[@media(min-height:30rem)]:sticky max-lg:[@media(min-height:30rem)]:bottom-0 ' +
  'max-lg:[@media(min-height:30rem)]:z-10 max-lg:[@media(min-height:30rem)]:order-last';

/**
 * What it costs, before anything personal is asked: every amount, and each way to pay. Beside the steps,
 * in sight; on small screens folded into a bar at the foot, which tells each amount and opens to the rest.
 */
export function FeeSection(props: FeeSectionProps) {
  const { step, count, fee, plan, terms, today, discounts } = props;
  const { fee: words } = messages;
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      id="fee"
      aria-labelledby="fee-heading"
      data-sticky-bar
      className={`bg-tint max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:shadow-float lg:sticky lg:top-20 lg:col-start-2 lg:row-start-2 lg:rounded-lg ${AT_FOOT}`}
    >
      <FeeBar
        fee={fee}
        hasDates={today !== undefined}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      <div
        id="fee-details"
        data-fee-details
        className={`flex flex-col gap-4 p-5 max-lg:max-h-[60dvh] max-lg:overflow-y-auto max-lg:px-4 max-lg:pt-2 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        <div>
          <h2 id="fee-heading" className="text-h3">
            {words.title}
          </h2>
          <p className="mt-1 text-muted">
            {words.text(formatCents(terms.registrationFeeCents), terms.feeIncludes.length > 0)}
          </p>
          <ul className="mt-2 grid empty:hidden grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1">
            {terms.feeIncludes.map((part) => (
              <li key={part} className="flex items-center gap-2">
                <Icon path={icons.check} className="size-4 text-primary-text" />
                {part}
              </li>
            ))}
          </ul>
        </div>
        <PlayerCount {...props} />
        {plan}
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
      </div>
    </section>
  );
}

function PlayerCount({ count, onMore, onFewer }: FeeSectionProps) {
  const { fee: words } = messages;
  return (
    <fieldset className="flex min-w-0 items-center gap-3 border-y border-line py-3">
      <legend className="float-start me-auto font-semibold">{words.count}</legend>
      <Button variant="outline" size="sm" onClick={onFewer} disabled={count === 1}>
        <Icon path={icons.minus} className="size-4" />
        <span className="sr-only">{words.fewer}</span>
      </Button>
      <output className="tabular min-w-6 text-center text-lg font-semibold">{count}</output>
      <Button variant="outline" size="sm" onClick={onMore} disabled={count === MAX_PLAYERS}>
        <Icon path={icons.plus} className="size-4" />
        <span className="sr-only">{words.more}</span>
      </Button>
    </fieldset>
  );
}
