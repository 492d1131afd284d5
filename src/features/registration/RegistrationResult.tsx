import { type ReactNode, useEffect, useState } from 'react';
import { freeForm, isPaidWith } from '#browser/forms/paid-draft.ts';
import { announcePayment } from '#browser/forms/payment-news.ts';
import { readSessionId, usePaymentReport } from '#browser/forms/use-payment-report.ts';
import type { PaymentReport } from '#browser/forms/watch-payment.ts';
import { PaymentResult } from '#components/form/PaymentResult.tsx';
import type { Contact } from '#components/outcome/Lost.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart } from '#components/page/lazy-part.ts';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { describeProgress } from '#domain/payments/describe-progress.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as outcomeMessages } from '#words/registration/outcome.ts';
import { firstNamesInDraft } from './celebrate/first-names.ts';
import { FORM } from './form-name.ts';

const WELCOME = lazyPart(async () => (await import('./celebrate/Welcome.tsx')).Welcome);

interface RegistrationResultProps {
  /** The program's. */
  timeZone: string;
  contact: Contact;
}

/** The page a guardian returns to from Stripe's. It only reports: the signed webhook settles the registration. */
export function RegistrationResult({ timeZone, contact }: RegistrationResultProps) {
  const names = useNames();
  const { report: answer, retry } = usePaymentReport();
  const report = ofRegistration(answer);
  useConsequences(report);
  const view = report?.view ?? 'confirming';
  const payment = report && 'payment' in report ? report.payment : undefined;
  const isInParts = view === 'paid' && payment?.plan;
  const facts: (readonly [string, ReactNode])[] = payment
    ? [[outcomeMessages.number, payment.number], ...describeProgress(payment)]
    : [];
  const words = outcomeMessages.result[isInParts ? 'started' : view];
  if (view === 'paid' || view === 'processing') {
    return (
      <LoadedOnTouch part={WELCOME} wanted>
        {(Welcome) => <Welcome {...words} facts={facts} names={names} timeZone={timeZone} />}
      </LoadedOnTouch>
    );
  }
  return (
    <PaymentResult
      {...words}
      waiting={view === 'confirming'}
      lost={view === 'unknown' && contact}
      facts={facts}
      actions={actionsFor(view, retry)}
    />
  );
}

/** The address of a payment for something else says nothing here. */
function ofRegistration(report: PaymentReport | undefined): PaymentReport | undefined {
  if (report && 'payment' in report && report.payment.kind !== 'registration') {
    return { view: 'unknown' };
  }
  return report;
}

/** Who was registered: read before the draft is done with, and never of a draft that was begun since. */
function useNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isPaidWith(FORM, readSessionId())) setNames(firstNamesInDraft());
  }, []);
  return names;
}

function actionsFor(view: PaymentReport['view'], retry: () => void): ReactNode {
  switch (view) {
    case 'confirming':
      return null;
    case 'slow':
    case 'unavailable':
      return <Button onClick={retry}>{outcomeMessages.result.retry}</Button>;
    case 'failed':
    case 'expired':
      return (
        <ButtonLink href={pageAddress('/register')}>{outcomeMessages.result.toForm}</ButtonLink>
      );
    default:
      return <ButtonLink href={pageAddress('/schedules')}>{outcomeMessages.schedule}</ButtonLink>;
  }
}

/** What follows in this browser: the form's own tab is told, and a paid registration's draft is done with. */
function useConsequences(report: PaymentReport | undefined): void {
  useEffect(() => {
    const sessionId = readSessionId();
    if (!report || !('payment' in report) || !sessionId) return;
    announcePayment(sessionId);
    if (report.view === 'expired' || report.view === 'failed') return;
    freeForm(FORM, sessionId, true);
  }, [report]);
}
