import { type ReactNode, useEffect } from 'react';
import { forgetAttempt } from '#browser/forms/attempt.ts';
import { forgetDraft } from '#browser/forms/draft.ts';
import { readSession, writeSession } from '#browser/session-storage.ts';
import { Facts } from '#components/form/Panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { showToast } from '#components/ui/toast.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from './messages.ts';
import { dropOrder, takePaidOrder } from './order-records.ts';
import { FORM } from './submit-order.ts';
import { readSessionId, useOrderReport } from './use-order-report.ts';
import type { OrderReport } from './watch-order.ts';

/** In this tab's session: the order whose toast has been shown. */
const TOASTED_KEY = 'courtside:order-toasted';

/** The page a buyer returns to. It only reports: the signed webhook settles the order. */
export function OrderResult() {
  const { report, retry } = useOrderReport();
  useConsequences(report);
  const view = report?.view ?? 'confirming';
  const { title, text } = messages.result[view];
  const order = report && 'order' in report ? report.order : undefined;
  return (
    <div className="flex max-w-measure flex-col gap-5">
      <div role="status" className="flex flex-col gap-3">
        <h1 className="flex items-center gap-4 text-h1">
          {view === 'confirming' && <Spinner className="size-8" />}
          {title}
        </h1>
        <p className="text-lead text-muted">{text}</p>
      </div>
      {order && (
        <Facts
          facts={[
            [messages.orderNumber, order.number],
            [messages.total, formatCents(order.totalCents)],
          ]}
        />
      )}
      <div className="flex flex-wrap gap-3">{actionsFor(view, retry)}</div>
    </div>
  );
}

function actionsFor(view: OrderReport['view'], retry: () => void): ReactNode {
  const shop = <ButtonLink href="/merchandise">{messages.continueShopping}</ButtonLink>;
  switch (view) {
    case 'confirming':
      return null;
    case 'slow':
    case 'unavailable':
      return <Button onClick={retry}>{messages.result.retry}</Button>;
    case 'failed':
    case 'expired':
      return <ButtonLink href="/checkout">{messages.result.toCheckout}</ButtonLink>;
    case 'unknown':
      return <ButtonLink href="/cart">{messages.backToCart}</ButtonLink>;
    default:
      return shop;
  }
}

/** What follows in this browser: a paid order leaves the cart, a dead one frees the form for another try. */
function useConsequences(report: OrderReport | undefined): void {
  useEffect(() => {
    const sessionId = readSessionId();
    if (!report || !('order' in report) || !sessionId) return;
    if (report.view === 'failed' || report.view === 'expired') {
      dropOrder(report.order.number);
      forgetAttempt(FORM);
      return;
    }
    takePaidOrder(sessionId);
    forgetAttempt(FORM);
    forgetDraft(FORM);
    // A reload says it again on the page, but not in a toast.
    if (report.view !== 'paid' || readSession(TOASTED_KEY) === sessionId) return;
    writeSession(TOASTED_KEY, sessionId);
    void showToast({ ...messages.placed, tone: 'success' });
  }, [report]);
}
