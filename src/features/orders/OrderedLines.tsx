import type { Cart } from '#domain/cart/cart.ts';
import { cartPicture } from '#domain/pictures/cart-picture.ts';

/** What was ordered, as it lay in the cart. */
export function OrderedLines({ lines }: { lines: Cart }) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line.id} className="flex items-center gap-4">
          {/* The name is beside it: the picture has nothing to add for those who do not see it. */}
          <img
            src={cartPicture(line.image)}
            alt=""
            width={80}
            height={80}
            className="size-20 shrink-0 rounded-md bg-tint object-contain dark:[filter:brightness(.86)]"
          />
          <span className="min-w-0">
            <strong>
              {line.quantity} × {line.name}
            </strong>
            <br />
            <span className="text-muted">
              {line.size}, {line.color}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
