import { type ReactNode, useEffect } from 'react';
import { forgetAttempt } from '#browser/forms/attempt.ts';
import { forgetDraft } from '#browser/forms/draft.ts';
import { forgetPayment } from '#browser/forms/open-payment.ts';
import { usePaymentReport } from '#browser/forms/use-payment-report.ts';
import type { PaymentReport } from '#browser/forms/watch-payment.ts';
import { PaymentResult } from '#components/form/PaymentResult.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { chargedFrom, giftFacts } from './gift-facts.ts';
import { messages } from './messages.ts';
import { StatementRequest } from './StatementRequest.tsx';
import { FORMS } from './use-gift-form.ts';

/** The page a donor returns to. It only reports: the signed webhook settles the gift. */
export function GiftResult({ years }: { years: readonly number[] }) {
  const { report: answer, retry } = usePaymentReport();
  const report = ofGift(answer);
  useConsequences(report);
  const payment = report && 'payment' in report ? report.payment : undefined;
  const view = report?.view ?? 'confirming';
  const given = view === 'paid' || view === 'processing';
  return (
    <PaymentResult
      {...wordsFor(view, payment)}
      waiting={view === 'confirming'}
      facts={payment ? giftFacts(chargedFrom(payment)) : []}
      actions={actionsFor(view, payment, retry)}
    >
      {given && <StatementRequest years={years} />}
    </PaymentResult>
  );
}

/** The address of a payment for something else says nothing here. */
function ofGift(report: PaymentReport | undefined): PaymentReport | undefined {
  if (report && 'payment' in report && report.payment.kind !== 'donation') {
    return { view: 'unknown' };
  }
  return report;
}

function wordsFor(view: PaymentReport['view'], payment: PaymentSummary | undefined) {
  const { result, manage } = messages;
  if (view !== 'paid' || !payment?.plan) return result[view];
  if (payment.status === 'ended') return result.ended;
  const started = payment.paidCents > 0;
  const { title, text, textStarted } = result.monthly;
  return {
    title,
    text: `${started ? textStarted : text(formatDay(payment.plan.firstOn))} ${manage}`,
  };
}

function actionsFor(
  view: PaymentReport['view'],
  payment: PaymentSummary | undefined,
  retry: () => void,
): ReactNode {
  const { result } = messages;
  switch (view) {
    case 'confirming':
      return null;
    case 'slow':
    case 'unavailable':
      return <Button onClick={retry}>{result.retry}</Button>;
    case 'failed':
    case 'expired': {
      const type = payment?.plan ? 'monthly' : 'one-time';
      return <ButtonLink href={`/donations/${type}`}>{result.tryAgain}</ButtonLink>;
    }
    default:
      return (
        <>
          <ButtonLink href="/">{result.home}</ButtonLink>
          <ButtonLink href="/sponsors/donate" variant="outline">
            {messages.back}
          </ButtonLink>
        </>
      );
  }
}

/** A gift that is decided frees its form: for the next gift, or for another try with what was typed. */
function useConsequences(report: PaymentReport | undefined): void {
  useEffect(() => {
    if (!report || !('payment' in report)) return;
    const form = FORMS[report.payment.plan ? 'monthly' : 'one-time'];
    forgetAttempt(form);
    forgetPayment(form);
    if (report.view !== 'failed' && report.view !== 'expired') forgetDraft(form);
  }, [report]);
}
