import { programToday } from '#browser/program-zone.ts';
import { Facts } from '#components/form/Facts.tsx';
import { Button } from '#components/ui/Button.tsx';
import { getSponsorEndpoint, type SponsorDetail } from '#contracts/sponsorship/dashboard.ts';
import { messages } from '#words/office/dashboard/sponsor-invoice.ts';
import { adminHref, useAdminLocation } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { invoiceFacts } from './invoice-facts.ts';
import '#components/page/print-sheet.css';

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
  const { bill, owed, invoice } = detail;
  if (bill.paymentStatus === 'cancelled') return <p>{messages.cancelled}</p>;
  const { legalName, address, ein, email, phone } = invoice;
  return (
    <>
      <div>
        <Button onClick={() => window.print()}>{messages.print}</Button>
      </div>
      <article data-print-sheet className="flex max-w-prose flex-col gap-4">
        <header className="flex flex-wrap justify-between gap-4">
          <h2 className="text-h2">{messages.title}</h2>
          <p className="whitespace-pre-line text-right">
            {[legalName, ...address, ein && messages.ein(ein), email, phone]
              .filter(Boolean)
              .join('\n')}
          </p>
        </header>
        <Facts facts={invoiceFacts(detail, programToday())} />
        {invoice.leftCents === 0 && <p>{messages.paid}</p>}
        {invoice.leftCents > 0 && owed.owedCents > 0 && (
          <>
            <p className="whitespace-pre-line">
              {[messages.check(legalName, invoice.memo), legalName, ...address].join('\n')}
            </p>
            <p>{messages.otherWays}</p>
          </>
        )}
        <p>{messages.thanks(invoice.programName)}</p>
      </article>
    </>
  );
}
