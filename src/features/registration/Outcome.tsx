import type { RefObject } from 'react';
import type { PaymentStep } from '#browser/forms/pay-by-form.ts';
import type { FollowedStep } from '#browser/forms/watch-payment.ts';
import { ChangedPayment } from '#components/form/ChangedPayment.tsx';
import { FinishPaying } from '#components/form/FinishPaying.tsx';
import { Facts, Panel } from '#components/form/Panel.tsx';
import { PaymentClosed } from '#components/form/PaymentClosed.tsx';
import type { CreateRegistrationResponse } from '#contracts/registration/public.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { describeProgress } from '#domain/payments/describe-progress.ts';
import type { TakeDiscounts } from '#domain/registration/fee.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import { messages as celebrate } from '#words/registration/celebrate.ts';
import { messages } from '#words/registration/form.ts';
import { messages as outcomeMessages } from '#words/registration/outcome.ts';
import { NextGame } from './celebrate/Celebration.tsx';
import { Onward, RegistrationSubmitted } from './RegistrationSubmitted.tsx';
import { shownFee } from './shown-fee.ts';
import type { RegistrationTerms } from './terms.ts';
import { firstNames } from './typed-players.ts';

interface OutcomeProps {
  form: {
    form: RefObject<HTMLFormElement | null>;
    step: PaymentStep<CreateRegistrationResponse, RegistrationForm> | undefined;
    back: () => void;
    agree: () => void;
  };
  /** The discounts that the page counted with. */
  apply: TakeDiscounts | undefined;
  terms: RegistrationTerms;
}

/** What has become of the registration. It takes the place of the page's own heading, too. */
export function Outcome(props: OutcomeProps) {
  return (
    <div data-outcome>
      <OutcomeOfStep {...props} />
    </div>
  );
}

function OutcomeOfStep({ form: { form, step, back, agree }, apply, terms }: OutcomeProps) {
  if (!step) return null;
  if (step.at === 'closed') return <PaymentClosed view={step.view} onBack={back} />;
  if (step.at === 'decided') {
    const names = form.current ? firstNames(form.current) : [];
    return <Registered step={step} names={names} timeZone={terms.timeZone} />;
  }
  const { answer, values } = step;
  const now = formatCents(answer.plan?.firstCents ?? answer.totalCents);
  const shown = shownFee(values, terms, apply);
  switch (step.at) {
    case 'changed':
      return (
        <ChangedPayment
          title={outcomeMessages.changed.title}
          pay={outcomeMessages.changed.pay(now)}
          url={step.checkout.url}
          onPay={agree}
          onBack={back}
        >
          <p>{outcomeMessages.changed.text(formatCents(shown.firstCents), now)}</p>
        </ChangedPayment>
      );
    case 'paying':
      return (
        <FinishPaying
          url={step.checkout.url}
          onBack={back}
          facts={[
            [outcomeMessages.number, answer.number],
            [answer.plan ? messages.fee.first : messages.fee.payment, now],
            [messages.fee.total, formatCents(answer.totalCents)],
          ]}
        />
      );
    default:
      return (
        <RegistrationSubmitted
          answer={answer}
          values={values}
          shown={shown}
          terms={terms}
          today={dayOf(new Date(), terms.timeZone)}
        />
      );
  }
}

interface RegisteredProps {
  step: Extract<FollowedStep, { at: 'decided' }>;
  names: readonly string[];
  timeZone: string;
}

function Registered({ step: { view, payment }, names, timeZone }: RegisteredProps) {
  const { result, number } = outcomeMessages;
  const { title, text } = result[view === 'paid' && payment.plan ? 'started' : view];
  return (
    <Panel
      title={title}
      cheer={celebrate.welcome(names)}
      thanks={
        <>
          <p>{text}</p>
          <NextGame timeZone={timeZone} />
        </>
      }
      next={view === 'processing' ? celebrate.stepsWhileProcessing : celebrate.steps}
      actions={<Onward />}
    >
      <Facts facts={[[number, payment.number], ...describeProgress(payment)]} />
    </Panel>
  );
}
