import type { ReactNode } from 'react';
import { NextSteps } from '#components/outcome/NextSteps.tsx';
import { OutcomeHead } from '#components/outcome/OutcomeHead.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { Facts } from './Panel.tsx';

interface PaymentResultProps {
  title: string;
  text: string;
  /** While the payment is being confirmed. */
  waiting: boolean;
  /** It went well: thanks, and what happens next in its order. */
  next?: readonly string[] | undefined;
  facts: readonly (readonly [string, ReactNode])[];
  actions: ReactNode;
  children?: ReactNode;
}

/** What has become of a payment, on the page that a payer returns to. */
export function PaymentResult(props: PaymentResultProps) {
  const { title, text, waiting, next, facts, actions, children } = props;
  return (
    <div className={`flex flex-col ${next ? 'max-w-4xl gap-8' : 'max-w-measure gap-5'}`}>
      <div role="status">
        {next ? (
          <OutcomeHead headingLevel={1} title={title}>
            <p>{text}</p>
          </OutcomeHead>
        ) : (
          <>
            <h1 className="mb-3 flex items-center gap-4 text-h1">
              {waiting && <Spinner className="size-8" />}
              {title}
            </h1>
            <p className="text-lead text-muted">{text}</p>
          </>
        )}
      </div>
      <div className={next && 'grid items-start gap-8 md:grid-cols-2'}>
        {facts.length > 0 && <Facts facts={facts} />}
        {next && <NextSteps steps={next} />}
      </div>
      {children}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
