import { useEffect, useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { readSessionId, usePaymentReport } from '#browser/forms/use-payment-report.ts';
import { PaymentAlert } from '#components/form/PaymentAlert.tsx';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import type { PaymentLink } from '#contracts/billing/payment-link.ts';
import { messages } from '#words/payments/pay.ts';
import { askForLink } from './ask-for-link.ts';
import { PayPanel } from './PayPanel.tsx';

/** What a link is for, and its payment. */
export function OpenedLink({ link }: { link: string }) {
  const [isReturn] = useState(() => readSessionId() !== undefined);
  return isReturn ? <Returned link={link} /> : <Linked link={link} />;
}

/** After Stripe's page: what became of the payment, and what is left. */
function Returned({ link }: { link: string }) {
  const { report, retry } = usePaymentReport();
  const words = report && WORDS[report.view];
  const tone = words === done ? 'success' : 'info';
  return (
    <div className="flex flex-col gap-6">
      <PaymentAlert words={words && { tone, ...words }} view={report?.view} onRetry={retry}>
        {messages.confirming}
      </PaymentAlert>
      {words && words !== unclear && <Linked link={link} isPaidHere={words === done} />}
    </div>
  );
}

const { done, dead, unclear, over } = messages;
const WORDS = {
  paid: done,
  refunded: done,
  processing: over.processing,
  failed: dead,
  expired: dead,
  confirming: unclear,
  slow: unclear,
  unknown: unclear,
  unavailable: unclear,
} as const;

/** @param props.isPaidHere whether the page says already that the payment came */
function Linked({ link, isPaidHere = false }: { link: string; isPaidHere?: boolean }) {
  const [answer, setAnswer] = useState<ApiResult<PaymentLink>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setAnswer(undefined);
    void askForLink(link, signal).then((read) => {
      if (!signal.aborted && tries >= 0) setAnswer(read);
    });
    return () => leaving.abort();
  }, [link, tries]);
  const reload = () => setTries((count) => count + 1);
  if (!answer)
    return (
      <p role="status" data-loading>
        {messages.loading}
      </p>
    );
  if (!answer.ok) return <Failed answer={answer} onRetry={reload} />;
  if (isPaidHere && answer.data.what === 'paid') return null;
  return <PayPanel link={link} owed={answer.data} onChanged={reload} />;
}

interface FailedProps {
  answer: Extract<ApiResult<PaymentLink>, { ok: false }>;
  onRetry: () => void;
}

/** A link that is wrong or expired stays so; whatever else failed can be tried again. */
function Failed({ answer: { error }, onRetry }: FailedProps) {
  const isWrong = error.code === 'not_found' || error.code === 'invalid_input';
  const text = error.code === 'invalid_input' ? messages.noLink.text : error.message;
  return (
    <RetryAlert title={messages.failed} onRetry={!isWrong && onRetry}>
      {text}
    </RetryAlert>
  );
}
