import type { TimeOfDay } from '#domain/calendar/calendar.ts';
import type { Order } from '#domain/orders/order.ts';
import { priceOrder } from '#domain/orders/price-order.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { settlePayment } from '#domain/payments/settlement.ts';
import type { DemoClock } from './clock.ts';
import { demoProducts, demoSettings } from './content.ts';
import { type PersonName, payerOf, personOf } from './people.ts';
import { type Paying, settlePledge } from './pledge.ts';

type Line = readonly [product: string, size: string, color: string, quantity: number];

interface OrderLine {
  buyer: PersonName;
  placed: readonly [daysAgo: number, time: TimeOfDay];
  lines: readonly Line[];
  paying: Paying;
  fulfilment: Order['fulfilment'];
  /** Its payment page was left. */
  expired?: true;
  notes?: string;
}

const BY_CARD: Paying = { by: 'credit-card', afterDays: 0 };

const ORDERS: readonly OrderLine[] = [
  {
    buyer: 'pell',
    placed: [76, '11:08'],
    paying: BY_CARD,
    fulfilment: 'shipped',
    lines: [
      ['t-shirt', 'L', 'Navy', 2],
      ['cap', 'One Size', 'Navy', 1],
    ],
  },
  {
    buyer: 'greer',
    placed: [43, '20:51'],
    paying: BY_CARD,
    fulfilment: 'handed_over',
    lines: [['jersey', 'M', 'Home Navy', 1]],
    notes: 'Picked up at the game.',
  },
  {
    buyer: 'castellanos',
    placed: [31, '15:26'],
    fulfilment: 'shipped',
    paying: { by: 'check', afterDays: 6, reference: '#309' },
    lines: [
      ['travel-tote', 'One Size', 'Natural', 1],
      ['water-bottle', '32oz', 'Navy', 2],
    ],
  },
  {
    buyer: 'abara',
    placed: [19, '08:17'],
    fulfilment: 'shipped',
    paying: { ...BY_CARD, refundedCents: 2_499 },
    lines: [
      ['backpack', 'One Size', 'Navy', 1],
      ['t-shirt', 'XXL', 'Orange', 1],
    ],
    notes: 'The orange T-shirt was sold out in XXL: given back.',
  },
  {
    buyer: 'voss',
    placed: [12, '23:40'],
    paying: BY_CARD,
    fulfilment: 'open',
    expired: true,
    lines: [['cap', 'One Size', 'White', 1]],
  },
  {
    buyer: 'okoro',
    placed: [9, '17:22'],
    paying: BY_CARD,
    fulfilment: 'packed',
    lines: [['backpack', 'One Size', 'Black', 1]],
    notes: 'Julian takes it after practice on Thursday.',
  },
  {
    buyer: 'nair',
    placed: [5, '12:45'],
    paying: BY_CARD,
    fulfilment: 'open',
    lines: [
      ['cap', 'One Size', 'Black', 2],
      ['water-bottle', '32oz', 'Orange', 2],
    ],
  },
  {
    buyer: 'kerr',
    placed: [4, '09:03'],
    fulfilment: 'open',
    paying: { by: 'ach', afterDays: null },
    lines: [['jersey', 'XL', 'Alternate Orange', 3]],
  },
  {
    buyer: 'bell',
    placed: [2, '21:12'],
    paying: BY_CARD,
    fulfilment: 'open',
    lines: [
      ['t-shirt', 'M', 'Navy', 1],
      ['t-shirt', 'S', 'Navy', 1],
    ],
  },
];

/** The shop's orders in every step, at the prices of content. @throws Error when content no longer has a product */
export function demoOrders(clock: DemoClock): { order: Order; entries: readonly LedgerEntry[] }[] {
  return ORDERS.map((line) => place(line, clock));
}

function place({ buyer, placed, paying, fulfilment, ...line }: OrderLine, clock: DemoClock) {
  const { lines, totalCents, ...sums } = price(line.lines);
  const [daysAgo, time] = placed;
  const { record, after } = settlePledge(
    {
      kind: 'order',
      name: `${buyer} ${daysAgo}`,
      payer: payerOf(buyer),
      createdAt: clock.instant(daysAgo, time),
      totalCents,
      paying: line.expired ? { ...paying, afterDays: null } : paying,
    },
    clock,
  );
  const order: Order = {
    ...record,
    payment: line.expired ? abandoned(record) : record.payment,
    lines,
    ...sums,
    fulfilment,
    customer: personOf(buyer),
    ...(line.notes && { notes: line.notes }),
  };
  return { order, entries: after.entries };
}

function price(lines: readonly Line[]) {
  const requested = lines.map(([product, size, color, quantity]) => ({
    productId: `product-${product}`,
    size,
    color,
    quantity,
  }));
  const priced = priceOrder(requested, demoProducts, demoSettings.shippingCents);
  if (priced.ok) return priced.order;
  throw new Error(`Demo orders: ${Object.values(priced.fields).join(' ')}`);
}

function abandoned({ id, payment }: Pick<Order, 'id' | 'payment'>) {
  const session = { id: `cs_demo_${id.slice(0, 8)}`, status: 'expired' } as const;
  return settlePayment(
    payment,
    { session, subscription: null, charge: null, customerId: null },
    [],
  );
}
