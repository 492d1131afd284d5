import { type AdminOrder, listOrdersEndpoint } from '#contracts/orders/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages } from '#words/office/dashboard/orders.ts';
import { PAYMENT_FILTER } from '../kit/office/payment-columns.tsx';
import { RecordsTab } from '../kit/office/RecordsTab.tsx';
import { FULFILLMENT_FILTER, ORDER_COLUMNS } from './columns.tsx';
import { OrderDetails } from './OrderDetails.tsx';

const FILTERS = [PAYMENT_FILTER, FULFILLMENT_FILTER];
const nameOf = ({ number, payer }: AdminOrder) => `${number}, ${fullName(payer)}`;

/** What was ordered, whether it is paid, and what was done with it. */
export function OrdersTab() {
  return (
    <RecordsTab
      words={messages}
      endpoint={listOrdersEndpoint}
      columns={ORDER_COLUMNS}
      filters={FILTERS}
      csvName="orders"
      nameOf={nameOf}
      details={(props) => <OrderDetails key={props.id} {...props} />}
    />
  );
}
