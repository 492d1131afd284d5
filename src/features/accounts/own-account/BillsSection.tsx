import type { AccountRecords, BillView } from '#contracts/accounts/record-views.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/account/records.ts';
import { billTitle } from './bill-title.ts';
import { formatDay } from './dates.ts';
import { firstOfPayment } from './owed.ts';
import { PayButton } from './PayButton.tsx';
import { BillBadge, PaymentBadge } from './PaymentBadge.tsx';
import { PaymentOpen } from './PaymentOpen.tsx';
import { Row, Rows } from './Row.tsx';
import { NothingYet, Section } from './Section.tsx';
import { useBillPayment } from './use-bill-payment.ts';

interface BillsSectionProps {
  bills: AccountRecords['bills'];
  onSettled: () => void;
}

/** What is owed, with a way to pay it. */
export function BillsSection({ bills, onSettled }: BillsSectionProps) {
  const { opening, open, pay } = useBillPayment(onSettled);
  return (
    <Section id="bills" more={bills.more}>
      {open && <PaymentOpen url={open.url} />}
      {bills.items.length === 0 ? (
        <NothingYet text={messages.bills.empty} />
      ) : (
        <Rows>
          {bills.items.map((bill) => (
            <Bill
              key={bill.id}
              bill={bill}
              paidWith={firstOfPayment(bill, bills.items)}
              busy={opening === bill.id}
              onPay={() => pay(bill.id)}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}

/** What came counts before refunds: of a part of it, only what is left is sure. */
function tellReceived(receivedCents: Cents, amountCents: Cents): string {
  const amount = formatCents(amountCents);
  return receivedCents < amountCents
    ? messages.bills.leftOf(formatCents(amountCents - receivedCents), amount)
    : messages.paidSoFar(formatCents(receivedCents), amount);
}

interface BillProps {
  bill: BillView;
  /** The one whose button takes it, too. */
  paidWith: BillView;
  busy: boolean;
  onPay: () => void;
}

function Bill({ bill, paidWith, busy, onPay }: BillProps) {
  const { number, amountCents, receivedCents = 0, paymentStatus, next, payCents, paysFor } = bill;
  const isFirst = paidWith.id === bill.id;
  const words = messages.bills;
  const amount = formatCents(amountCents);
  // Of what a card pays in time only a part is due then.
  const isAutomatic = next === 'plan' || next === 'disputed';
  const tellDay = isAutomatic && paymentStatus === 'pending' ? words.nextPayment : words.due;
  return (
    <Row
      title={billTitle(bill)}
      facts={[
        words.number(number),
        bill.paidDate && words.paid(formatDay(bill.paidDate)),
        !bill.paidDate && bill.dueDate && tellDay(formatDay(bill.dueDate)),
        next === 'processing' && words.processing,
        next === 'plan' && words.plan,
        next === 'disputed' && words.disputed,
        receivedCents > 0
          ? tellReceived(receivedCents, amountCents)
          : next === 'pay' && payCents < amountCents && words.asked(amount),
        paysFor && isFirst && bill.part && words.paysFor[bill.part](paysFor),
        !isFirst && words.paidWith(words.number(paidWith.number)),
      ]}
      badge={
        next === 'disputed' && paymentStatus === 'pending' ? (
          <PaymentBadge payment={{ status: 'disputed' }} />
        ) : (
          <BillBadge status={paymentStatus} />
        )
      }
      amount={amount}
      action={
        next === 'pay' && isFirst && <PayButton bill={bill} inRow busy={busy} onPay={onPay} />
      }
    />
  );
}
