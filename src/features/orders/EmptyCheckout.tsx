import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { BAG_AND_BALL } from '#components/ui/bag-and-ball.ts';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { messages } from '#words/orders/checkout.ts';
import { pageAddress } from '#words/page-address.ts';

/** In the place of the form, where the cart holds nothing. */
export function EmptyCheckout() {
  return (
    <EmptyState
      title={messages.empty.title}
      picture={BAG_AND_BALL}
      action={
        <ButtonLink href={pageAddress('/merchandise')}>{messages.continueShopping}</ButtonLink>
      }
    >
      <p>{messages.empty.text}</p>
    </EmptyState>
  );
}
