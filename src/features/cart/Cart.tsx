import { useRef } from 'react';
import { updateCart } from '#browser/cart-store.ts';
import { useCart } from '#browser/use-cart.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { showToast } from '#components/ui/toast.ts';
import { countItems, removeItem, setQuantity, subtotalCents } from '#domain/cart/cart.ts';
import { withCurrentPrices } from '#domain/cart/cart-changes.ts';
import type { Product } from '#domain/catalog/product.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { CartLine } from './CartLine.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { messages } from './messages.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface CartProps {
  /** What content says today; the cart may be older. */
  products: readonly Pick<Product, 'id' | 'name' | 'priceCents'>[];
  shippingCents: Cents;
}

/** The cart page below its heading: skeleton, empty, or lines and summary. */
export function Cart({ products, shippingCents }: CartProps) {
  const root = useRef<HTMLDivElement>(null);
  const stored = useCart();
  const willRemove = useFocusAfterRemoval(root, stored?.length);
  if (!stored) return <CartSkeleton />;
  const cart = withCurrentPrices(stored, products);

  function changeQuantity(id: string, index: number, quantity: number) {
    if (quantity < 1) return remove(id, index);
    updateCart((current) => setQuantity(current, id, quantity));
  }
  function remove(id: string, index: number) {
    willRemove(index);
    updateCart((current) => removeItem(current, id));
    void showToast(messages.removed);
  }

  return (
    <div ref={root}>
      {cart.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
          <ul aria-label={messages.lines} className="divide-y divide-line border-y border-line">
            {cart.map((line, index) => (
              <CartLine
                key={line.id}
                line={line}
                onQuantity={(quantity) => changeQuantity(line.id, index, quantity)}
                onRemove={() => remove(line.id, index)}
              />
            ))}
          </ul>
          <CartSummary cart={cart} shippingCents={shippingCents} />
        </div>
      )}
      <p role="status" className="sr-only">
        {cart.length > 0 && messages.totalNow(countItems(cart), formatCents(subtotalCents(cart)))}
      </p>
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title={messages.empty}
      action={<ButtonLink href="/merchandise">{messages.shop}</ButtonLink>}
    >
      <p>{messages.emptyHint}</p>
    </EmptyState>
  );
}
