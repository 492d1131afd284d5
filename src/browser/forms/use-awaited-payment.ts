import { useEffect, useEffectEvent } from 'react';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import { listenForPayment } from './payment-news.ts';
import type { PaymentReport } from './watch-payment.ts';

interface AwaitedPayment {
  /** Undefined while nothing is awaited. */
  sessionId: string | undefined;
  onPaid: (payment: PaymentSummary) => void;
  /** It has failed or expired: the same may be sent again. */
  onDead: (payment: PaymentSummary) => void;
}

/**
 * Follows a card payment that goes on in another tab: asks at once, when that tab says that it is
 * decided, and when this page is looked at again, for a person who paid and closed the tab too early.
 */
export function useAwaitedPayment({ sessionId, onPaid, onDead }: AwaitedPayment): void {
  const tell = useEffectEvent((report: PaymentReport) => {
    if (report.view === 'paid' || report.view === 'processing') onPaid(report.payment);
    if (report.view === 'failed' || report.view === 'expired') onDead(report.payment);
  });
  useEffect(() => {
    if (!sessionId) return;
    const leaving = new AbortController();
    const ask = async () => {
      const { signal } = leaving;
      // Offline it is asked at the next look.
      const asking = await import('./ask-payment.ts').catch(() => undefined);
      const report = await asking?.askReport(sessionId, signal);
      if (report && !signal.aborted) tell(report);
    };
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    look();
    document.addEventListener('visibilitychange', look);
    const endNews = listenForPayment(sessionId, () => void ask());
    return () => {
      leaving.abort();
      endNews();
      document.removeEventListener('visibilitychange', look);
    };
  }, [sessionId]);
}
