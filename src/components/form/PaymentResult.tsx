import type { ReactNode } from 'react';
import { Spinner } from '#components/ui/Spinner.tsx';
import { Facts } from './Panel.tsx';

interface PaymentResultProps {
  title: string;
  text: string;
  /** While the payment is being confirmed. */
  waiting: boolean;
  facts: readonly (readonly [string, ReactNode])[];
  actions: ReactNode;
  children?: ReactNode;
}

/** What has become of a payment, on the page that a payer returns to. */
export function PaymentResult(props: PaymentResultProps) {
  const { title, text, waiting, facts, actions, children } = props;
  return (
    <div className="flex max-w-measure flex-col gap-5">
      <div role="status" className="flex flex-col gap-3">
        <h1 className="flex items-center gap-4 text-h1">
          {waiting && <Spinner className="size-8" />}
          {title}
        </h1>
        <p className="text-lead text-muted">{text}</p>
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
