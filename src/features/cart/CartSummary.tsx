import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { type Cart, lineTotalCents, subtotalCents } from '#domain/cart/cart.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { orderTotalCents } from '#domain/orders/price-order.ts';
import { messages } from '#words/cart.ts';
import { pageAddress } from '#words/page-address.ts';

interface CartSummaryProps {
  /** What can be ordered. */
  cart: Cart;
  shippingCents: Cents;
  /** Where something in the cart is no longer for sale: takes it out. */
  onRemoveOthers: (() => void) | undefined;
}

/** What it comes to, and where to go from here. */
export function CartSummary({ cart, shippingCents, onRemoveOthers }: CartSummaryProps) {
  return (
    <section
      aria-labelledby="cart-summary"
      className="flex flex-col gap-4 rounded-lg bg-tint p-5 lg:sticky lg:top-20"
    >
      <h2 id="cart-summary" className="text-h3">
        {messages.summary}
      </h2>
      <ul className="flex flex-col gap-2 text-sm">
        {cart.map((line) => (
          <li key={line.id} className="flex justify-between gap-4">
            <span className="min-w-0">
              {line.quantity} × {line.name}{' '}
              <span className="text-muted">
                ({line.size}, {line.color})
              </span>
            </span>
            <span className="tabular">{formatCents(lineTotalCents(line))}</span>
          </li>
        ))}
      </ul>
      {cart.length > 0 && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <Amount name={messages.subtotal} cents={subtotalCents(cart)} />
          <Amount name={messages.shipping} cents={shippingCents} />
          <Amount
            name={messages.total}
            cents={orderTotalCents(subtotalCents(cart), shippingCents)}
            className="text-lg font-semibold"
          />
        </div>
      )}
      {onRemoveOthers ? (
        <>
          <p className="font-medium text-danger">{messages.removeFirst}</p>
          <Button onClick={onRemoveOthers}>{messages.removeOthers}</Button>
        </>
      ) : (
        <ButtonLink href={pageAddress('/checkout')}>{messages.checkout}</ButtonLink>
      )}
      <ButtonLink href={pageAddress('/merchandise')} variant="outline">
        {messages.continueShopping}
      </ButtonLink>
    </section>
  );
}

interface AmountProps {
  name: string;
  cents: Cents;
  className?: string;
}

function Amount({ name, cents, className = '' }: AmountProps) {
  return (
    <p className={`flex justify-between gap-4 ${className}`}>
      <span>{name}</span>
      <span className="tabular">{formatCents(cents)}</span>
    </p>
  );
}
