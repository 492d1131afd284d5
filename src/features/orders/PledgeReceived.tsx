import { updateCart } from '#browser/cart-store.ts';
import { Panel } from '#components/form/Panel.tsx';
import { type Payee, PledgeInstructions } from '#components/form/PledgeInstructions.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages as records } from '#words/labels/records.ts';
import { messages } from '#words/orders/checkout.ts';
import { messages as outcomeMessages } from '#words/orders/outcome.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as words } from '#words/payment-steps.ts';
import { dropOrder, type OrderRecord } from './order-records.ts';

interface PledgeReceivedProps {
  record: OrderRecord;
  /** The total the person saw when they ordered; undefined when they come back to it later. */
  shownCents: Cents | undefined;
  payee: Payee;
}

/**
 * An ACH or check order is recorded: how to pay it. It stays here for as long as the cart holds the
 * same things, so that nobody orders them twice without meaning to.
 */
export function PledgeReceived({ record, shownCents, payee }: PledgeReceivedProps) {
  const { pledged } = outcomeMessages;
  function emptyCart() {
    dropOrder(record.orderNumber);
    updateCart(() => []);
  }
  const isChanged = shownCents !== undefined && shownCents !== record.totalCents;
  return (
    <Panel
      title={shownCents === undefined ? pledged.again : pledged.title}
      thanks={shownCents !== undefined && <p>{outcomeMessages.result.paid.title}</p>}
      next={shownCents === undefined ? undefined : outcomeMessages.nextAfterPledge}
      actions={
        <>
          <ButtonLink href={pageAddress('/merchandise')}>{messages.continueShopping}</ButtonLink>
          <Button variant="outline" onClick={emptyCart}>
            {pledged.emptyCart}
          </Button>
          <Button variant="ghost" onClick={() => dropOrder(record.orderNumber)}>
            {pledged.newOrder}
          </Button>
        </>
      }
    >
      {isChanged && (
        <Alert title={outcomeMessages.changed.title}>
          {outcomeMessages.changedAfterwards(
            formatCents(shownCents),
            formatCents(record.totalCents),
          )}
        </Alert>
      )}
      {record.paymentMethod !== 'credit-card' && (
        <PledgeInstructions
          method={record.paymentMethod}
          payee={payee}
          facts={[[messages.orderNumber, record.orderNumber]]}
          amount={formatCents(record.totalCents)}
          memo={records.order(record.orderNumber)}
          checkText={pledged.checkText}
        />
      )}
      <p className="text-muted">
        {shownCents === undefined && words.pledge.mailed} {pledged.cartKept}
      </p>
    </Panel>
  );
}
