import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { EmptyBag } from '#components/ui/EmptyBag.tsx';
import { messages } from '#words/cart.ts';
import { pageAddress } from '#words/page-address.ts';

/** In the place of the lines: the way to the shop. */
export function EmptyCart() {
  return (
    <div data-empty-cart>
      <EmptyBag
        title={messages.empty}
        action={<ButtonLink href={pageAddress('/merchandise')}>{messages.shop}</ButtonLink>}
      >
        {messages.emptyHint}
      </EmptyBag>
    </div>
  );
}
