import type { BillStatus } from '#domain/billing/player-bill.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages as states } from '#words/labels/payment-status.ts';
import { messages } from '#words/office/dashboard/record-payments.ts';
import { type AdminColumn, csvOnly } from '../table/column.ts';
import { BillBadge } from './BillBadge.tsx';

interface Bill {
  amountCents: Cents;
  paymentStatus: BillStatus;
  /** What came and did not go back. */
  paidCents: Cents;
}

/** What a bill asks for, and where it stands. */
export function billColumns<Row extends Bill>(header: {
  amount: string;
  status: string;
}): AdminColumn<Row>[] {
  return [
    {
      id: 'amountCents',
      header: header.amount,
      card: 'top',
      sortable: true,
      align: 'end',
      cell: ({ amountCents, paidCents }) => (
        <>
          {formatCents(amountCents)}
          {paidCents > 0 && paidCents < amountCents && (
            <span className="block whitespace-nowrap text-sm font-normal text-muted">
              {messages.partPaid(formatCents(paidCents))}
            </span>
          )}
        </>
      ),
      csv: ({ amountCents }) => amountCents / 100,
    },
    {
      id: 'status',
      header: header.status,
      sortable: true,
      card: 'top',
      cell: ({ paymentStatus }) => <BillBadge status={paymentStatus} />,
      csv: ({ paymentStatus }) => states.record[paymentStatus],
    },
  ];
}

interface RowMoney {
  paidCents: Cents;
  leftCents: Cents;
  references: readonly string[];
}

const { columns: words } = messages;

/** What spreadsheets get of a bill's money: what came, what is still to come, and the checks. */
export function rowMoneyColumns<Row extends RowMoney>(): AdminColumn<Row>[] {
  return [
    csvOnly('paid', words.paid, ({ paidCents }) => paidCents / 100),
    csvOnly('owed', words.owed, ({ leftCents }) => leftCents / 100),
    csvOnly('references', words.references, ({ references }) => references.join('; ')),
  ];
}
