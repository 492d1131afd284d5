import { useRef } from 'react';
import { updateCart } from '#browser/cart-store.ts';
import { useCart } from '#browser/use-cart.ts';
import { useEmptyPage } from '#browser/use-empty-page.ts';
import { showToast } from '#components/ui/toast.ts';
import { countItems, removeItem, setQuantity, subtotalCents } from '#domain/cart/cart.ts';
import { whyNotForSale, withCurrentPrices } from '#domain/cart/cart-changes.ts';
import type { Product } from '#domain/catalog/product.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { orderTotalCents } from '#domain/orders/price-order.ts';
import { messages } from '#words/cart.ts';
import { CartLine } from './CartLine.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useOtherPicks } from './use-other-picks.ts';

interface CartProps {
  /** What content says today; the cart may be older. */
  products: readonly Product[];
  shippingCents: Cents;
}

/** The cart page below its heading: skeleton, or lines and summary. What an empty cart says is the page's own. */
export function Cart({ products, shippingCents }: CartProps) {
  const root = useRef<HTMLDivElement>(null);
  const stored = useCart();
  useEmptyPage(stored && stored.length === 0);
  useOtherPicks(stored);
  const willRemove = useFocusAfterRemoval(root, stored?.length);
  if (!stored) return <CartSkeleton />;
  const cart = withCurrentPrices(stored, products);
  const forSale = cart.filter((line) => !whyNotForSale(line, products));
  const totalCents = orderTotalCents(subtotalCents(forSale), shippingCents);

  function changeQuantity(id: string, index: number, quantity: number) {
    if (quantity < 1) return remove(id, index);
    updateCart((current) => setQuantity(current, id, quantity));
  }
  function remove(id: string, index: number) {
    willRemove(index);
    updateCart((current) => removeItem(current, id));
    void showToast(messages.removed);
  }

  /** Takes out what is no longer for sale. */
  function removeOthers() {
    willRemove(0);
    updateCart((current) => current.filter((line) => !whyNotForSale(line, products)));
    void showToast(messages.othersRemoved);
  }

  return (
    <div ref={root}>
      {cart.length > 0 && (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
          <ul aria-label={messages.lines} className="divide-y divide-line border-y border-line">
            {cart.map((line, index) => (
              <CartLine
                key={line.id}
                line={line}
                problem={whyNotForSale(line, products)}
                onQuantity={(quantity) => changeQuantity(line.id, index, quantity)}
                onRemove={() => remove(line.id, index)}
              />
            ))}
          </ul>
          <CartSummary
            cart={forSale}
            shippingCents={shippingCents}
            onRemoveOthers={forSale.length < cart.length ? removeOthers : undefined}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {forSale.length > 0 && messages.totalNow(countItems(forSale), formatCents(totalCents))}
      </p>
    </div>
  );
}
