import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { Payout } from '#contracts/payouts/dashboard.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { differenceOf, type PayoutStatus } from '#domain/payouts/payout.ts';
import { messages } from '#words/office/dashboard/payouts.ts';
import { createdColumn } from '../../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly } from '../../kit/table/column.ts';

const { columns: words } = messages;

const LOOKS: Record<PayoutStatus, { tone: BadgeTone; icon: IconPath }> = {
  pending: { tone: 'outline', icon: icons.clock },
  in_transit: { tone: 'outline', icon: icons.clock },
  paid: { tone: 'success', icon: icons.check },
  failed: { tone: 'danger', icon: icons.alert },
  canceled: { tone: 'neutral', icon: icons.alert },
};

export function StatusBadge({ status }: Pick<Payout, 'status'>) {
  return <Badge {...LOOKS[status]}>{messages.statuses[status]}</Badge>;
}

export function BankBadge({ bank }: Pick<Payout, 'bank'>) {
  const isMatched = bank === 'matched';
  return (
    <Badge tone={isMatched ? 'success' : 'outline'} icon={isMatched ? icons.check : icons.clock}>
      {messages.bank[bank]}
    </Badge>
  );
}

/** What the table shows besides its actions, and what only a spreadsheet gets. */
export const PAYOUT_COLUMNS: readonly AdminColumn<Payout>[] = [
  createdColumn(words.sent),
  {
    id: 'arrives',
    header: words.arrives,
    labeled: true,
    cell: ({ arrivesOn }) => <span className="whitespace-nowrap">{formatDay(arrivesOn)}</span>,
    csv: ({ arrivesOn }) => arrivesOn,
  },
  {
    id: 'amount',
    header: words.amount,
    sortable: true,
    card: 'title',
    align: 'end',
    cell: ({ amountCents }) => <span className="font-semibold">{formatCents(amountCents)}</span>,
    csv: ({ amountCents }) => amountCents / 100,
  },
  {
    id: 'status',
    header: words.status,
    sortable: true,
    card: 'top',
    cell: ({ status, failure }) => (
      <>
        <StatusBadge status={status} />
        {failure && <span className="block text-muted">{failure}</span>}
      </>
    ),
    csv: ({ status }) => messages.statuses[status],
  },
  {
    id: 'payments',
    header: words.payments,
    align: 'end',
    cell: ({ payments }) => payments,
    csv: ({ payments }) => payments,
  },
  {
    id: 'fees',
    header: words.fees,
    align: 'end',
    cell: ({ feeCents }) => formatCents(feeCents),
    csv: ({ feeCents }) => feeCents / 100,
  },
  {
    id: 'bank',
    header: words.bank,
    card: 'top',
    cell: ({ bank, unmatched }) => (
      <>
        <BankBadge bank={bank} />
        {unmatched > 0 && <span className="block">{messages.unmatched(unmatched)}</span>}
      </>
    ),
    csv: ({ match }) => match?.day ?? null,
  },
  csvOnly('difference', words.difference, (payout) => differenceOf(payout) / 100),
  csvOnly('note', words.note, ({ match }) => match?.note ?? null),
  csvOnly('id', words.id, ({ id }) => id),
];
