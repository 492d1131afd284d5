import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { messages } from '#words/orders/checkout.ts';
import { messages as outcomeMessages } from '#words/orders/outcome.ts';
import { pageAddress } from '#words/page-address.ts';

/** Where a buyer goes from an order that is placed. */
export function OnwardLinks() {
  return (
    <>
      <ButtonLink href={pageAddress('/merchandise')}>{messages.continueShopping}</ButtonLink>
      <ButtonLink href={pageAddress('/schedules')} variant="outline">
        {outcomeMessages.games}
      </ButtonLink>
    </>
  );
}
