import { type AdminDonation, listDonationsEndpoint } from '#contracts/donations/dashboard.ts';
import { readChartsEndpoint } from '#contracts/overview/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages } from '#words/office/dashboard/donations.ts';
import { PAYMENT_FILTER } from '../kit/office/payment-columns.tsx';
import { RecordsTab } from '../kit/office/RecordsTab.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { DONATION_COLUMNS } from './columns.tsx';
import { DonationDetails } from './DonationDetails.tsx';
import { GivenCards } from './GivenCards.tsx';

const FILTERS = [PAYMENT_FILTER];
const nameOf = ({ number, payer }: AdminDonation) => `${number}, ${fullName(payer)}`;

/** Gifts and pledges. */
export function DonationsTab() {
  const charts = useEndpointQuery(readChartsEndpoint, {});
  return (
    <RecordsTab
      words={messages}
      above={<GivenCards charts={charts} />}
      onChanged={charts.retry}
      endpoint={listDonationsEndpoint}
      columns={DONATION_COLUMNS}
      filters={FILTERS}
      csvName="donations"
      nameOf={nameOf}
      details={(props) => <DonationDetails key={props.id} {...props} />}
    />
  );
}
