import type { SponsorRow } from '#contracts/sponsorship/dashboard.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/choices.ts';
import { numberOrId } from '#domain/payments/record-number.ts';
import { placeOfBusiness } from '#domain/sponsorship/sponsorship.ts';
import { messages as answerWords } from '#words/office/answers.ts';
import { messages } from '#words/office/dashboard/sponsors.ts';
import { MailLine } from '../kit/contact-links.tsx';
import { dayForSheet } from '../kit/instants.ts';
import { Name } from '../kit/Name.tsx';
import { billColumns, rowMoneyColumns } from '../kit/payments/row-money.tsx';
import { STATUS_FILTER } from '../kit/payments/status-filter.ts';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';

const { columns: words } = messages;
const { sponsor: sponsorWords } = answerWords;

export const SPONSOR_FILTERS = [
  STATUS_FILTER,
  {
    name: 'paymentFrequency',
    label: words.frequency,
    options: PAYMENT_FREQUENCIES.map((value) => ({ value, label: messages.frequencies[value] })),
  },
];

/** What a file has of the form: nothing where the office has added the sponsor. */
const ANSWERS: readonly AdminColumn<SponsorRow>[] = [
  csvOnly('phone', answerWords.phone, ({ answers }) => answers?.phone ?? null),
  csvOnly('address', answerWords.address, ({ answers }) => answers && placeOfBusiness(answers)),
  csvOnly('website', sponsorWords.website, ({ answers }) => answers?.businessWebsite ?? null),
  csvOnly('comments', sponsorWords.comments, ({ answers }) => answers?.comments ?? null),
  csvOnly('mayShow', sponsorWords.mayShow, ({ answers }) => yesOrNo(answers?.marketingConsent)),
  csvOnly('newsletter', sponsorWords.newsletter, ({ wantsNews }) =>
    yesOrNo(wantsNews ?? undefined),
  ),
];

function yesOrNo(said: boolean | undefined): string | null {
  if (said === undefined) return null;
  return said ? answerWords.yes : answerWords.no;
}

/** What the table shows besides its actions, and what only a spreadsheet gets. */
export const SPONSOR_COLUMNS: readonly AdminColumn<SponsorRow>[] = [
  {
    id: 'sponsor',
    header: words.sponsor,
    sortable: true,
    cell: ({ sponsorName }) => <Name>{sponsorName}</Name>,
    csv: ({ sponsorName }) => sponsorName,
  },
  {
    id: 'contact',
    header: words.contact,
    sortable: true,
    wide: true,
    roomy: true,
    cell: ({ contactPerson, sponsorEmail }) => (
      <div className="rows:min-w-52">
        {contactPerson && (
          <span title={contactPerson} className="line-clamp-2 wrap-anywhere">
            {contactPerson}
          </span>
        )}
        <MailLine to={sponsorEmail} />
      </div>
    ),
    csv: ({ contactPerson }) => contactPerson,
  },
  csvOnly('email', words.email, ({ sponsorEmail }) => sponsorEmail),
  ...ANSWERS,
  {
    id: 'level',
    header: words.level,
    sortable: true,
    cell: ({ sponsorshipLevel }) => sponsorshipLevel,
    csv: ({ sponsorshipLevel }) => sponsorshipLevel,
  },
  ...billColumns<SponsorRow>(words),
  {
    id: 'frequency',
    header: words.frequency,
    sortable: true,
    card: 'foot',
    cell: ({ paymentFrequency }) => messages.frequencies[paymentFrequency],
    csv: ({ paymentFrequency }) => messages.frequencies[paymentFrequency],
  },
  csvOnly('number', words.number, ({ id }) => numberOrId(id)),
  csvOnly('method', words.method, ({ paymentMethod }) => messages.methods[paymentMethod]),
  csvOnly('dueDate', words.dueDate, ({ dueDate }) => dueDate),
  ...rowMoneyColumns<SponsorRow>(),
  csvOnly('paidDate', words.paidDate, ({ paidDate }) => paidDate),
  csvOnly('invoice', words.invoice, ({ invoiceNumber }) => invoiceNumber),
  csvOnly('stripeId', words.stripeId, ({ stripePaymentId }) => stripePaymentId),
  csvOnly('notes', words.notes, ({ notes }) => notes),
  csvOnly('created', words.createdAt, ({ createdAt }) => dayForSheet(createdAt)),
];
