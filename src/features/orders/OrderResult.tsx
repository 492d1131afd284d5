import { type ReactNode, useEffect } from 'react';
import { freeForm } from '#browser/forms/paid-draft.ts';
import { readSessionId, usePaymentReport } from '#browser/forms/use-payment-report.ts';
import { useTypedName } from '#browser/forms/use-typed-name.ts';
import type { PaymentReport } from '#browser/forms/watch-payment.ts';
import { PaymentResult } from '#components/form/PaymentResult.tsx';
import type { Contact } from '#components/outcome/Lost.tsx';
import { withName } from '#components/outcome/with-name.ts';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import { messages as outcomeMessages } from '#words/orders/outcome.ts';
import { pageAddress } from '#words/page-address.ts';
import { FORM } from './form-name.ts';
import { OnwardLinks } from './OnwardLinks.tsx';
import { dropOrder, takePaidOrder } from './order-records.ts';

/** The page a buyer returns to. It only reports: the signed webhook settles the order. */
export function OrderResult({ contact }: { contact: Contact }) {
  const { report: answer, retry } = usePaymentReport();
  const report = ofOrder(answer);
  const name = useTypedName([FORM])[FORM];
  useConsequences(report);
  const view = report?.view ?? 'confirming';
  const { title, text } = outcomeMessages.result[view];
  const order = report && 'payment' in report ? report.payment : undefined;
  return (
    <PaymentResult
      title={view === 'paid' ? withName(title, name) : title}
      eyebrow={view === 'paid' ? messages.placed.title : undefined}
      text={text}
      more={view === 'paid' && <p>{messages.placed.description}</p>}
      waiting={view === 'confirming'}
      lost={view === 'unknown' && contact}
      next={view === 'paid' ? outcomeMessages.next : undefined}
      facts={
        order
          ? [
              [messages.orderNumber, order.number],
              [messages.total, formatCents(order.totalCents)],
            ]
          : []
      }
      actions={actionsFor(view, retry)}
    />
  );
}

/** The address of a payment for something else says nothing here. */
function ofOrder(report: PaymentReport | undefined): PaymentReport | undefined {
  if (report && 'payment' in report && report.payment.kind !== 'order') return { view: 'unknown' };
  return report;
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
        <ButtonLink href={pageAddress('/checkout')}>{outcomeMessages.result.toCheckout}</ButtonLink>
      );
    default:
      return <OnwardLinks />;
  }
}

/** What follows in this browser: a paid order leaves the cart, a dead one frees the form for another try. */
function useConsequences(report: PaymentReport | undefined): void {
  useEffect(() => {
    const sessionId = readSessionId();
    if (!report || !('payment' in report) || !sessionId) return;
    if (report.view === 'failed' || report.view === 'expired') {
      dropOrder(report.payment.number);
      freeForm(FORM, sessionId, false);
      return;
    }
    takePaidOrder(sessionId);
    freeForm(FORM, sessionId, true);
  }, [report]);
}
