import { useState } from 'react';
import { updateCart } from '#browser/cart-store.ts';
import { readDraft } from '#browser/forms/draft.ts';
import { Facts } from '#components/form/Facts.tsx';
import { firstPledgeSteps } from '#components/form/first-pledge-steps.ts';
import { Panel } from '#components/form/Panel.tsx';
import { type Payee, PledgeInstructions } from '#components/form/PledgeInstructions.tsx';
import { withName } from '#components/outcome/with-name.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { formatDay } from '#domain/calendar/day.ts';
import { dayOfDate } from '#domain/calendar/device-date.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages as records } from '#words/labels/records.ts';
import { messages } from '#words/orders/checkout.ts';
import { messages as outcomeMessages } from '#words/orders/outcome.ts';
import { pageAddress } from '#words/page-address.ts';
import { FORM } from './form-name.ts';
import { OrderedLines } from './OrderedLines.tsx';
import { dropOrder, type OrderRecord } from './order-records.ts';

interface PledgeReceivedProps {
  record: OrderRecord;
  /** What was ordered, which is still in the cart. */
  lines: Cart;
  /** The total the person saw when they ordered; undefined when they come back to it later. */
  shownCents: Cents | undefined;
  payee: Payee;
}

/**
 * An ACH or check order is recorded: how to pay it. It stays here while the cart holds the same things,
 * so that nobody orders them twice without meaning to. Who comes back is not asked for the money again:
 * this browser does not know whether it was paid, or canceled, meanwhile.
 */
export function PledgeReceived({ record, lines, shownCents, payee }: PledgeReceivedProps) {
  const { pledged, result, nextAfterPledge } = outcomeMessages;
  const { description } = messages.submitted;
  // Shown to who has just ordered alone: the draft is theirs.
  const [name] = useState(() => readDraft(FORM).firstName?.[0]?.trim());
  function emptyCart() {
    dropOrder(record.orderNumber);
    updateCart(() => []);
  }
  const isNew = shownCents !== undefined;
  const isChanged = isNew && shownCents !== record.totalCents;
  return (
    <Panel
      title={isNew ? pledged.title : pledged.again}
      cheer={isNew ? withName(result.paid.title, name) : undefined}
      thanks={isNew && <p>{pledged.oneStep}</p>}
      next={
        isNew
          ? [...firstPledgeSteps(record.paymentMethod, description), ...nextAfterPledge]
          : undefined
      }
      actions={
        <>
          <ButtonLink href={pageAddress('/merchandise')}>{messages.continueShopping}</ButtonLink>
          <ButtonLink href={pageAddress('/schedules')} variant="outline">
            {outcomeMessages.games}
          </ButtonLink>
          {/* Who has just ordered has no reason to: it is for those who come back. */}
          {!isNew && (
            <Button variant="ghost" onClick={() => dropOrder(record.orderNumber)}>
              {pledged.newOrder}
            </Button>
          )}
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
      {!isNew && <p>{pledged.since(formatDay(dayOfDate(new Date(record.placedAt))))}</p>}
      {!isNew && <Facts facts={[[messages.orderNumber, record.orderNumber]]} />}
      {isNew && record.paymentMethod !== 'credit-card' && (
        <PledgeInstructions
          method={record.paymentMethod}
          payee={payee}
          facts={[[messages.orderNumber, record.orderNumber]]}
          amount={formatCents(record.totalCents)}
          memo={records.order(record.orderNumber)}
          checkText={pledged.checkText}
        />
      )}
      <OrderedLines lines={lines} />
      <div className="text-muted">
        <p>{pledged.cartKept}</p>
        <button
          type="button"
          onClick={emptyCart}
          className="min-h-11 font-medium text-secondary-text underline"
        >
          {pledged.emptyCart}
        </button>
      </div>
    </Panel>
  );
}
