import { Facts, Panel } from '#components/form/Panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from './messages.ts';
import type { Payment } from './TotalChanged.tsx';

interface FinishPayingProps {
  payment: Payment;
  onBack: () => void;
}

/** Waits here while the person pays in the other tab. */
export function FinishPaying({ payment, onBack }: FinishPayingProps) {
  const { orderNumber, totalCents } = payment.record;
  return (
    <Panel
      title={messages.paying.title}
      actions={
        <>
          <ButtonLink href={payment.checkoutUrl} target="_blank" rel="noopener">
            {messages.paying.open}
          </ButtonLink>
          <Button variant="outline" onClick={onBack}>
            {messages.paying.back}
          </Button>
        </>
      }
    >
      <p>{messages.paying.text}</p>
      <Facts
        facts={[
          [messages.orderNumber, orderNumber],
          [messages.total, formatCents(totalCents)],
        ]}
      />
    </Panel>
  );
}
