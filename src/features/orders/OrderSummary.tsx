import { FieldError } from '#components/ui/FieldError.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { type Cart, lineTotalCents, subtotalCents } from '#domain/cart/cart.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { orderTotalCents } from '#domain/orders/price-order.ts';
import { messages } from '#words/orders/checkout.ts';
import { pageAddress } from '#words/page-address.ts';

interface OrderSummaryProps {
  cart: Cart | undefined;
  shippingCents: Cents;
  /** By cart line id: what cannot be had as chosen. */
  errors: Readonly<Record<string, string>>;
}

/** What is ordered and what it comes to. */
export function OrderSummary({ cart, shippingCents, errors }: OrderSummaryProps) {
  return (
    <section aria-labelledby="order-summary" className="flex flex-col gap-4 rounded-lg bg-tint p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order-summary" className="text-h3">
          {messages.summary}
        </h2>
        <a
          href={pageAddress('/cart')}
          className="py-1 text-sm font-medium text-secondary-text underline"
        >
          {messages.changeCart}
        </a>
      </div>
      {cart ? <Lines cart={cart} errors={errors} /> : <Skeleton className="h-5" />}
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <Amount name={messages.subtotal} cents={cart && subtotalCents(cart)} />
        <Amount name={messages.shippingCost} cents={shippingCents} />
        <Amount
          name={messages.total}
          cents={cart && orderTotalCents(subtotalCents(cart), shippingCents)}
          className="text-lg font-semibold"
        />
      </div>
    </section>
  );
}

function Lines({ cart, errors }: { cart: Cart; errors: OrderSummaryProps['errors'] }) {
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {cart.map((line) => (
        <li key={line.id}>
          <div className="flex justify-between gap-4">
            <span className="min-w-0">
              {line.quantity} × {line.name}{' '}
              <span className="text-muted">
                ({line.size}, {line.color})
              </span>
            </span>
            <span className="tabular">{formatCents(lineTotalCents(line))}</span>
          </div>
          {errors[line.id] && (
            <div tabIndex={-1} data-line-error className="outline-none">
              <FieldError id={`line-error-${line.id}`} message={errors[line.id]} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface AmountProps {
  name: string;
  cents: Cents | undefined;
  className?: string;
}

function Amount({ name, cents, className = '' }: AmountProps) {
  return (
    <p className={`flex items-center justify-between gap-4 ${className}`}>
      <span>{name}</span>
      {cents === undefined ? (
        <Skeleton className="h-[1lh] w-16" />
      ) : (
        <span className="tabular">{formatCents(cents)}</span>
      )}
    </p>
  );
}
