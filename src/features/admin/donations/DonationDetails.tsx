import { callApi } from '#browser/api.ts';
import { Facts } from '#components/form/Facts.tsx';
import {
  type AdminDonation,
  correctDonorEmailEndpoint,
  endGiftEndpoint,
  getDonationEndpoint,
  noteDonationEndpoint,
} from '#contracts/donations/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/donations.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { MailLink, PhoneLink } from '../kit/contact-links.tsx';
import { formatInstantDay } from '../kit/instants.ts';
import { CancelRecord } from '../kit/office/CancelRecord.tsx';
import { ChangeEmail } from '../kit/office/ChangeEmail.tsx';
import { GivingStatement } from '../kit/office/GivingStatement.tsx';
import { NewsChoice } from '../kit/office/NewsChoice.tsx';
import { NotesForm } from '../kit/office/NotesForm.tsx';
import { PaymentSection } from '../kit/office/PaymentSection.tsx';
import { type Fact, paymentFacts } from '../kit/office/payment-columns.tsx';
import { RecordDialog } from '../kit/office/RecordDialog.tsx';
import type { DetailsProps } from '../kit/office/RecordsTab.tsx';
import { formatPlace } from '../kit/office/record-columns.tsx';

const { columns: words, yes, no, none } = recordMessages;

/** A gift in full, with what came of it. */
export function DonationDetails(props: DetailsProps) {
  return (
    <RecordDialog {...props} endpoint={getDonationEndpoint}>
      {({ record, owed, end }, again) => (
        <>
          <Facts facts={factsOf(record, owed.owedCents)} />
          <ChangeEmail
            name="payer-email"
            words={recordMessages.payerEmail}
            send={({ email }) =>
              callApi(correctDonorEmailEndpoint, { id: record.id, seen: record.updatedAt, email })
            }
            onDone={again}
          />
          <NewsChoice email={record.payer.email} />
          <GivingStatement kind="donation" id={record.id} email={record.payer.email} />
          <PaymentSection
            kind="donation"
            recordId={record.id}
            owed={owed}
            goesOn={record.payment.plan?.count === null}
            surplusCents={record.payment.surplusCents}
            onChanged={again}
            actions={end && <EndGift record={record} end={end} onDone={again} />}
          />
          <NotesForm
            record={record}
            save={(request) => callApi(noteDonationEndpoint, request)}
            onDone={again}
          />
        </>
      )}
    </RecordDialog>
  );
}

interface EndGiftProps {
  record: AdminDonation;
  end: keyof typeof messages.end;
  onDone: () => void;
}

function EndGift({ record, end, onDone }: EndGiftProps) {
  const { id, updatedAt: seen } = record;
  return (
    <CancelRecord
      record={record}
      words={messages.end[end]}
      call={() => callApi(endGiftEndpoint, { id, seen })}
      onDone={onDone}
    />
  );
}

function factsOf(record: AdminDonation, owedCents: Cents): Fact[] {
  const facts: Fact[] = [
    [messages.donor, fullName(record.payer)],
    [messages.anonymous, record.anonymous ? yes : messages.notAnonymous],
    [words.email, <MailLink key="email" to={record.payer.email} />],
    [words.phone, <PhoneLink key="phone" number={record.phone} />],
    [words.address, formatPlace(record)],
    [recordMessages.received, formatInstantDay(record.createdAt)],
    [messages.type, messages.types[record.type]],
    [messages.amount, formatCents(record.payment.totalCents)],
    // What the donor's bank refused or took back is no pledge any more.
    ...paymentFacts(record, record.payment.status === 'payment_failed' ? 0 : owedCents),
    [messages.receipts, record.emailReceipt ? yes : no],
    [messages.newsletter, record.newsletterConsent ? yes : no],
    [messages.comments, record.comments ?? none],
  ];
  if (record.startDate) facts.push([messages.startDate, formatDay(record.startDate)]);
  if (record.paymentDay) facts.push([messages.paymentDay, String(record.paymentDay)]);
  return facts;
}
