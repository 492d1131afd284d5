import type { PaymentStep } from '#browser/forms/pay-by-form.ts';
import { ChangedPayment } from '#components/form/ChangedPayment.tsx';
import { Facts } from '#components/form/Facts.tsx';
import { FinishPaying } from '#components/form/FinishPaying.tsx';
import { Panel } from '#components/form/Panel.tsx';
import { PaymentClosed } from '#components/form/PaymentClosed.tsx';
import type { CreateOrderPaymentResponse } from '#contracts/orders/public.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import { messages as outcomeMessages } from '#words/orders/outcome.ts';
import { OnwardLinks } from './OnwardLinks.tsx';
import type { Submission } from './submit-order.ts';

interface OrderStepProps {
  step: Exclude<PaymentStep<CreateOrderPaymentResponse, Submission>, { at: 'pledged' }>;
  onBack: () => void;
  onAgree: () => void;
}

/** What takes the form's place once a card order has been sent, here or in another tab. */
export function OrderStep({ step, onBack, onAgree }: OrderStepProps) {
  if (step.at === 'closed') return <PaymentClosed view={step.view} onBack={onBack} />;
  if (step.at === 'decided') {
    const isPaid = step.view === 'paid';
    const { placed } = messages;
    const { title, text } = outcomeMessages.result.processing;
    return (
      <Panel
        title={isPaid ? placed.title : title}
        thanks={<p>{isPaid ? placed.description : text}</p>}
        next={isPaid ? outcomeMessages.next : undefined}
        actions={<OnwardLinks />}
      >
        <Facts facts={factsOf(step.payment)} />
      </Panel>
    );
  }
  const { answer, values, checkout } = step;
  if (step.at === 'paying') {
    return (
      <FinishPaying url={checkout.url} onBack={onBack} facts={factsOf(answer)}>
        {outcomeMessages.cartKept}
      </FinishPaying>
    );
  }
  // Content's price is what counts: when it is not what the person saw, they decide before they pay.
  const { title, text, pay } = outcomeMessages.changed;
  const total = formatCents(answer.totalCents);
  return (
    <ChangedPayment
      title={title}
      pay={pay(total)}
      url={checkout.url}
      onPay={onAgree}
      onBack={onBack}
    >
      <p>{text(formatCents(values.shownCents), total)}</p>
    </ChangedPayment>
  );
}

function factsOf({ number, totalCents }: { number: string; totalCents: Cents }) {
  return [
    [messages.orderNumber, number],
    [messages.total, formatCents(totalCents)],
  ] as const;
}
