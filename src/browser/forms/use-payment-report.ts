import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { getPaymentStatusEndpoint } from '#contracts/payments/public.ts';
import { announcePayment } from './payment-news.ts';
import { type PaymentReport, watchPayment } from './watch-payment.ts';

/** The Checkout Session that Stripe's page put into the address, if it can be one; browser only. */
export function readSessionId(): string | undefined {
  const query = Object.fromEntries(new URLSearchParams(window.location.search));
  return z.safeParse(getPaymentStatusEndpoint.request, query).data?.session_id;
}

/**
 * Asks for the payment in the address until it is decided; the report is undefined until then. The tab
 * that the form was sent from is told, too.
 */
export function usePaymentReport(): { report: PaymentReport | undefined; retry: () => void } {
  const [report, setReport] = useState<PaymentReport>();
  const asking = report === undefined;

  useEffect(() => {
    if (!asking) return;
    const sessionId = readSessionId();
    if (sessionId === undefined) return setReport({ view: 'unknown' });
    const leaving = new AbortController();
    void watchPayment({
      ask: () =>
        callApi(getPaymentStatusEndpoint, { session_id: sessionId }, { signal: leaving.signal }),
      tell: (decided) => {
        setReport(decided);
        announcePayment(sessionId);
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [asking]);

  return { report, retry: () => setReport(undefined) };
}
