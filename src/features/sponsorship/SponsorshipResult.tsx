import { type ReactNode, useEffect } from 'react';
import { forgetPayment } from '#browser/forms/open-payment.ts';
import { freeForm } from '#browser/forms/paid-draft.ts';
import { useHydrated } from '#browser/forms/use-hydrated.ts';
import { readSessionId, usePaymentReport } from '#browser/forms/use-payment-report.ts';
import { useTypedName } from '#browser/forms/use-typed-name.ts';
import type { PaymentReport } from '#browser/forms/watch-payment.ts';
import { PaymentResult } from '#components/form/PaymentResult.tsx';
import type { Contact } from '#components/outcome/Lost.tsx';
import { TellFriend } from '#components/outcome/TellFriend.tsx';
import { withName } from '#components/outcome/with-name.ts';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { describeProgress } from '#domain/payments/describe-progress.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/sponsorship/form.ts';
import { FORM } from './form-name.ts';

interface SponsorshipResultProps {
  /** How soon the sponsor team writes back, such as '48 hours'. */
  answeredWithin: string | null;
  contact: Contact;
}

/** The page a sponsor returns to. It only reports: the signed webhook settles the sponsorship. */
export function SponsorshipResult({ answeredWithin, contact }: SponsorshipResultProps) {
  const { report: answer, retry } = usePaymentReport();
  const report = ofSponsorship(answer);
  const name = useTypedName([FORM])[FORM];
  useConsequences(report);
  const sessionId = useHydrated() ? readSessionId() : undefined;
  const view = report?.view ?? 'confirming';
  const payment = report && 'payment' in report ? report.payment : undefined;
  const isInParts = view === 'paid' && payment?.plan;
  const { title, text } = messages.result[isInParts ? 'started' : view];
  const isGiven = view === 'paid' || view === 'processing';
  return (
    <PaymentResult
      title={isGiven ? withName(title, name) : title}
      text={text}
      waiting={view === 'confirming'}
      lost={view === 'unknown' && contact}
      next={isGiven ? messages.next(answeredWithin) : undefined}
      facts={[
        ...(payment
          ? [[messages.number, payment.number] as const, ...describeProgress(payment)]
          : []),
        ...(sessionId ? [[messages.transactionId, <Id key="id" id={sessionId} />] as const] : []),
      ]}
      actions={actionsFor(view, retry)}
    />
  );
}

/** It is long, and has no place to break. */
function Id({ id }: { id: string }) {
  return <span className="break-all">{id}</span>;
}

/** The address of a payment for something else says nothing here. */
function ofSponsorship(report: PaymentReport | undefined): PaymentReport | undefined {
  if (report && 'payment' in report && report.payment.kind !== 'sponsorship') {
    return { view: 'unknown' };
  }
  return report;
}

function actionsFor(view: PaymentReport['view'], retry: () => void): ReactNode {
  const { result } = messages;
  return (
    <>
      {(view === 'slow' || view === 'unavailable') && (
        <Button onClick={retry}>{result.retry}</Button>
      )}
      {(view === 'failed' || view === 'expired') && (
        <ButtonLink href={pageAddress('/sponsorship-form')}>{result.tryAgain}</ButtonLink>
      )}
      <ButtonLink href={pageAddress('/sponsors')} variant="outline">
        {messages.sponsors}
      </ButtonLink>
      <ButtonLink href={pageAddress('/')} variant="outline">
        {messages.home}
      </ButtonLink>
      {(view === 'paid' || view === 'processing') && (
        <TellFriend text={messages.friend} path={pageAddress('/sponsors/become')} />
      )}
    </>
  );
}

/** A sponsorship that is decided frees the form: for the next, or for another try with what was typed. */
function useConsequences(report: PaymentReport | undefined): void {
  useEffect(() => {
    if (!report || !('payment' in report)) return;
    const isPaid = report.view !== 'failed' && report.view !== 'expired';
    if (freeForm(FORM, readSessionId(), isPaid)) forgetPayment(FORM);
  }, [report]);
}
