import type { PaymentStep } from '#browser/forms/pay-by-form.ts';
import { ChangedPayment } from '#components/form/ChangedPayment.tsx';
import { Facts } from '#components/form/Facts.tsx';
import { FinishPaying } from '#components/form/FinishPaying.tsx';
import { firstPledgeSteps } from '#components/form/first-pledge-steps.ts';
import { Panel } from '#components/form/Panel.tsx';
import { PaymentClosed } from '#components/form/PaymentClosed.tsx';
import { type Payee, PledgeInstructions } from '#components/form/PledgeInstructions.tsx';
import { TellFriend } from '#components/outcome/TellFriend.tsx';
import { withName } from '#components/outcome/with-name.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { CreateSponsorshipPaymentResponse } from '#contracts/sponsorship/public.ts';
import { type Day, formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import { describeProgress } from '#domain/payments/describe-progress.ts';
import { tellLevel } from '#domain/sponsorship/custom-level.ts';
import { CUSTOM_LEVEL } from '#domain/sponsorship/level-name.ts';
import { inTime } from '#domain/sponsorship/sponsor-bill.ts';
import type { SponsorshipForm } from '#domain/sponsorship/sponsorship-form.ts';
import { messages as records } from '#words/labels/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/sponsorship/form.ts';

interface SponsorshipStepProps {
  step: PaymentStep<CreateSponsorshipPaymentResponse, SponsorshipForm>;
  payee: Payee;
  /** How soon the sponsor team writes back, such as '48 hours'. */
  answeredWithin: string | null;
  /** Of the person who applies, as typed. */
  name: string;
  /** Local to the program; undefined until the browser has said it. */
  today: Day | undefined;
  onBack: () => void;
  onAgree: () => void;
}

/** What takes the form's place once an application has been sent. */
export function SponsorshipStep(props: SponsorshipStepProps) {
  const { step, payee, answeredWithin, name, today, onBack, onAgree } = props;
  if (step.at === 'closed') return <PaymentClosed view={step.view} onBack={onBack} />;
  if (step.at === 'decided') {
    const { view, payment } = step;
    const { title, text } = messages.result[view === 'paid' && payment.plan ? 'started' : view];
    return (
      <Panel
        title={withName(title, name)}
        thanks={<p>{text}</p>}
        next={messages.next(answeredWithin)}
        actions={<Links />}
      >
        <Facts facts={[[messages.number, payment.number], ...describeProgress(payment)]} />
      </Panel>
    );
  }
  const { answer, values } = step;
  const number = [messages.number, answer.number] as const;
  const facts = [
    number,
    [messages.levelFact, tellLevel(values.sponsorshipLevel)] as const,
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
  const { paymentMethod, sponsorshipLevel: level } = values;
  const { title, description } = messages.submitted;
  return (
    <Panel
      title={title}
      cheer={withName(messages.result.paid.title, name)}
      thanks={
        <>
          <p>{messages.pledged}</p>
          {level !== CUSTOM_LEVEL && <Level name={level} />}
        </>
      }
      next={[
        ...firstPledgeSteps(paymentMethod, description, answer.plan === null),
        ...messages.nextAfterPledge(answeredWithin),
      ]}
      actions={<Links />}
    >
      {paymentMethod !== 'credit-card' && (
        <PledgeInstructions
          method={paymentMethod}
          payee={payee}
          facts={answer.plan ? facts : [number]}
          amount={formatCents(answer.plan?.firstCents ?? answer.totalCents)}
          memo={records.sponsorship(answer.number)}
          achText={description}
          arriveBy={answer.plan || !today ? null : formatDay(inTime(today))}
          checkText={answer.plan ? messages.checkPlanText : messages.checkText}
        />
      )}
    </Panel>
  );
}

/** What a sponsor chose, as a badge. */
function Level({ name }: { name: string }) {
  return (
    <p className="headline mt-2 justify-self-start rounded-md border-2 border-primary px-4 py-1.5 text-h3 text-on-court">
      {name}
    </p>
  );
}

function Links() {
  return (
    <>
      <TellFriend main text={messages.friend} path={pageAddress('/sponsors/become')} />
      <ButtonLink href={pageAddress('/sponsors')} variant="outline">
        {messages.sponsors}
      </ButtonLink>
    </>
  );
}
