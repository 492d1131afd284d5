import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { forgetAttempt } from '#browser/forms/attempt.ts';
import { forgetDraft } from '#browser/forms/draft.ts';
import { showToast } from '#components/ui/toast.ts';
import { getPaymentStatus } from '#contracts/payments.ts';
import { messages } from './messages.ts';
import {
  $orders,
  dropOrder,
  findAwaitedPayment,
  type OrderRecord,
  takePaidOrder,
} from './order-records.ts';
import { FORM } from './submit-order.ts';
import { reportOf } from './watch-order.ts';

/**
 * Follows a card payment that goes on in another tab: by the records the tabs share, and by asking
 * when this page is looked at again, for a buyer who paid and closed the other tab too early.
 * @param sessionId of the payment that is open, if any.
 * @returns the order once it is paid.
 */
export function useAwaitedPayment(sessionId: string | undefined): OrderRecord | undefined {
  const [placed, setPlaced] = useState<OrderRecord>();

  useEffect(
    () =>
      $orders.listen((orders, before) => {
        const paid = findNewlyPaid(orders, before ?? []);
        if (!paid) return;
        forgetAttempt(FORM);
        forgetDraft(FORM);
        setPlaced(paid);
        void showToast({ ...messages.placed, tone: 'success' });
      }),
    [],
  );

  useEffect(() => {
    if (!sessionId) return;
    const look = () => {
      if (document.visibilityState === 'visible') void askFor(sessionId);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [sessionId]);

  return placed;
}

/** The session of the card payment that may still be open, or paid without this browser knowing. */
export function awaitedSession(orders: readonly OrderRecord[]): string | undefined {
  return findAwaitedPayment(orders, new Date())?.sessionId;
}

function findNewlyPaid(
  orders: readonly OrderRecord[],
  before: readonly OrderRecord[],
): OrderRecord | undefined {
  return orders.find(
    ({ orderNumber, state }) =>
      state === 'paid' &&
      before.some((record) => record.orderNumber === orderNumber && record.state === 'open'),
  );
}

async function askFor(sessionId: string): Promise<void> {
  const report = reportOf(await callApi(getPaymentStatus, { session_id: sessionId }));
  if (report.view === 'paid' || report.view === 'processing') takePaidOrder(sessionId);
  if (report.view === 'expired' || report.view === 'failed') dropOrder(report.order.number);
}
