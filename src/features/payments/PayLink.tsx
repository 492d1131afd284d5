import { useEffect, useState } from 'react';
import { type ApiResult, callApi } from '#browser/api.ts';
import { readSessionId, usePaymentReport } from '#browser/forms/use-payment-report.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { type PaymentLink, readPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { PayPanel } from './PayPanel.tsx';
import { payMessages as messages } from './pay-messages.ts';

/** What the link in the address is for, and its payment. */
export function PayLink() {
  const [view, setView] = useState<'none' | 'returned' | 'open'>();
  useEffect(() => {
    if (readLink() === null) setView('none');
    else setView(readSessionId() ? 'returned' : 'open');
  }, []);
  if (view === undefined) return <p role="status">{messages.loading}</p>;
  if (view === 'none') return <Alert title={messages.noLink.title}>{messages.noLink.text}</Alert>;
  return view === 'returned' ? <Returned /> : <Linked />;
}

const readLink = () => new URLSearchParams(window.location.search).get('link');

/** After Stripe's page: what became of the payment, and what is left. */
function Returned() {
  const { report } = usePaymentReport();
  if (!report) return <p role="status">{messages.confirming}</p>;
  const words = WORDS[report.view];
  const tone = words === messages.done ? 'success' : 'info';
  return (
    <div className="flex flex-col gap-6">
      <Alert tone={tone} title={words.title}>
        {words.text}
      </Alert>
      {words !== messages.unclear && <Linked isPaidHere={words === messages.done} />}
    </div>
  );
}

const { done, dead, unclear, over } = messages;
const WORDS = {
  ...{ paid: done, refunded: done, processing: over.processing },
  ...{ failed: dead, expired: dead },
  ...{ confirming: unclear, slow: unclear, unknown: unclear, unavailable: unclear },
} as const;

/** @param props.isPaidHere whether the page says already that the payment came */
function Linked({ isPaidHere = false }: { isPaidHere?: boolean }) {
  const [answer, setAnswer] = useState<ApiResult<PaymentLink>>();
  const [tries, setTries] = useState(0);
  const link = readLink() ?? '';
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setAnswer(undefined);
    void callApi(readPaymentLinkEndpoint, { link }, { signal }).then((read) => {
      if (!signal.aborted && tries >= 0) setAnswer(read);
    });
    return () => leaving.abort();
  }, [link, tries]);
  const reload = () => setTries((count) => count + 1);
  if (!answer) return <p role="status">{messages.loading}</p>;
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
  const retry = (
    <Button size="sm" variant="outline" onClick={onRetry}>
      {messages.retry}
    </Button>
  );
  const text = error.code === 'invalid_input' ? messages.noLink.text : error.message;
  return (
    <Alert tone="error" title={messages.failed} {...(!isWrong && { action: retry })}>
      {text}
    </Alert>
  );
}
