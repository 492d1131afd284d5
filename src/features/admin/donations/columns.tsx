import { Badge } from '#components/ui/Badge.tsx';
import * as icons from '#components/ui/icons.ts';
import type { DonationRow } from '#contracts/donations/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages } from '#words/office/dashboard/donations.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { MailLine } from '../kit/contact-links.tsx';
import { Name } from '../kit/Name.tsx';
import { booksColumns, moneyColumns, payerColumns } from '../kit/office/payment-columns.tsx';
import { createdColumn, formatPlace, numberColumn } from '../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';

const { columns: words, yes, no } = recordMessages;

/** The donor, and beneath that they are not to be named in public. */
const DONOR: AdminColumn<DonationRow> = {
  id: 'donor',
  header: messages.donor,
  sortable: true,
  card: 'title',
  cell: ({ payer, anonymous }) => (
    <>
      <Name>{fullName(payer)}</Name>
      <MailLine to={payer.email} />
      {anonymous && <Badge icon={icons.info}>{messages.anonymous}</Badge>}
    </>
  ),
};

/** What the table shows besides its actions, and what only a spreadsheet gets. */
export const DONATION_COLUMNS: readonly AdminColumn<DonationRow>[] = [
  numberColumn(),
  createdColumn(),
  DONOR,
  ...payerColumns<DonationRow>(messages.donor).map((column) => ({ ...column, hidden: true })),
  csvOnly('anonymous', messages.anonymous, ({ anonymous }) => (anonymous ? yes : no)),
  csvOnly('phone', words.phone, ({ phone }) => phone),
  csvOnly('address', words.address, formatPlace),
  {
    id: 'type',
    header: messages.type,
    sortable: true,
    cell: ({ type }) => <span className="whitespace-nowrap">{messages.types[type]}</span>,
    csv: ({ type }) => messages.types[type],
  },
  csvOnly('amountEach', messages.amountEach, ({ payment }) => payment.totalCents / 100),
  csvOnly('startDate', messages.startDate, ({ startDate }) => startDate),
  csvOnly('paymentDay', messages.paymentDay, ({ paymentDay }) => paymentDay),
  ...moneyColumns<DonationRow>(),
  ...booksColumns<DonationRow>(),
  csvOnly('receipts', messages.receipts, ({ emailReceipt }) => (emailReceipt ? yes : no)),
  csvOnly('newsletter', messages.newsletter, ({ wantsNews }) => (wantsNews ? yes : no)),
  csvOnly('comments', messages.comments, ({ comments }) => comments),
  csvOnly('notes', words.notes, ({ notes }) => notes ?? null),
];
