import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/account/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { formatInstant } from './dates.ts';
import { PaymentBadge } from './PaymentBadge.tsx';
import { describePayment } from './payment-words.ts';
import { Row, Rows } from './Row.tsx';
import { NothingYet, Section } from './Section.tsx';

interface OrdersSectionProps {
  orders: AccountRecords['orders'];
  timeZone: string;
}

/** What was bought in the shop. */
export function OrdersSection({ orders, timeZone }: OrdersSectionProps) {
  if (orders.items.length === 0) {
    return (
      <Section id="orders">
        <NothingYet text={messages.orders.empty}>
          <ButtonLink href={pageAddress('/merchandise')} size="sm" variant="outline">
            {messages.orders.action}
          </ButtonLink>
        </NothingYet>
      </Section>
    );
  }
  return (
    <Section id="orders" more={orders.more} count={orders.items.length}>
      <Rows>
        {orders.items.map((order) => (
          <Row
            key={order.id}
            title={messages.orders.title(order.number)}
            facts={[
              formatInstant(order.createdAt, timeZone),
              order.lines
                .map(
                  ({ quantity, name, size, color }) => `${quantity} × ${name} (${size}, ${color})`,
                )
                .join(', '),
              describePayment(order),
              messages.orders.fulfillment[order.fulfilment],
            ]}
            amount={formatCents(order.payment.totalCents)}
            badge={<PaymentBadge payment={order.payment} />}
          />
        ))}
      </Rows>
    </Section>
  );
}
