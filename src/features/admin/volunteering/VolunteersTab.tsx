import { callApi } from '#browser/api.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import {
  deleteVolunteerEndpoint,
  listVolunteersEndpoint,
} from '#contracts/volunteering/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages } from '#words/office/dashboard/volunteers.ts';
import { RecordsTab } from '../kit/office/RecordsTab.tsx';
import { STATUS_FILTERS, VOLUNTEER_COLUMNS } from './columns.tsx';
import { VolunteerDetails } from './VolunteerDetails.tsx';

const removeVolunteer = (record: SeenRecord) => callApi(deleteVolunteerEndpoint, record);

/** Who offered to help, and who is cleared to. */
export function VolunteersTab() {
  return (
    <RecordsTab
      words={messages}
      endpoint={listVolunteersEndpoint}
      columns={VOLUNTEER_COLUMNS}
      filters={STATUS_FILTERS}
      csvName="volunteers"
      nameOf={fullName}
      remove={removeVolunteer}
      details={(props) => <VolunteerDetails key={props.id} {...props} />}
    />
  );
}
