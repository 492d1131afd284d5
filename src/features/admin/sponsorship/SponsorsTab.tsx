import { callApi } from '#browser/api.ts';
import {
  deleteSponsorEndpoint,
  listSponsorsEndpoint,
  readSponsorTotalsEndpoint,
  type SponsorTotals,
} from '#contracts/sponsorship/dashboard.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/sponsors.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { RecordsTab } from '../kit/office/RecordsTab.tsx';
import { TotalCards } from '../kit/payments/TotalCards.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { SPONSOR_COLUMNS, SPONSOR_FILTERS } from './columns.tsx';
import { SponsorDetails } from './SponsorDetails.tsx';
import { AddSponsorDialog, EditSponsorDialog } from './SponsorDialogs.tsx';
import { SponsorInvoice } from './SponsorInvoice.tsx';

/** What sponsors promised, or with `invoice` in the address what one is asked for. */
export function SponsorsTab() {
  const { invoice } = useAdminLocation().params;
  return invoice === undefined ? <SponsorTable /> : <SponsorInvoice key={invoice} id={invoice} />;
}

function SponsorTable() {
  const totals = useEndpointQuery(readSponsorTotalsEndpoint, {});
  return (
    <RecordsTab
      words={messages}
      above={<TotalCards totals={totals} cardsOf={cardsOf} failedTitle={messages.fetchFailed} />}
      onChanged={totals.retry}
      endpoint={listSponsorsEndpoint}
      columns={SPONSOR_COLUMNS}
      filters={SPONSOR_FILTERS}
      csvName="sponsors"
      nameOf={nameOf}
      adding={(newKey, handlers) => <AddSponsorDialog newKey={newKey} {...handlers} />}
      editing={({ id }, handlers) => <EditSponsorDialog id={id} {...handlers} />}
      details={(props) => <SponsorDetails {...props} />}
      remove={(bill) => callApi(deleteSponsorEndpoint, bill)}
    />
  );
}

const nameOf = ({ sponsorName }: SponsorBill) => sponsorName;

function cardsOf(totals: SponsorTotals | undefined) {
  const { stats } = messages;
  return [
    { label: stats.active, value: totals && String(totals.activeSponsors) },
    { label: stats.total, value: totals && formatCents(totals.totalCents) },
    { label: stats.collected, value: totals && formatCents(totals.collectedCents) },
    { label: stats.pending, value: totals && formatCents(totals.pendingCents) },
  ];
}
