import { ChangedPayment } from '#components/form/ChangedPayment.tsx';
import { FinishPaying } from '#components/form/FinishPaying.tsx';
import { Panel } from '#components/form/Panel.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from './messages.ts';
import { RegistrationSubmitted } from './RegistrationSubmitted.tsx';
import { shownFee } from './shown-fee.ts';
import type { RegistrationTerms } from './terms.ts';
import type { useRegistration } from './use-registration.ts';

interface OutcomeProps {
  form: ReturnType<typeof useRegistration>['form'];
  terms: RegistrationTerms;
}

/** What has become of the registration. */
export function Outcome({ form: { step, back, agree }, terms }: OutcomeProps) {
  if (!step) return null;
  if (step.at === 'paid') return <Paid number={step.payment.number} />;
  const { answer, values } = step;
  const now = formatCents(answer.plan?.firstCents ?? answer.totalCents);
  const shown = shownFee(values, terms);
  switch (step.at) {
    case 'changed':
      return (
        <ChangedPayment
          title={messages.changed.title}
          pay={messages.changed.pay(now)}
          url={step.checkout.url}
          onPay={agree}
          onBack={back}
        >
          <p>{messages.changed.text(formatCents(shown.firstCents), now)}</p>
        </ChangedPayment>
      );
    case 'paying':
      return (
        <FinishPaying
          url={step.checkout.url}
          onBack={back}
          facts={[
            [messages.number, answer.number],
            [messages.fee.first, now],
            [messages.fee.total, formatCents(answer.totalCents)],
          ]}
        />
      );
    default:
      return <RegistrationSubmitted answer={answer} values={values} shown={shown} terms={terms} />;
  }
}

function Paid({ number }: { number: string }) {
  const { done } = messages;
  return (
    <Panel title={done.title} actions={<ButtonLink href="/schedules">{done.schedule}</ButtonLink>}>
      <p>{done.text}</p>
      <p>
        {messages.number} <strong className="tabular">{number}</strong>
      </p>
    </Panel>
  );
}
