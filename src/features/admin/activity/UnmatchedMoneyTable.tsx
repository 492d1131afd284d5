import { useMemo } from 'react';
import { Badge } from '#components/ui/Badge.tsx';
import * as icons from '#components/ui/icons.ts';
import {
  listUnmatchedMoneyEndpoint,
  type UnmatchedMoney,
} from '#contracts/payments/unmatched-money.ts';
import { formatCents } from '#domain/money/money.ts';
import { UNMATCHED_STATUSES } from '#domain/payments/unmatched-money.ts';
import { messages } from '#words/office/dashboard/unmatched-money.ts';
import { createdColumn } from '../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly, withActions } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';
import { ResolveMoney } from './ResolveMoney.tsx';

const { columns: words, statuses } = messages;

const dollars = (cents: number | null) => (cents === null ? messages.unknown : formatCents(cents));
const forSheet = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));
const inStripe = (id: string) => `https://dashboard.stripe.com/search?query=${id}`;

const COLUMNS: readonly AdminColumn<UnmatchedMoney>[] = [
  createdColumn(words.createdAt, { hasTime: true }),
  {
    id: 'what',
    header: words.what,
    card: 'title',
    cell: ({ reason, label, note }) => (
      <span className="block rows:min-w-40">
        {label && <span className="block font-semibold">{label}</span>}
        {note ?? messages.reasons[reason]}
      </span>
    ),
    csv: ({ reason, label }) => [label, messages.reasons[reason]].filter(Boolean).join(': '),
  },
  {
    id: 'stripe',
    header: words.stripe,
    cell: ({ stripeId }) => (
      <a href={inStripe(stripeId)} target="_blank" rel="noreferrer" className="break-all">
        {stripeId}
      </a>
    ),
    csv: ({ stripeId }) => stripeId,
  },
  {
    id: 'amount',
    header: words.amount,
    sortable: true,
    card: 'top',
    align: 'end',
    cell: ({ amountCents, refundedCents }) => (
      <>
        {dollars(amountCents)}
        {refundedCents > 0 && (
          <span className="block text-muted">{messages.refunded(formatCents(refundedCents))}</span>
        )}
      </>
    ),
    csv: ({ amountCents }) => forSheet(amountCents),
  },
  {
    id: 'expected',
    header: words.expected,
    align: 'end',
    cell: ({ expectedCents }) => dollars(expectedCents),
    csv: ({ expectedCents }) => forSheet(expectedCents),
  },
  {
    id: 'status',
    header: words.status,
    sortable: true,
    card: 'top',
    cell: ({ status }) =>
      status === 'open' ? (
        <Badge tone="danger" icon={icons.alert}>
          {statuses.open}
        </Badge>
      ) : (
        <Badge tone="success" icon={icons.check}>
          {statuses.resolved}
        </Badge>
      ),
    csv: ({ status }) => statuses[status],
  },
  csvOnly('note', words.note, ({ note }) => note),
];

const FILTER = {
  name: 'status',
  label: messages.filter,
  options: UNMATCHED_STATUSES.map((value) => ({ value, label: statuses[value] })),
};

/** Money that Stripe told of and that fits no record: what it is, what to do, and that it was done. */
export function UnmatchedMoneyTable() {
  const table = useTableRows(listUnmatchedMoneyEndpoint);
  const { reload } = table.rows;
  const columns = useMemo(
    () => withActions(COLUMNS, (money) => <ResolveMoney money={money} onDone={reload} />),
    [reload],
  );
  return (
    <>
      <p className="max-w-prose text-muted">{messages.text}</p>
      <DataTable
        caption={messages.caption}
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        filters={[FILTER]}
        csvName="money-without-record"
        errorTitle={messages.errorTitle}
      />
    </>
  );
}
