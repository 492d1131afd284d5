import { useState, useSyncExternalStore } from 'react';
import { useCart } from '#browser/use-cart.ts';
import type { Payee } from '#components/form/PledgeInstructions.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart, onTouch } from '#components/page/lazy-part.ts';
import { withCurrentPrices } from '#domain/cart/cart-changes.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/money.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { Payment } from './OrderPayment.tsx';
import { $orders, findOverlappingPledge, findPledge, type OrderRecord } from './order-records.ts';
import { awaitedSession, useAwaitedOrder } from './use-awaited-order.ts';

interface CheckoutProps {
  /** What content says today; the cart may be older. */
  products: readonly Pick<Product, 'id' | 'name' | 'priceCents'>[];
  shippingCents: Cents;
  payee: Payee;
}

/** Seen by nobody who has something to pay. */
const EMPTY = lazyPart(async () => (await import('./EmptyCheckout.tsx')).EmptyCheckout);
const PLACED = onTouch(async () => (await import('./OrderPlaced.tsx')).OrderPlaced);
const PAYMENT = onTouch(async () => (await import('./OrderPayment.tsx')).OrderPayment);
const PLEDGE = onTouch(async () => (await import('./PledgeReceived.tsx')).PledgeReceived);

const NO_ORDERS: readonly OrderRecord[] = [];
const noOrders = () => NO_ORDERS;
const readOrders = () => $orders.get();
const listenToOrders = (onChange: () => void) => $orders.listen(onChange);

/** The checkout page below its heading: the form, or what has become of the order. */
export function Checkout({ products, shippingCents, payee }: CheckoutProps) {
  const stored = useCart();
  const orders = useSyncExternalStore(listenToOrders, readOrders, noOrders);
  const placed = useAwaitedOrder(awaitedSession(orders));
  const [payment, setPayment] = useState<Payment>();
  /** Of the pledge that this page has just placed: what the person saw. */
  const [shownCents, setShownCents] = useState<Cents>();
  const cart = stored && withCurrentPrices(stored, products);

  if (placed) {
    return (
      <LoadedOnTouch part={PLACED} wanted>
        {(OrderPlaced) => <OrderPlaced record={placed} />}
      </LoadedOnTouch>
    );
  }
  if (payment) {
    return (
      <LoadedOnTouch part={PAYMENT} wanted>
        {(OrderPayment) => (
          <OrderPayment
            payment={payment}
            onOpen={() => setPayment({ ...payment, opened: true })}
            onBack={() => setPayment(undefined)}
          />
        )}
      </LoadedOnTouch>
    );
  }
  if (cart?.length === 0) {
    return (
      <LoadedOnTouch part={EMPTY} wanted>
        {(EmptyCheckout) => <EmptyCheckout />}
      </LoadedOnTouch>
    );
  }
  const pledge = cart && findPledge(orders, cart);
  if (pledge) {
    return (
      <LoadedOnTouch part={PLEDGE} wanted>
        {(PledgeReceived) => (
          <PledgeReceived record={pledge} lines={cart} shownCents={shownCents} payee={payee} />
        )}
      </LoadedOnTouch>
    );
  }
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
