import type { MovementRow } from '#contracts/payments/movements.ts';
import { formatCents } from '#domain/money/money.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { LEDGER_METHODS } from '#domain/payments/ledger-entry.ts';
import { MOVES } from '#domain/payments/movements.ts';
import { messages } from '#words/office/dashboard/payments.ts';
import { messages as paymentMessages } from '#words/office/dashboard/record-payments.ts';
import { adminHref } from '../kit/admin-location.ts';
import { MailLine } from '../kit/contact-links.tsx';
import { dayForSheet, formatColumnDay } from '../kit/instants.ts';
import { Name } from '../kit/Name.tsx';
import { openHere } from '../kit/open-here.ts';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';
import { When } from '../kit/When.tsx';

const { columns: words, moves, kinds, none } = messages;
const METHODS = { ...paymentMessages.methods, ...paymentMessages.stripeMethods };

export const MOVEMENT_FILTERS = [
  {
    name: 'what',
    label: messages.paymentOrRefund,
    options: MOVES.map((value) => ({ value, label: moves[value] })),
  },
  {
    name: 'kind',
    label: words.label,
    options: PAYABLE_KINDS.map((value) => ({ value, label: kinds[value] })),
  },
  {
    name: 'method',
    label: words.method,
    options: LEDGER_METHODS.map((value) => ({ value, label: METHODS[value] })),
  },
];

const fee = ({ feeCents }: MovementRow) => feeCents ?? null;

/** What the table shows besides its actions, and what only a spreadsheet gets. */
export const MOVEMENT_COLUMNS: readonly AdminColumn<MovementRow>[] = [
  {
    id: 'at',
    header: words.date,
    sortable: true,
    card: 'foot',
    cell: ({ at }) => <When instant={at} />,
    csv: ({ at }) => dayForSheet(at),
  },
  {
    id: 'payer',
    header: words.payer,
    sortable: true,
    card: 'title',
    cell: ({ name, email }) => (
      <div className="rows:min-w-28">
        <Name>{name || none}</Name>
        {email && <MailLine to={email} />}
      </div>
    ),
    csv: ({ name }) => name,
  },
  csvOnly('email', words.email, ({ email }) => email),
  {
    id: 'label',
    header: words.label,
    cell: ({ label, what, reason }) => (
      <>
        <span className="rows:block rows:whitespace-nowrap">{label}</span>
        {what !== 'received' && (
          <span className="text-muted rows:block">
            {' '}
            {[moves[what], reason].filter(Boolean).join(': ')}
          </span>
        )}
      </>
    ),
    csv: ({ label }) => label,
  },
  csvOnly('kind', words.kind, ({ kind }) => kinds[kind]),
  csvOnly('what', words.what, ({ what }) => moves[what]),
  {
    id: 'method',
    header: words.method,
    cell: ({ method, reference }) => (
      <>
        <span className="rows:block">{METHODS[method]}</span>
        {reference && <span className="text-muted rows:block"> {reference}</span>}
      </>
    ),
    csv: ({ method }) => METHODS[method],
  },
  csvOnly('reference', words.reference, ({ reference }) => reference),
  {
    id: 'amount',
    header: words.amount,
    sortable: true,
    card: 'top',
    align: 'end',
    cell: ({ cents }) => formatCents(cents),
    csv: ({ cents }) => cents / 100,
  },
  {
    id: 'fee',
    isQuiet: true,
    header: words.fee,
    align: 'end',
    cell: (row) => {
      const cents = fee(row);
      return cents === null ? none : formatCents(cents);
    },
    csv: (row) => {
      const cents = fee(row);
      return cents === null ? null : cents / 100;
    },
  },
  {
    id: 'payout',
    isQuiet: true,
    header: words.payout,
    align: 'end',
    cell: ({ payoutId, payoutOn }) =>
      payoutId && (
        <a
          href={adminHref({ tab: 'payments', params: { view: 'payouts', payout: payoutId } })}
          onClick={openHere}
          className="whitespace-nowrap underline"
        >
          {payoutOn ? formatColumnDay(payoutOn) : messages.seePayout}
        </a>
      ),
    csv: ({ payoutId }) => payoutId ?? null,
  },
  csvOnly('reason', words.reason, ({ reason }) => reason ?? null),
];
