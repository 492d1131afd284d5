import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { messages } from '#words/cart.ts';
import { pageAddress } from '#words/page-address.ts';

export function EmptyCart() {
  return (
    <EmptyState
      title={messages.empty}
      action={<ButtonLink href={pageAddress('/merchandise')}>{messages.shop}</ButtonLink>}
    >
      <p>{messages.emptyHint}</p>
    </EmptyState>
  );
}
