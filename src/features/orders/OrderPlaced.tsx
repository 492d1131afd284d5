import { Facts } from '#components/form/Facts.tsx';
import { Panel } from '#components/form/Panel.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import { messages as outcomeMessages } from '#words/orders/outcome.ts';
import { OnwardLinks } from './OnwardLinks.tsx';
import type { OrderRecord } from './order-records.ts';

/** The order was paid in another tab. */
export function OrderPlaced({ record }: { record: OrderRecord }) {
  return (
    <Panel
      title={messages.placed.title}
      thanks={<p>{messages.placed.description}</p>}
      next={outcomeMessages.next}
      actions={<OnwardLinks />}
    >
      <Facts
        facts={[
          [messages.orderNumber, record.orderNumber],
          [messages.total, formatCents(record.totalCents)],
        ]}
      />
    </Panel>
  );
}
