import { useCancelled } from '#browser/forms/use-cancelled.ts';
import { useHydrated } from '#browser/forms/use-hydrated.ts';
import { CancelledNotice } from '#components/form/CancelledNotice.tsx';
import { DraftNotice } from '#components/form/DraftNotice.tsx';
import { FormColumns } from '#components/form/FormColumns.tsx';
import { FormEnd } from '#components/form/FormEnd.tsx';
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
  const { errors, live, plan, busy, failure, step } = application;
  const isCancelled = useCancelled();
  const isHydrated = useHydrated();
  const { amountCents } = live;
  const first = amountCents === null ? null : formatCents(plan?.firstCents ?? amountCents);
  const submit = amountCents === null ? messages.submit : messages.submitAmount(first ?? '');
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
              onBack={application.back}
              onAgree={application.agree}
            />
          )
        }
      </LoadedOnTouch>
      {/* Were it ever sent without script, POST keeps what was typed out of the address bar. */}
      <form
        ref={application.form}
        method="post"
        noValidate
        hidden={step !== undefined}
        onSubmit={application.onSubmit}
        onInput={application.onInput}
      >
        <FormColumns
          choices={
            <>
              {isCancelled && <CancelledNotice />}
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
              facts={amountCents === null ? [] : describePlan(amountCents, plan)}
            />
          }
          details={
            <>
              <SponsorFields errors={errors} />
              <FormEnd
                failure={failure}
                notSent={messages.notSent}
                loading={busy}
                disabled={!isHydrated}
                className="tabular sm:self-start"
              >
                {busy ? messages.submitting : submit}
              </FormEnd>
              <DraftNotice onStartOver={application.startOver} />
            </>
          }
        />
      </form>
    </>
  );
}
