import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useCart } from '#browser/use-cart.ts';
import type { Payee } from '#components/form/PledgeInstructions.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { withCurrentPrices } from '#domain/cart/cart-changes.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/money.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { messages } from './messages.ts';
import { OrderPayment, type Payment } from './OrderPayment.tsx';
import { OrderPlaced } from './OrderPlaced.tsx';
import { $orders, findOverlappingPledge, findPledge, type OrderRecord } from './order-records.ts';
import { PledgeReceived } from './PledgeReceived.tsx';
import { awaitedSession, useAwaitedOrder } from './use-awaited-order.ts';

interface CheckoutProps {
  /** What content says today; the cart may be older. */
  products: readonly Pick<Product, 'id' | 'name' | 'priceCents'>[];
  shippingCents: Cents;
  payee: Payee;
}

const NO_ORDERS: readonly OrderRecord[] = [];
const noOrders = () => NO_ORDERS;

/** The checkout page below its heading: the form, or what has become of the order. */
export function Checkout({ products, shippingCents, payee }: CheckoutProps) {
  const stored = useCart();
  const orders = useStore($orders, { ssr: noOrders });
  const placed = useAwaitedOrder(awaitedSession(orders));
  const [payment, setPayment] = useState<Payment>();
  /** Of the pledge that this page has just placed: what the person saw. */
  const [shownCents, setShownCents] = useState<Cents>();
  const cart = stored && withCurrentPrices(stored, products);

  if (placed) return <OrderPlaced record={placed} />;
  if (payment) {
    return (
      <OrderPayment
        payment={payment}
        onOpen={() => setPayment({ ...payment, opened: true })}
        onBack={() => setPayment(undefined)}
      />
    );
  }
  if (cart?.length === 0) return <EmptyCheckout />;
  const pledge = cart && findPledge(orders, cart);
  if (pledge) return <PledgeReceived record={pledge} shownCents={shownCents} payee={payee} />;
  return (
    <CheckoutForm
      cart={cart}
      shippingCents={shippingCents}
      overlapping={cart && findOverlappingPledge(orders, cart)}
      onPayment={setPayment}
      onPledge={setShownCents}
    />
  );
}

function EmptyCheckout() {
  return (
    <EmptyState
      title={messages.empty.title}
      action={<ButtonLink href="/merchandise">{messages.continueShopping}</ButtonLink>}
    >
      <p>{messages.empty.text}</p>
    </EmptyState>
  );
}
