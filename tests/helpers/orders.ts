import type { CreateOrderPaymentRequest } from '#contracts/orders/public.ts';

type Customer = CreateOrderPaymentRequest['customer'];

/** A request for one Home Navy jersey, as the checkout page sends it: 49.99 and 5.99 shipping. */
export function orderRequest(
  change: Partial<Omit<CreateOrderPaymentRequest, 'customer'>> & {
    customer?: Partial<Customer>;
  } = {},
): CreateOrderPaymentRequest {
  const customer: Customer = {
    firstName: 'Ana',
    lastName: 'Diaz',
    email: `ana-${crypto.randomUUID()}@example.com`,
    phone: '239-555-0123',
    address: '12 Court Street',
    city: 'Fort Myers',
    state: 'FL',
    zipCode: '33901',
    paymentMethod: 'credit-card',
  };
  return {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId: 'product-jersey', size: 'M', color: 'Home Navy', quantity: 1 }],
    ...change,
    customer: { ...customer, ...change.customer },
  };
}
