import { updateCart } from '#browser/cart-store.ts';
import { Facts, Panel } from '#components/form/Panel.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { PostalAddress } from '#domain/settings/settings.ts';
import { messages } from './messages.ts';
import { dropOrder, type OrderRecord } from './order-records.ts';

/** Whom a check is made out to, and where it goes. */
export interface Payee {
  legalName: string;
  mailingAddress: PostalAddress;
}

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
  const { pledged } = messages;
  function emptyCart() {
    dropOrder(record.orderNumber);
    updateCart(() => []);
  }
  const isChanged = shownCents !== undefined && shownCents !== record.totalCents;
  return (
    <Panel
      title={shownCents === undefined ? pledged.again : pledged.title}
      actions={
        <>
          <ButtonLink href="/merchandise">{messages.continueShopping}</ButtonLink>
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
        <Alert title={messages.changed.title}>
          {messages.changedAfterwards(formatCents(shownCents), formatCents(record.totalCents))}
        </Alert>
      )}
      <Instructions record={record} payee={payee} />
      <p className="text-muted">
        {pledged.mailed} {pledged.cartKept}
      </p>
    </Panel>
  );
}

function Instructions({ record, payee }: Omit<PledgeReceivedProps, 'shownCents'>) {
  const { check, ach, memo } = messages.pledged;
  const number = [messages.orderNumber, record.orderNumber] as const;
  const amount = formatCents(record.totalCents);
  if (record.paymentMethod === 'ach') {
    return (
      <>
        <h3 className="text-h3">{ach.heading}</h3>
        <p>{ach.text}</p>
        <Facts facts={[number, [ach.amount, amount], [ach.memo, memo(record.orderNumber)]]} />
      </>
    );
  }
  const { street, city, state, zipCode } = payee.mailingAddress;
  return (
    <>
      <h3 className="text-h3">{check.heading}</h3>
      <p>{check.text}</p>
      <Facts
        facts={[
          number,
          [check.payableTo, payee.legalName],
          [check.amount, amount],
          [check.memo, memo(record.orderNumber)],
          [check.mailTo, `${payee.legalName}, ${street}, ${city}, ${state} ${zipCode}`],
        ]}
      />
    </>
  );
}
