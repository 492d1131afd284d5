import { useEffect, useState } from 'react';
import { forgetDraft } from '#browser/forms/draft.ts';
import { forgetAttempt } from '#browser/forms/forget-attempt.ts';
import { useAwaitedPayment } from '#browser/forms/use-awaited-payment.ts';
import { FORM } from './form-name.ts';
import {
  $orders,
  dropOrder,
  findAwaitedPayment,
  type OrderRecord,
  takePaidOrder,
} from './order-records.ts';

/**
 * Follows a card payment that goes on in another tab: by the records the tabs share, which
 * say it even when another tab has settled the cart, and by asking.
 * @param sessionId of the payment that is open, if any.
 * @returns the order once it is paid.
 */
export function useAwaitedOrder(sessionId: string | undefined): OrderRecord | undefined {
  const [placed, setPlaced] = useState<OrderRecord>();

  useEffect(
    () =>
      $orders.listen((orders, before) => {
        const paid = findNewlyPaid(orders, before ?? []);
        if (!paid) return;
        forgetAttempt(FORM);
        forgetDraft(FORM);
        setPlaced(paid);
      }),
    [],
  );

  useAwaitedPayment({
    sessionId,
    onPaid: () => void (sessionId && takePaidOrder(sessionId)),
    onDead: ({ number }) => dropOrder(number),
  });

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
