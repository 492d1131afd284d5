import type { BillRow } from '#contracts/billing/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages } from '#words/office/dashboard/player-bills.ts';
import { dayForSheet, formatColumnDay } from '../kit/instants.ts';
import { Name } from '../kit/Name.tsx';
import { billColumns, rowMoneyColumns } from '../kit/payments/row-money.tsx';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';
import { shortDescription } from './short-description.ts';

const { columns: words } = messages;

/** What the table shows besides its actions, and what only a spreadsheet gets. */
export const BILL_COLUMNS: readonly AdminColumn<BillRow>[] = [
  {
    id: 'player',
    header: words.player,
    sortable: true,
    cell: ({ playerName }) => <Name>{playerName}</Name>,
    csv: ({ playerName }) => playerName,
  },
  {
    id: 'description',
    header: words.description,
    sortable: true,
    wide: true,
    roomy: true,
    cell: ({ description, playerName }) => (
      // In a row 12 rem of it, as specified; a card and the details have it whole.
      <span title={description} className="rows:block rows:max-w-48 rows:truncate">
        {shortDescription(description, playerName)}
      </span>
    ),
    csv: ({ description }) => description,
  },
  ...billColumns<BillRow>(words),
  {
    id: 'dueDate',
    header: words.dueDate,
    sortable: true,
    card: 'foot',
    labeled: words.due,
    cell: ({ dueDate }) =>
      dueDate && <span className="whitespace-nowrap">{formatColumnDay(dueDate)}</span>,
    csv: ({ dueDate }) => dueDate,
  },
  {
    id: 'method',
    header: words.method,
    sortable: true,
    cell: ({ paymentMethod }) => messages.methods[paymentMethod],
    csv: ({ paymentMethod }) => messages.methods[paymentMethod],
  },
  csvOnly('number', words.number, ({ number }) => number),
  csvOnly('guardian', words.guardian, ({ payer }) => payer && fullName(payer)),
  csvOnly('guardianEmail', words.guardianEmail, ({ payer }) => payer?.email ?? null),
  ...rowMoneyColumns<BillRow>(),
  csvOnly('paidDate', words.paidDate, ({ paidDate }) => paidDate),
  csvOnly('invoice', words.invoice, ({ invoiceNumber }) => invoiceNumber),
  csvOnly('notes', words.notes, ({ notes }) => notes),
  csvOnly('created', words.createdAt, ({ createdAt }) => dayForSheet(createdAt)),
];
