import type { PaymentStep } from '#browser/forms/use-payment-form.ts';
import { ChangedPayment } from '#components/form/ChangedPayment.tsx';
import { FinishPaying } from '#components/form/FinishPaying.tsx';
import { Facts, Panel } from '#components/form/Panel.tsx';
import { type Payee, PledgeInstructions } from '#components/form/PledgeInstructions.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { CreateSponsorshipPaymentResponse } from '#contracts/sponsorship/public.ts';
import { formatCents } from '#domain/money/money.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import { describeProgress } from '#domain/payments/describe-progress.ts';
import type { SponsorshipForm } from '#domain/sponsorship/sponsorship-form.ts';
import { messages as records } from '#words/labels/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as words } from '#words/payment-steps.ts';
import { messages } from '#words/sponsorship/form.ts';

interface SponsorshipStepProps {
  step: PaymentStep<CreateSponsorshipPaymentResponse, SponsorshipForm>;
  payee: Payee;
  /** How soon the sponsor team writes back, such as '48 hours'. */
  answeredWithin: string | null;
  onBack: () => void;
  onAgree: () => void;
}

/** What takes the form's place once an application has been sent. */
export function SponsorshipStep(props: SponsorshipStepProps) {
  const { step, payee, answeredWithin, onBack, onAgree } = props;
  const follows = answeredWithin && messages.teamContacts(answeredWithin);
  if (step.at === 'paid') {
    const { title, text } = messages.result[step.payment.plan ? 'started' : 'paid'];
    return (
      <Panel title={title} actions={<Links />}>
        <p>
          {text} {follows}
        </p>
        <Facts
          facts={[[messages.number, step.payment.number], ...describeProgress(step.payment)]}
        />
      </Panel>
    );
  }
  const { answer, values } = step;
  const facts = [
    [messages.number, answer.number] as const,
    [messages.levelFact, values.sponsorshipLevel] as const,
    ...describePlan(answer.totalCents, answer.plan),
  ];
  if (step.at === 'changed') {
    return (
      <ChangedPayment
        title={messages.changed.title}
        pay={messages.changed.pay}
        url={step.checkout.url}
        onPay={onAgree}
        onBack={onBack}
      >
        <p>{messages.changed.text}</p>
        <Facts facts={facts} />
      </ChangedPayment>
    );
  }
  if (step.at === 'paying') {
    return <FinishPaying url={step.checkout.url} facts={facts} onBack={onBack} />;
  }
  const { paymentMethod } = values;
  return (
    <Panel title={messages.submitted.title} actions={<Links />}>
      <p>{answeredWithin ? messages.pledged(answeredWithin) : messages.submitted.description}</p>
      {paymentMethod !== 'credit-card' && (
        <PledgeInstructions
          method={paymentMethod}
          payee={payee}
          facts={facts}
          amount={formatCents(answer.plan?.firstCents ?? answer.totalCents)}
          memo={records.sponsorship(answer.number)}
          achText={null}
          checkText={answer.plan ? messages.checkPlanText : messages.checkText}
        />
      )}
      <p className="text-muted">{words.pledge.mailed}</p>
    </Panel>
  );
}

function Links() {
  return (
    <>
      <ButtonLink href={pageAddress('/sponsors')}>{messages.sponsors}</ButtonLink>
      <ButtonLink href={pageAddress('/')} variant="outline">
        {messages.home}
      </ButtonLink>
    </>
  );
}
