import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { type CartItem, lineTotalCents } from '#domain/cart/cart.ts';
import { formatCents } from '#domain/money/money.ts';
import { cartPicture } from '#domain/pictures/cart-picture.ts';
import { messages } from '#words/cart.ts';
import { QuantityField } from './QuantityField.tsx';

interface CartLineProps {
  line: CartItem;
  /** Why it cannot be ordered. */
  problem: 'gone' | 'choice' | null;
  /** Less than 1 means: remove. */
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart. */
export function CartLine({ line, problem, onQuantity, onRemove }: CartLineProps) {
  const name = `${line.name} (${line.size}, ${line.color})`;
  return (
    <li className="flex gap-4 py-5">
      {/* The name is beside it: the picture has nothing to add for those who do not see it. */}
      <img
        src={cartPicture(line.image)}
        alt=""
        width={160}
        height={160}
        className="size-24 shrink-0 rounded-md bg-tint object-contain sm:size-40 dark:[filter:brightness(.86)]"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 className="text-h3">{line.name}</h2>
            <p className="text-sm text-muted">
              {messages.size}: {line.size} <span aria-hidden="true">·</span> {messages.color}:{' '}
              {line.color}
            </p>
            <p className="tabular text-sm text-muted">
              {formatCents(line.priceCents)} {messages.each}
            </p>
            {problem && (
              <p className="mt-1 font-medium text-danger">{messages.problems[problem]}</p>
            )}
          </div>
          <p className="tabular font-semibold">{formatCents(lineTotalCents(line))}</p>
        </div>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <QuantityField name={name} quantity={line.quantity} onQuantity={onQuantity} />
          <button
            type="button"
            data-remove
            onClick={onRemove}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm font-medium text-muted hover:text-danger"
          >
            <Icon path={icons.trash} />
            <span className="max-sm:sr-only">{messages.remove}</span>
            <span className="sr-only"> {name}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
