import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { BAG_AND_BALL } from '#components/ui/bag-and-ball.ts';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { messages } from '#words/cart.ts';
import { pageAddress } from '#words/page-address.ts';

/** In the place of the lines: the way to the shop. */
export function EmptyCart() {
  return (
    <div data-empty-cart>
      <EmptyState
        title={messages.empty}
        picture={BAG_AND_BALL}
        action={<ButtonLink href={pageAddress('/merchandise')}>{messages.shop}</ButtonLink>}
      >
        <p>{messages.emptyHint}</p>
      </EmptyState>
    </div>
  );
}
