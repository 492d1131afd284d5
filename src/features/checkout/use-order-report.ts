import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { getOrderStatus } from '#contracts/orders.ts';
import { type OrderReport, watchOrder } from './watch-order.ts';

/** The Checkout Session that Stripe's page put into the address; browser only. */
export function readSessionId(): string | null {
  return new URLSearchParams(window.location.search).get('session_id');
}

/** Asks for the order in the address until its payment is decided; the report is undefined until then. */
export function useOrderReport(): { report: OrderReport | undefined; retry: () => void } {
  const [report, setReport] = useState<OrderReport>();
  const asking = report === undefined;

  useEffect(() => {
    if (!asking) return;
    const sessionId = readSessionId();
    if (!sessionId) return setReport({ view: 'unknown' });
    const leaving = new AbortController();
    void watchOrder({
      ask: () => callApi(getOrderStatus, { session_id: sessionId }, { signal: leaving.signal }),
      tell: setReport,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [asking]);

  return { report, retry: () => setReport(undefined) };
}
