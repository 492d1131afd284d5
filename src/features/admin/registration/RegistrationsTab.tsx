import type { ReactNode } from 'react';
import {
  type AdminRegistration,
  listRegistrationsEndpoint,
} from '#contracts/registration/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { REGISTRATION_STANDINGS } from '#domain/registration/standing.ts';
import { messages as states } from '#words/labels/payment-status.ts';
import { messages as discountMessages } from '#words/office/dashboard/discounts.ts';
import { messages as registrationMessages } from '#words/office/dashboard/registrations.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { PAYMENT_FILTER } from '../kit/office/payment-columns.tsx';
import { RecordsTab } from '../kit/office/RecordsTab.tsx';
import { SubTabs } from '../kit/SubTabs.tsx';
import { REGISTRATION_COLUMNS } from './columns.tsx';
import { CostsTable } from './discounts/CostsTable.tsx';
import { DiscountsTable } from './discounts/DiscountsTable.tsx';
import { RegistrationDetails } from './RegistrationDetails.tsx';
import { SignedTable } from './SignedTable.tsx';
import { useSeasonFilter } from './use-season-filter.ts';

const STATUS_FILTER = {
  ...PAYMENT_FILTER,
  options: REGISTRATION_STANDINGS.map((value) => ({
    value,
    label: states.record[value],
  })),
};
const nameOf = ({ number, payer }: AdminRegistration) => `${number}, ${fullName(payer)}`;

const { views, viewsLabel } = discountMessages;
const VIEWS = ['registrations', 'signed', 'discounts', 'costs'] as const;
const TABLES = { signed: SignedTable, discounts: DiscountsTable, costs: CostsTable };

/** Who has registered whom and what is paid; what was signed; the discounts, and what they cost. */
export function RegistrationsTab() {
  const { params } = useAdminLocation();
  const view = VIEWS.find((known) => known === params.view) ?? 'registrations';
  const subTabs = (
    <SubTabs
      label={viewsLabel}
      views={VIEWS.map((known) => ({ view: known, label: views[known] }))}
      current={view}
    />
  );
  if (view === 'registrations') return <Registrations subTabs={subTabs} />;
  const Table = TABLES[view];
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{views[view]}</h2>
      {subTabs}
      <Table />
    </div>
  );
}

function Registrations({ subTabs }: { subTabs: ReactNode }) {
  const filters = [STATUS_FILTER, useSeasonFilter()];
  return (
    <RecordsTab
      subTabs={subTabs}
      words={registrationMessages}
      endpoint={listRegistrationsEndpoint}
      columns={REGISTRATION_COLUMNS}
      filters={filters}
      csvName="registrations"
      nameOf={nameOf}
      details={(props) => <RegistrationDetails key={props.id} {...props} />}
    />
  );
}
