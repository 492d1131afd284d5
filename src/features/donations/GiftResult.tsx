import { type ReactNode, useEffect } from 'react';
import { forgetPayment } from '#browser/forms/open-payment.ts';
import { freeForm } from '#browser/forms/paid-draft.ts';
import { readSessionId, usePaymentReport } from '#browser/forms/use-payment-report.ts';
import { useTypedName } from '#browser/forms/use-typed-name.ts';
import type { PaymentReport } from '#browser/forms/watch-payment.ts';
import { PaymentResult } from '#components/form/PaymentResult.tsx';
import type { Contact } from '#components/outcome/Lost.tsx';
import { TellFriend } from '#components/outcome/TellFriend.tsx';
import { withName } from '#components/outcome/with-name.ts';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart } from '#components/page/lazy-part.ts';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import { formatDay } from '#domain/calendar/day.ts';
import type { OfferedPick } from '#domain/donations/gift-picks.ts';
import { messages } from '#words/donations/form.ts';
import { messages as resultMessages } from '#words/donations/results.ts';
import { pageAddress } from '#words/page-address.ts';
import { FORMS } from './form-names.ts';
import { chargedFrom, giftFacts } from './gift-facts.ts';
import { Impact } from './Impact.tsx';
import type { GiftType } from './read-gift.ts';

/** For who has given: a form of its own. */
const STATEMENT = lazyPart(async () => (await import('./StatementRequest.tsx')).StatementRequest);

interface GiftResultProps {
  years: readonly number[];
  /** By kind of gift: what the suggested amounts do. */
  picks: Readonly<Record<GiftType, readonly OfferedPick[]>>;
  contact: Contact;
}

/** The page a donor returns to. It only reports: the signed webhook settles the gift. */
export function GiftResult({ years, picks, contact }: GiftResultProps) {
  const { report: answer, retry } = usePaymentReport();
  const report = ofGift(answer);
  const names = useTypedName(Object.values(FORMS));
  useConsequences(report);
  const payment = report && 'payment' in report ? report.payment : undefined;
  const view = report?.view ?? 'confirming';
  const given = view === 'paid' || view === 'processing';
  const words = wordsFor(view, payment);
  const type = payment?.plan ? 'monthly' : 'one-time';
  const name = names[FORMS[type]];
  return (
    <PaymentResult
      text={words.text}
      title={view === 'paid' ? withName(words.title, name) : words.title}
      more={payment && <Impact cents={payment.totalCents} picks={picks[type]} />}
      waiting={view === 'confirming'}
      lost={view === 'unknown' && contact}
      next={stepsFor(view, payment)}
      facts={payment ? giftFacts(chargedFrom(payment)) : []}
      actions={actionsFor(view, payment, retry)}
    >
      <LoadedOnTouch part={STATEMENT} wanted={given}>
        {(StatementRequest) => <StatementRequest years={years} />}
      </LoadedOnTouch>
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
  const { result } = resultMessages;
  if (view !== 'paid' || !payment?.plan) return result[view];
  if (payment.status === 'ended') return result.ended;
  const started = payment.paidCents > 0;
  const { title, text, textStarted } = result.monthly;
  return {
    title,
    text: `${started ? textStarted : text(formatDay(payment.plan.firstOn))} ${messages.manage}`,
  };
}

/** What happens next, where the gift is made; a monthly one that has ended is not. */
function stepsFor(view: PaymentReport['view'], payment: PaymentSummary | undefined) {
  const { next } = resultMessages;
  if (view === 'processing') return next.processing;
  if (view !== 'paid' || payment?.status === 'ended') return undefined;
  return payment?.plan ? next.monthly : next.once;
}

function actionsFor(
  view: PaymentReport['view'],
  payment: PaymentSummary | undefined,
  retry: () => void,
): ReactNode {
  const { result } = resultMessages;
  switch (view) {
    case 'confirming':
      return null;
    case 'slow':
    case 'unavailable':
      return <Button onClick={retry}>{result.retry}</Button>;
    case 'failed':
    case 'expired': {
      const type = payment?.plan ? 'monthly' : 'one-time';
      return <ButtonLink href={pageAddress(`/donations/${type}`)}>{result.tryAgain}</ButtonLink>;
    }
    default:
      return (
        <>
          <ButtonLink href={pageAddress('/')}>{result.home}</ButtonLink>
          <ButtonLink href={pageAddress('/sponsors/donate')} variant="outline">
            {messages.back}
          </ButtonLink>
          {(view === 'paid' || view === 'processing') && (
            <TellFriend text={resultMessages.friend} path={pageAddress('/sponsors/donate')} />
          )}
        </>
      );
  }
}

/** A gift that is decided frees its form: for the next gift, or for another try with what was typed. */
function useConsequences(report: PaymentReport | undefined): void {
  useEffect(() => {
    if (!report || !('payment' in report)) return;
    const form = FORMS[report.payment.plan ? 'monthly' : 'one-time'];
    const isPaid = report.view !== 'failed' && report.view !== 'expired';
    if (freeForm(form, readSessionId(), isPaid)) forgetPayment(form);
  }, [report]);
}
