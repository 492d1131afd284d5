import { ChangedPayment } from '#components/form/ChangedPayment.tsx';
import { FinishPaying } from '#components/form/FinishPaying.tsx';
import { Facts, Panel } from '#components/form/Panel.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import { formatCents } from '#domain/money/money.ts';
import { describeProgress } from '#domain/payments/describe-progress.ts';
import type { TakeDiscounts } from '#domain/registration/fee.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/registration/form.ts';
import { messages as outcomeMessages } from '#words/registration/outcome.ts';
import { RegistrationSubmitted } from './RegistrationSubmitted.tsx';
import { shownFee } from './shown-fee.ts';
import type { RegistrationTerms } from './terms.ts';
import type { useRegistration } from './use-registration.ts';

interface OutcomeProps {
  form: ReturnType<typeof useRegistration>['form'];
  /** The discounts that the page counted with. */
  apply: TakeDiscounts | undefined;
  terms: RegistrationTerms;
}

/** What has become of the registration. */
export function Outcome({ form: { step, back, agree }, apply, terms }: OutcomeProps) {
  if (!step) return null;
  if (step.at === 'paid') return <Paid payment={step.payment} />;
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
            [messages.fee.first, now],
            [messages.fee.total, formatCents(answer.totalCents)],
          ]}
        />
      );
    default:
      return <RegistrationSubmitted answer={answer} values={values} shown={shown} terms={terms} />;
  }
}

function Paid({ payment }: { payment: PaymentSummary }) {
  const { result, schedule, number } = outcomeMessages;
  const { title, text } = payment.plan ? result.started : result.paid;
  return (
    <Panel
      title={title}
      actions={<ButtonLink href={pageAddress('/schedules')}>{schedule}</ButtonLink>}
    >
      <p>{text}</p>
      <Facts facts={[[number, payment.number], ...describeProgress(payment)]} />
    </Panel>
  );
}
