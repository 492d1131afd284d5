import { programToday } from '#browser/program-zone.ts';
import { Facts } from '#components/form/Facts.tsx';
import { Button } from '#components/ui/Button.tsx';
import { getSponsorEndpoint, type SponsorDetail } from '#contracts/sponsorship/dashboard.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { placeOfBusiness } from '#domain/sponsorship/sponsorship.ts';
import { messages } from '#words/office/dashboard/sponsor-invoice.ts';
import { adminHref, useAdminLocation } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import '#components/page/print-sheet.css';

const { facts: words } = messages;

/** What a sponsor is asked for, to be printed: most businesses pay by an invoice. */
export function SponsorInvoice({ id }: { id: string }) {
  const query = useEndpointQuery(getSponsorEndpoint, { id });
  const { tab, params } = useAdminLocation();
  return (
    <div className="flex flex-col gap-4">
      <a
        href={adminHref({ tab, params: { ...params, invoice: '' } })}
        onClick={openHere}
        className="self-start underline"
      >
        {messages.back}
      </a>
      <QueryView query={query} failedTitle={messages.failed}>
        {(detail) => <LoadedInvoice detail={detail} />}
      </QueryView>
    </div>
  );
}

function LoadedInvoice({ detail }: { detail: SponsorDetail }) {
  const { owed, invoice } = detail;
  return (
    <>
      <div>
        <Button onClick={() => window.print()}>{messages.print}</Button>
      </div>
      <article data-print-sheet className="flex max-w-prose flex-col gap-4">
        <header className="flex flex-wrap justify-between gap-4">
          <h2 className="text-h2">{messages.title}</h2>
          <p className="whitespace-pre-line text-right">
            {[invoice.legalName, ...invoice.address, invoice.ein && messages.ein(invoice.ein)]
              .filter(Boolean)
              .join('\n')}
          </p>
        </header>
        <Facts facts={factsOf(detail)} />
        {invoice.leftCents === 0 && <p>{messages.paid}</p>}
        {owed.owedCents > 0 && (
          <>
            <p className="whitespace-pre-line">
              {[
                messages.check(invoice.legalName, invoice.memo),
                invoice.legalName,
                ...invoice.address,
              ].join('\n')}
            </p>
            <p>{messages.otherWays}</p>
          </>
        )}
        <p>{messages.thanks(invoice.programName)}</p>
      </article>
    </>
  );
}

function factsOf({
  bill,
  payment,
  answers,
  owed,
  invoice,
}: SponsorDetail): (readonly [string, string])[] {
  const { leftCents } = invoice;
  const isSplit = payment?.plan && payment.plan.count !== null;
  const isYearly = bill.paymentFrequency === 'annual';
  const place = answers && placeOfBusiness(answers);
  const to = [bill.sponsorName, bill.contactPerson, place].filter(Boolean).join(', ');
  const receivedCents = bill.amountCents - leftCents;
  return [
    [words.to, to],
    [words.number, bill.invoiceNumber ?? recordNumberOf(bill.id)],
    [words.date, formatDay(programToday())],
    ...(bill.dueDate && leftCents > 0 && !isSplit
      ? [[words.dueDate, formatDay(bill.dueDate)] as const]
      : []),
    ...(bill.sponsorshipLevel ? [[words.what, bill.sponsorshipLevel] as const] : []),
    ...(isSplit
      ? describePlan(payment.totalCents, payment.plan)
      : [[isYearly ? words.ofYear : words.amount, formatCents(bill.amountCents)] as const]),
    ...(receivedCents > 0 ? [[words.received, formatCents(receivedCents)] as const] : []),
    [words.balance, formatCents(leftCents)],
    ...(isSplit && owed.dueCents > 0 ? [[words.dueNow, formatCents(owed.dueCents)] as const] : []),
  ];
}
