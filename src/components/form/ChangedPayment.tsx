import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { messages } from '#words/payment-steps.ts';
import { Panel } from './Panel.tsx';

interface ChangedPaymentProps {
  title: string;
  /** On the link: 'Pay $40.98'. */
  pay: string;
  /** Stripe's page. */
  url: string;
  onPay: () => void;
  onBack: () => void;
  /** What has changed, from what to what. */
  children: ReactNode;
}

/** What is to be paid is not what the person saw: they decide before the payment page opens. */
export function ChangedPayment(props: ChangedPaymentProps) {
  const { title, pay, url, onPay, onBack, children } = props;
  return (
    <Panel
      title={title}
      actions={
        <>
          <ButtonLink href={url} target="_blank" rel="noopener" onClick={onPay}>
            {pay}
          </ButtonLink>
          <Button variant="outline" onClick={onBack}>
            {messages.backToForm}
          </Button>
        </>
      }
    >
      {children}
    </Panel>
  );
}
