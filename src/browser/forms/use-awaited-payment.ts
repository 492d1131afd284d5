import { useEffect, useEffectEvent } from 'react';
import { listenForPayment } from './payment-news.ts';
import type { FollowedStep } from './watch-payment.ts';

interface AwaitedPayment {
  /** Undefined while nothing is awaited. */
  sessionId: string | undefined;
  /** It is decided, or its page is closed. */
  onTold: (told: FollowedStep) => void;
}

/**
 * Follows a card payment that goes on in another tab: asks at once, when that tab says that it is
 * decided, and when this page is looked at again, for a person who paid and closed the tab too early.
 */
export function useAwaitedPayment({ sessionId, onTold }: AwaitedPayment): void {
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (!sessionId) return;
    const leaving = new AbortController();
    const ask = async () => {
      const { signal } = leaving;
      // Offline it is asked at the next look.
      const asking = await import('./ask-payment.ts').catch(() => undefined);
      const told = await asking?.askStep(sessionId, signal);
      if (told && !signal.aborted) tell(told);
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
