import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { AdminOrder, OrderRow } from '#contracts/orders/dashboard.ts';
import { FULFILLMENTS } from '#domain/orders/order.ts';
import { messages } from '#words/office/dashboard/orders.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { booksColumns, moneyColumns, payerColumns } from '../kit/office/payment-columns.tsx';
import { createdColumn, formatPlace } from '../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';

const { columns: words } = recordMessages;

export const FULFILLMENT_FILTER = {
  name: 'fulfilment',
  label: messages.fulfillment,
  options: FULFILLMENTS.map((value) => ({ value, label: messages.fulfillments[value] })),
};

const LOOKS: Record<AdminOrder['fulfilment'], { tone: BadgeTone; icon: IconPath }> = {
  open: { tone: 'outline', icon: icons.clock },
  packed: { tone: 'warning', icon: icons.info },
  shipped: { tone: 'success', icon: icons.check },
  handed_over: { tone: 'success', icon: icons.check },
  nothing_to_send: { tone: 'outline', icon: icons.check },
};

/** What was done with an order, as icon and word. */
export function FulfillmentBadge({ fulfilment }: Pick<AdminOrder, 'fulfilment'>) {
  return <Badge {...LOOKS[fulfilment]}>{messages.fulfillments[fulfilment]}</Badge>;
}

const itemsOf = ({ lines }: AdminOrder) =>
  lines.map(({ quantity, name, size, color }) => `${quantity} × ${name} (${size}, ${color})`);

const RECEIVED = createdColumn<OrderRow>();

/** What the table shows besides its actions, and what only a spreadsheet gets. */
export const ORDER_COLUMNS: readonly AdminColumn<OrderRow>[] = [
  csvOnly('number', words.number, ({ number }) => number),
  {
    ...RECEIVED,
    // Below the day: beside it, addresses and items would have to break.
    cell: (order) => (
      <>
        {RECEIVED.cell(order)}{' '}
        <span className="tabular ms-2 whitespace-nowrap rows:ms-0 rows:block rows:text-xs rows:text-muted">
          {order.number}
        </span>
      </>
    ),
  },
  ...payerColumns<OrderRow>(messages.buyer),
  csvOnly('phone', words.phone, ({ customer }) => customer.phone),
  csvOnly('address', words.address, ({ customer }) => formatPlace(customer)),
  {
    id: 'items',
    header: messages.items,
    wide: true,
    cell: (order) =>
      order.lines.map(({ quantity, name, size, color }) => (
        <span key={`${name} ${size} ${color}`} className="block rows:min-w-36">
          {quantity} × {name}{' '}
          <span className="text-xs text-muted rows:block">
            ({size}, {color})
          </span>
        </span>
      )),
    csv: (order) => itemsOf(order).join('; '),
  },
  ...moneyColumns<OrderRow>(),
  ...booksColumns<OrderRow>(),
  {
    id: 'fulfilment',
    header: messages.fulfillment,
    sortable: true,
    card: 'top',
    cell: ({ fulfilment }) => <FulfillmentBadge fulfilment={fulfilment} />,
    csv: ({ fulfilment }) => messages.fulfillments[fulfilment],
  },
  csvOnly('notes', words.notes, ({ notes }) => notes ?? null),
];
