import { Facts, Panel } from '#components/form/Panel.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import { pageAddress } from '#words/page-address.ts';
import type { OrderRecord } from './order-records.ts';

/** The order was paid in another tab. */
export function OrderPlaced({ record }: { record: OrderRecord }) {
  return (
    <Panel
      title={messages.placed.title}
      actions={
        <ButtonLink href={pageAddress('/merchandise')}>{messages.continueShopping}</ButtonLink>
      }
    >
      <p>{messages.placed.description}</p>
      <Facts
        facts={[
          [messages.orderNumber, record.orderNumber],
          [messages.total, formatCents(record.totalCents)],
        ]}
      />
    </Panel>
  );
}
