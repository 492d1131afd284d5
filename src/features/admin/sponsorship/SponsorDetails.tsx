import { callApi } from '#browser/api.ts';
import { Facts } from '#components/form/Facts.tsx';
import {
  endSponsorshipEndpoint,
  getSponsorEndpoint,
  type SponsorDetail,
} from '#contracts/sponsorship/dashboard.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import { numberOrId } from '#domain/payments/record-number.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { tellAnswers } from '#domain/sponsorship/tell-answers.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { messages as invoice } from '#words/office/dashboard/sponsor-invoice.ts';
import { messages } from '#words/office/dashboard/sponsors.ts';
import { adminHref } from '../kit/admin-location.ts';
import { MailLink } from '../kit/contact-links.tsx';
import { CancelRecord } from '../kit/office/CancelRecord.tsx';
import { GivingStatement } from '../kit/office/GivingStatement.tsx';
import { NewsChoice } from '../kit/office/NewsChoice.tsx';
import { PaymentSection } from '../kit/office/PaymentSection.tsx';
import { RecordDialog } from '../kit/office/RecordDialog.tsx';
import type { DetailsProps } from '../kit/office/RecordsTab.tsx';
import { toldFacts } from '../kit/office/told-facts.tsx';
import { openHere } from '../kit/open-here.ts';
import { BillBadge } from '../kit/payments/BillBadge.tsx';
import { PaymentLinkButton } from '../kit/payments/PaymentLinkButton.tsx';
import { currentPlan } from './invoice-facts.ts';

const { columns: recordWords } = recordMessages;

/** A sponsor in full: what was promised, its money, and what can be done about it. */
export function SponsorDetails(props: DetailsProps) {
  return (
    <RecordDialog {...props} endpoint={getSponsorEndpoint}>
      {(detail, again) => (
        <>
          <Facts facts={factsOf(detail)} />
          {detail.bill.paymentStatus !== 'cancelled' && (
            <a
              href={adminHref({ tab: 'sponsors', params: { invoice: props.id } })}
              onClick={openHere}
              className="self-start underline"
            >
              {invoice.open}
            </a>
          )}
          <NewsChoice email={detail.bill.sponsorEmail} />
          <GivingStatement kind="sponsorship" id={props.id} email={detail.bill.sponsorEmail} />
          <PaymentSection
            kind="sponsorship"
            recordId={props.id}
            owed={detail.owed}
            goesOn={detail.payment?.plan?.count === null}
            surplusCents={detail.payment?.surplusCents}
            onChanged={again}
            actions={
              <>
                {detail.payCents > 0 && (
                  <PaymentLinkButton kind="sponsorship" billId={props.id} cents={detail.payCents} />
                )}
                {detail.mayEnd && <EndSponsorship bill={detail.bill} onDone={again} />}
              </>
            }
          />
        </>
      )}
    </RecordDialog>
  );
}

function EndSponsorship({ bill, onDone }: { bill: SponsorDetail['bill']; onDone: () => void }) {
  const { id, updatedAt: seen, sponsorEmail: email } = bill;
  return (
    <CancelRecord
      record={{ number: numberOrId(id), payer: { email } }}
      words={messages.end}
      call={() => callApi(endSponsorshipEndpoint, { id, seen })}
      onDone={onDone}
    />
  );
}

/** What has stayed, as the row and the card above the table have it, and what was refunded. */
function moneyOf(payment: SponsorDetail['payment']) {
  if (!payment) return [];
  const { refundedCents } = payment;
  return [
    [messages.stats.collected, formatCents(keptCents(payment))] as const,
    ...(refundedCents > 0 ? [[recordWords.refunded, formatCents(refundedCents)] as const] : []),
  ];
}

function factsOf({ bill, payment, answers }: SponsorDetail) {
  const { columns } = messages;
  const day = (value: string | null) => (value ? formatDay(value) : '—');
  const plan = payment && currentPlan(payment);
  return [
    [
      columns.contact,
      <span key="contact">
        {bill.contactPerson && `${bill.contactPerson}, `}
        <MailLink to={bill.sponsorEmail} />
      </span>,
    ],
    ...(answers ? toldFacts(tellAnswers(answers)) : []),
    [columns.level, bill.sponsorshipLevel ?? '—'],
    [columns.amount, formatCents(bill.amountCents)],
    [columns.frequency, messages.frequencies[bill.paymentFrequency]],
    ...(payment && plan ? describePlan(payment.totalCents, plan) : []),
    [columns.status, <BillBadge key="status" status={bill.paymentStatus} />],
    [columns.method, messages.methods[bill.paymentMethod]],
    ...moneyOf(payment),
    [columns.dueDate, day(bill.dueDate)],
    [columns.paidDate, day(bill.paidDate)],
    [columns.number, numberOrId(bill.id)],
    [columns.invoice, bill.invoiceNumber ?? '—'],
    [columns.stripeId, bill.stripePaymentId ?? '—'],
    [columns.notes, bill.notes ?? '—'],
  ] as const;
}
