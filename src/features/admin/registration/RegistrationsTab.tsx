import {
  type AdminRegistration,
  listRegistrationsEndpoint,
} from '#contracts/registration/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { PAYMENT_FILTER } from '../kit/office/payment-columns.tsx';
import { RecordsTab } from '../kit/office/RecordsTab.tsx';
import { REGISTRATION_COLUMNS } from './columns.tsx';
import { registrationMessages } from './messages.ts';
import { RegistrationDetails } from './RegistrationDetails.tsx';

const FILTERS = [PAYMENT_FILTER];
const nameOf = ({ number, payer }: AdminRegistration) => `${number}, ${fullName(payer)}`;

/** Who has registered whom, and what is paid. */
export function RegistrationsTab() {
  return (
    <RecordsTab
      words={registrationMessages}
      endpoint={listRegistrationsEndpoint}
      columns={REGISTRATION_COLUMNS}
      filters={FILTERS}
      csvName="registrations"
      nameOf={nameOf}
      details={(props) => <RegistrationDetails key={props.id} {...props} />}
    />
  );
}
