import { useCancelled } from '#browser/forms/use-cancelled.ts';
import { useHydrated } from '#browser/forms/use-hydrated.ts';
import { AccountOptions } from '#components/form/AccountOptions.tsx';
import { CancelledNotice } from '#components/form/CancelledNotice.tsx';
import { DraftNotice } from '#components/form/DraftNotice.tsx';
import { FormColumns } from '#components/form/FormColumns.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { messages as words } from '#components/form/messages.ts';
import { PaymentSummary } from '#components/form/PaymentSummary.tsx';
import type { Payee } from '#components/form/PledgeInstructions.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { formatCents } from '#domain/money/money.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import { FrequencyField } from './FrequencyField.tsx';
import { LevelFields } from './LevelFields.tsx';
import { messages } from './messages.ts';
import { SponsorFields } from './SponsorFields.tsx';
import { SponsorshipStep } from './SponsorshipStep.tsx';
import { type SponsorshipTerms, useSponsorshipForm } from './use-sponsorship-form.ts';

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
      {step && (
        <SponsorshipStep
          step={step}
          payee={payee}
          answeredWithin={answeredWithin}
          onBack={application.back}
          onAgree={application.agree}
        />
      )}
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
              <LevelFields levels={terms.levels} errors={errors} />
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
              <AccountOptions {...messages.account} />
              <DraftNotice onStartOver={application.startOver} />
              <p className="-mb-4 text-sm text-muted">{words.required}</p>
              <SponsorFields errors={errors} />
              <Honeypot />
              {failure && (
                <Alert tone="error" title={messages.notSent}>
                  {failure}
                </Alert>
              )}
              <Button
                type="submit"
                size="lg"
                loading={busy}
                disabled={!isHydrated}
                className="tabular sm:self-start"
              >
                {busy ? messages.submitting : submit}
              </Button>
            </>
          }
        />
      </form>
    </>
  );
}
