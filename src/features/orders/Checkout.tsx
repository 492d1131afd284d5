import { type ReactNode, useSyncExternalStore } from 'react';
import { useCart } from '#browser/use-cart.ts';
import { useEmptyPage } from '#browser/use-empty-page.ts';
import type { Payee } from '#components/form/PledgeInstructions.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { onTouch } from '#components/page/lazy-part.ts';
import { subtotalCents } from '#domain/cart/cart.ts';
import { withCurrentPrices } from '#domain/cart/cart-changes.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/money.ts';
import { orderTotalCents } from '#domain/orders/price-order.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { $orders, findOverlappingPledge, findPledge, type OrderRecord } from './order-records.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

interface CheckoutProps {
  /** What content says today; the cart may be older. */
  products: readonly Pick<Product, 'id' | 'name' | 'priceCents'>[];
  shippingCents: Cents;
  payee: Payee;
}

const STEP = onTouch(async () => (await import('./OrderStep.tsx')).OrderStep);
const PLEDGE = onTouch(async () => (await import('./PledgeReceived.tsx')).PledgeReceived);

const NO_ORDERS: readonly OrderRecord[] = [];
const noOrders = () => NO_ORDERS;
const readOrders = () => $orders.get();
const listenToOrders = (onChange: () => void) => $orders.listen(onChange);

/** The checkout page below its heading: the form, or what has become of the order. */
export function Checkout({ products, shippingCents, payee }: CheckoutProps) {
  const stored = useCart();
  const orders = useSyncExternalStore(listenToOrders, readOrders, noOrders);
  const cart = stored && withCurrentPrices(stored, products);
  const totalCents = cart && orderTotalCents(subtotalCents(cart), shippingCents);
  const form = useCheckoutForm(cart, totalCents);
  const { step, back, agree } = form;
  const now = new Date();
  const pledge = cart && findPledge(orders, cart, now);
  /** The pledge that this page has just placed is told differently. */
  const placed = step?.at === 'pledged' ? step : undefined;
  let outcome: ReactNode;
  useEmptyPage(cart && cart.length === 0 && (step === undefined || step.at === 'pledged'));
  if (step && step.at !== 'pledged') {
    outcome = (
      <LoadedOnTouch part={STEP} wanted>
        {(OrderStep) => <OrderStep step={step} onBack={back} onAgree={agree} />}
      </LoadedOnTouch>
    );
  } else if (pledge) {
    outcome = (
      <LoadedOnTouch part={PLEDGE} wanted>
        {(PledgeReceived) => (
          <PledgeReceived
            record={pledge}
            lines={cart}
            shownCents={placed?.values.shownCents}
            payee={payee}
          />
        )}
      </LoadedOnTouch>
    );
  }
  return (
    <>
      {outcome}
      <CheckoutForm
        form={form}
        hidden={outcome !== undefined}
        cart={cart}
        totalCents={totalCents}
        shippingCents={shippingCents}
        overlapping={cart && findOverlappingPledge(orders, cart, now)}
      />
    </>
  );
}
