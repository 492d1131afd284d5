import { volunteerApplications } from '../../gateways/records.ts';
import { sentInRecords } from '../records/kinds-of-records.ts';

/** What the office does with applications, besides deciding on them. */
export const volunteerRecords = sentInRecords(volunteerApplications, 'volunteer', {
  name: 'lastName',
});
