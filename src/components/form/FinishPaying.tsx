import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { messages } from '#words/payment-steps.ts';
import { Facts } from './Facts.tsx';
import { Panel } from './Panel.tsx';

interface FinishPayingProps {
  /** Stripe's page. */
  url: string;
  facts: readonly (readonly [string, ReactNode])[];
  onBack: () => void;
  /** What the form adds, such as that the cart is kept. */
  children?: ReactNode;
}

/** Waits here while the person pays in the other tab. */
export function FinishPaying({ url, facts, onBack, children }: FinishPayingProps) {
  return (
    <Panel
      title={messages.paying.title}
      actions={
        <>
          <ButtonLink href={url} target="_blank" rel="noopener">
            {messages.paying.open}
          </ButtonLink>
          <Button variant="outline" onClick={onBack}>
            {messages.backToForm}
          </Button>
        </>
      }
    >
      <p>
        {messages.paying.text} {children}
      </p>
      <Facts facts={facts} />
    </Panel>
  );
}
