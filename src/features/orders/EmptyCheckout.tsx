import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { EmptyBag } from '#components/ui/EmptyBag.tsx';
import { messages } from '#words/orders/checkout.ts';
import { pageAddress } from '#words/page-address.ts';

/** In the place of the form, where the cart holds nothing. */
export function EmptyCheckout() {
  return (
    <EmptyBag
      title={messages.empty.title}
      action={
        <ButtonLink href={pageAddress('/merchandise')}>{messages.continueShopping}</ButtonLink>
      }
    >
      {messages.empty.text}
    </EmptyBag>
  );
}
