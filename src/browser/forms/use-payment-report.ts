import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import { SESSION_ID } from '#domain/payments/session-id.ts';
import { messages } from '#words/calls.ts';
import { useEmptyPage } from '../use-empty-page.ts';
import { announcePayment } from './payment-news.ts';
import { type PaymentReport, watchPayment } from './watch-payment.ts';

/** The Checkout Session that Stripe's page put into the address, if it can be one; browser only. */
export function readSessionId(): string | undefined {
  const id = new URLSearchParams(window.location.search).get('session_id') ?? '';
  return SESSION_ID.test(id) ? id : undefined;
}

/** As the API answers where it cannot be reached. */
const NOT_REACHED = {
  ok: false,
  error: { code: 'network', message: messages.network },
} as const;

interface PaymentReportOptions {
  /**
   * What the page is for: the address of a payment for something else says nothing there. Where no such payment
   * is known, the page shows what it has instead (`IslandOrEmpty.astro`).
   */
  kind?: PaymentSummary['kind'];
  /** What follows in this browser, once it is decided. */
  onDecided?: (payment: PaymentSummary & { sessionId: string }, isPaid: boolean) => void;
}

/**
 * Asks for the payment in the address until it is decided; the report is undefined until then. The tab
 * that the form was sent from is told, too.
 */
export function usePaymentReport({ kind, onDecided }: PaymentReportOptions = {}) {
  const [report, setReport] = useState<PaymentReport>();
  const asking = report === undefined;
  useEmptyPage(kind && report && report.view === 'unknown');

  const tell = useEffectEvent((decided: PaymentReport, sessionId: string) => {
    if (!('payment' in decided)) return setReport(decided);
    const { view, payment } = decided;
    if (kind && payment.kind !== kind) return setReport({ view: 'unknown' });
    setReport(decided);
    onDecided?.({ ...payment, sessionId }, view !== 'failed' && view !== 'expired');
  });

  useEffect(() => {
    if (!asking) return;
    const sessionId = readSessionId();
    if (sessionId === undefined) return setReport({ view: 'unknown' });
    const leaving = new AbortController();
    void watchPayment({
      ask: async () => {
        const asking = await import('./ask-payment.ts').catch(() => undefined);
        return asking?.askPayment(sessionId, leaving.signal) ?? NOT_REACHED;
      },
      tell: (decided) => {
        tell(decided, sessionId);
        announcePayment(sessionId);
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [asking]);

  return {
    report,
    view: report?.view ?? ('confirming' as const),
    payment: report && 'payment' in report ? report.payment : undefined,
    retry: () => setReport(undefined),
  };
}
