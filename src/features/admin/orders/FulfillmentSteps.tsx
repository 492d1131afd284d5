import { useRef } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { type AdminOrder, fulfillOrderEndpoint } from '#contracts/orders/dashboard.ts';
import { mayCloseOrder } from '#domain/orders/closing.ts';
import { nextFulfillments } from '#domain/orders/fulfillment.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { messages } from '#words/office/dashboard/orders.ts';
import { useSave } from '../kit/use-save.ts';
import { FulfillmentBadge } from './columns.tsx';

type Fulfillment = AdminOrder['fulfilment'];

interface FulfillmentStepsProps {
  order: AdminOrder;
  /** After a step, and to see what someone else did. */
  onDone: () => void;
}

/** Where an order is, and the steps that can follow. */
export function FulfillmentSteps({ order, onDone }: FulfillmentStepsProps) {
  const { busy, error, run, clearError } = useSave();
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = nextFulfillments(order);

  async function take(fulfilment: Fulfillment) {
    const request = { id: order.id, seen: order.updatedAt, fulfilment };
    const done = await run(() => callApi(fulfillOrderEndpoint, request), {
      done: messages.stepDone,
      failedTitle: messages.stepFailed,
    });
    if (!done) return;
    // The button that was pressed is about to go.
    heading.current?.focus();
    onDone();
  }

  function reload() {
    clearError();
    onDone();
  }

  return (
    <section aria-label={messages.fulfillment} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {messages.fulfillment}
        </h3>
        <FulfillmentBadge fulfilment={order.fulfilment} />
      </div>
      <Explanation order={order} steps={steps} />
      {error && (
        <RetryAlert title={messages.stepFailed} onRetry={reload} label={kitMessages.reload}>
          {error.message}
        </RetryAlert>
      )}
      <div className="flex flex-wrap gap-3">
        {steps.map((step) => (
          <Button
            key={step}
            size="sm"
            variant="outline"
            loading={busy}
            // The second click of two quick ones would take the step that has come in its place.
            onClick={({ detail }) => detail < 2 && void take(step)}
          >
            {labelOf(order.fulfilment, step)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Explanation({ order, steps }: { order: AdminOrder; steps: readonly Fulfillment[] }) {
  const words = steps.includes('shipped') ? messages.mailed : steps.length === 0 && whyNot(order);
  return words ? <p className="text-sm text-muted">{words}</p> : null;
}

function whyNot(order: AdminOrder): string {
  const { status } = order.payment;
  if (status === 'refunded' || status === 'cancelled') return messages[status];
  return mayCloseOrder(order) ? messages.partPaid : messages.notPaid;
}

function labelOf(from: Fulfillment, to: Fulfillment): string {
  return to === 'packed' && from !== 'open' ? messages.backToPacked : messages.steps[to];
}
