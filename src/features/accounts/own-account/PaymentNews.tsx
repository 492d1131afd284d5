import { useEffect, useEffectEvent } from 'react';
import { usePaymentReport } from '#browser/forms/use-payment-report.ts';
import type { PaymentReport } from '#browser/forms/watch-payment.ts';
import { PaymentAlert } from '#components/form/PaymentAlert.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages } from '#words/account/records.ts';

/** For who comes back from the payment page of a bill: what has become of it. @param onDecided once it is known */
export function PaymentNews({ onDecided }: { onDecided: () => void }) {
  const { report, retry } = usePaymentReport();
  const tell = useEffectEvent(onDecided);
  useEffect(() => {
    if (report) tell();
  }, [report]);

  return (
    <PaymentAlert words={report && wordsFor(report.view)} view={report?.view} onRetry={retry}>
      <Spinner label={messages.bills.confirming} />
    </PaymentAlert>
  );
}

function wordsFor(view: PaymentReport['view']) {
  const { settled, underWay, dead, unclear } = messages.bills;
  if (view === 'paid' || view === 'refunded') return { tone: 'success', ...settled } as const;
  if (view === 'processing') return { tone: 'info', ...underWay } as const;
  if (view === 'failed' || view === 'expired') return { tone: 'error', ...dead } as const;
  return { tone: 'info', ...unclear } as const;
}
