import { Skeleton } from '#components/ui/Skeleton.tsx';
import { type Cart, countItems } from '#domain/cart/cart.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';

interface TotalBarProps {
  cart: Cart | undefined;
  totalCents: Cents | undefined;
}

/**
 * On small screens, where the summary stands below the form: the total in sight while one fills it in.
 * It sticks below the header, but not on screens so low that it would cover what one types.
 */
export function TotalBar({ cart, totalCents }: TotalBarProps) {
  return (
    <a
      href="#order-summary"
      className="flex h-11 items-center justify-between gap-4 rounded-md border border-line bg-surface px-4 text-ink no-underline shadow-card lg:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-17 [@media(min-height:30rem)]:z-10"
    >
      {cart && totalCents !== undefined ? (
        <>
          <span>{messages.totalOf(countItems(cart))}</span>
          <span className="tabular font-semibold">{formatCents(totalCents)}</span>
        </>
      ) : (
        <>
          <span className="sr-only">{messages.summary}</span>
          <Skeleton className="h-5" />
        </>
      )}
    </a>
  );
}
