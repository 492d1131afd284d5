import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { messages } from '#words/orders/checkout.ts';
import { pageAddress } from '#words/page-address.ts';

/** In the place of the form, where the cart holds nothing. */
export function EmptyCheckout() {
  return (
    <EmptyState
      title={messages.empty.title}
      action={
        <ButtonLink href={pageAddress('/merchandise')}>{messages.continueShopping}</ButtonLink>
      }
    >
      <p>{messages.empty.text}</p>
    </EmptyState>
  );
}
