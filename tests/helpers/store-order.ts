import type { Order } from '#domain/orders/order.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { orders } from '#server/gateways/records.ts';

interface Wanted {
  /** Whether the money has come; in no ledger. */
  paid?: boolean;
  email?: string;
  paymentMethod?: Order['paymentMethod'];
}

/** An order of one cap, 29.99 and 5.99 shipping, as the checkout makes it. */
export async function storeOrder({ paid, email, paymentMethod }: Wanted = {}): Promise<Order> {
  const id = crypto.randomUUID();
  const at = new Date().toISOString();
  const address = email ?? `robin-${id}@example.com`;
  const payment = newPayment(3598, null, `token-${id}`);
  const order: Order = {
    id,
    number: recordNumberOf(id),
    requestHash: 'hash',
    createdAt: at,
    updatedAt: at,
    payer: { firstName: 'Robin', lastName: 'Doe', email: address },
    paymentMethod: paymentMethod ?? 'check',
    payment: paid ? { ...payment, status: 'paid', paidCents: 3598, paidAt: at } : payment,
    lines: [
      {
        productId: 'product-cap',
        name: 'Team Cap',
        size: 'One Size',
        color: 'Black',
        quantity: 1,
        unitPriceCents: 2999,
      },
    ],
    subtotalCents: 2999,
    shippingCents: 599,
    fulfilment: 'open',
    customer: {
      firstName: 'Robin',
      lastName: 'Doe',
      email: address,
      phone: '239-555-0123',
      address: '12 Court Street',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
    },
  };
  await orders().doc(id).create(order);
  return order;
}
