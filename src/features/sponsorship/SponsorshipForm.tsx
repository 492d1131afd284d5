import { PaymentForm } from '#components/form/PaymentForm.tsx';
import { PaymentSummary } from '#components/form/PaymentSummary.tsx';
import type { Payee } from '#components/form/PledgeInstructions.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { onTouch } from '#components/page/lazy-part.ts';
import { formatCents } from '#domain/money/money.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import { messages } from '#words/sponsorship/form.ts';
import { FrequencyField } from './FrequencyField.tsx';
import { LevelFields } from './LevelFields.tsx';
import { SponsorFields } from './SponsorFields.tsx';
import { type SponsorshipTerms, useSponsorshipForm } from './use-sponsorship-form.ts';

const STEP = onTouch(async () => (await import('./SponsorshipStep.tsx')).SponsorshipStep);

interface SponsorshipFormProps {
  terms: SponsorshipTerms;
  payee: Payee;
  /** How soon the sponsor team writes back, such as '48 hours'. */
  answeredWithin: string | null;
}

/** The application, written into the page at build time: its fields can be typed into before hydration. */
export function SponsorshipForm({ terms, payee, answeredWithin }: SponsorshipFormProps) {
  const application = useSponsorshipForm(terms);
  const { errors, live, plan, step } = application;
  const { amountCents } = live;
  const first = amountCents === null ? null : formatCents(plan?.firstCents ?? amountCents);
  return (
    <>
      <LoadedOnTouch part={STEP} wanted={step !== undefined}>
        {(SponsorshipStep) =>
          step && (
            <SponsorshipStep
              step={step}
              payee={payee}
              answeredWithin={answeredWithin}
              name={live.name}
              today={application.today}
              onBack={application.back}
              onAgree={application.agree}
            />
          )
        }
      </LoadedOnTouch>
      <PaymentForm
        control={application}
        hidden={step !== undefined}
        choices={
          <>
            <LevelFields
              levels={terms.levels}
              preselected={application.preselected}
              isOwn={live.isOwn}
              errors={errors}
            />
            <FrequencyField amountCents={amountCents} counts={terms} errors={errors} />
          </>
        }
        summary={
          <PaymentSummary
            title={messages.calculator}
            amount={amountCents === null ? null : formatCents(amountCents)}
            empty={messages.chooseAmount}
            // Paid at once, there is no more to say than the amount above.
            facts={amountCents === null || !plan ? [] : describePlan(amountCents, plan)}
          >
            {amountCents !== null && (
              <p>
                {live.isOwn ? messages.customAmount : live.level} ·{' '}
                {messages.frequencies[live.frequency]}
              </p>
            )}
          </PaymentSummary>
        }
        details={<SponsorFields errors={errors} />}
        submit={first === null ? messages.submit : messages.submitAmount(first)}
        words={messages}
      />
    </>
  );
}
