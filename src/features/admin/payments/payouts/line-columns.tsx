import type { AdminPayoutLine } from '#contracts/payouts/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { LINE_FITS } from '#domain/payouts/payout-line.ts';
import { messages as payoutMessages } from '#words/office/dashboard/payouts.ts';
import { dayForSheet, formatColumnInstant } from '../../kit/instants.ts';
import { Name } from '../../kit/Name.tsx';
import { type AdminColumn, csvOnly } from '../../kit/table/column.ts';
import { inStripe } from './places.ts';

const messages = payoutMessages.lines;
const { columns: words } = messages;
const { none } = payoutMessages;

export const LINE_FILTERS = [
  {
    name: 'fit',
    label: messages.fit,
    options: LINE_FITS.map((value) => ({ value, label: messages.fits[value] })),
  },
];

const money = (
  id: 'amount' | 'fee' | 'net',
  centsOf: (line: AdminPayoutLine) => number,
): AdminColumn<AdminPayoutLine> => ({
  id,
  header: words[id],
  align: 'end',
  ...(id === 'amount' && { sortable: true, card: 'top' }),
  cell: (line) => formatCents(centsOf(line)),
  csv: (line) => centsOf(line) / 100,
});

/** A line of Stripe's balance: whose it is, what for, and what came of it. */
export const LINE_COLUMNS: readonly AdminColumn<AdminPayoutLine>[] = [
  {
    id: 'at',
    header: words.at,
    sortable: true,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatColumnInstant(at)}
      </time>
    ),
    csv: ({ at }) => dayForSheet(at),
  },
  {
    id: 'payer',
    header: words.payer,
    card: 'title',
    cell: ({ name }) => <Name>{name || none}</Name>,
    csv: ({ name }) => name,
  },
  {
    id: 'what',
    header: words.what,
    cell: ({ label, kind, sourceId, known }) => (
      <>
        <span className="block">{label ?? messages.kinds[kind]}</span>
        {label && kind !== 'payment' && (
          <span className="block text-muted">{messages.kinds[kind]}</span>
        )}
        {!label && sourceId && (
          <a
            href={inStripe(sourceId)}
            target="_blank"
            rel="noreferrer"
            className="break-all underline"
          >
            {sourceId}
          </a>
        )}
        {known && (
          <span className="block text-muted">{messages.knownAs(known.note, known.by)}</span>
        )}
      </>
    ),
    csv: ({ label }) => label,
  },
  csvOnly('kind', words.kind, ({ kind }) => messages.kinds[kind]),
  money('amount', ({ amountCents }) => amountCents),
  money('fee', ({ feeCents }) => feeCents),
  money('net', ({ netCents }) => netCents),
  csvOnly('payout', words.payout, ({ payout }) => payout),
  csvOnly('note', words.note, ({ known }) => known?.note ?? null),
  csvOnly('source', words.source, ({ sourceId }) => sourceId),
];
