import { Button } from '#components/ui/Button.tsx';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import { tellReason } from '#domain/billing/tell-reason.ts';
import { formatCents } from '#domain/money/money.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import { messages } from '#words/account/records.ts';
import { formatInstant } from './dates.ts';
import { describeReceipt } from './payment-words.ts';
import { Row, Rows } from './Row.tsx';
import { NothingYet, Section } from './Section.tsx';

interface ReceiptsSectionProps {
  receipts: AccountRecords['receipts'];
  timeZone: string;
  onOpen: (id: string) => void;
}

/** Each movement of money, with its receipt. */
export function ReceiptsSection({ receipts, timeZone, onOpen }: ReceiptsSectionProps) {
  const words = messages.receipts;
  return (
    <Section id="receipts" more={receipts.more} count={receipts.items.length}>
      {receipts.items.length === 0 ? (
        <NothingYet text={words.empty} />
      ) : (
        <Rows>
          {receipts.items.map((receipt) => {
            const label = tellLabel(receipt.label);
            const day = formatInstant(receipt.paidAt ?? receipt.createdAt, timeZone);
            return (
              <Row
                key={receipt.id}
                title={label}
                facts={[
                  day,
                  messages.methods[receipt.method],
                  (receipt.isReversed || receipt.status !== 'paid') && describeReceipt(receipt),
                  receipt.reason && tellReason(receipt.reason),
                  receipt.refundedCents > 0 &&
                    messages.refunded(formatCents(receipt.refundedCents)),
                ]}
                amount={formatCents(receipt.amountCents)}
                action={
                  receipt.paidAt &&
                  receipt.status !== 'reversal' && (
                    <Button size="sm" variant="outline" onClick={() => onOpen(receipt.id)}>
                      <span>
                        {words.action}
                        <span className="sr-only">{words.actionFor(label, day)}</span>
                      </span>
                    </Button>
                  )
                }
              />
            );
          })}
        </Rows>
      )}
    </Section>
  );
}
