import { registrations } from '../../gateways/records.ts';
import { payableRecords } from '../records/kinds-of-records.ts';

/** What the office does with registrations; one is read with its bills (read-registration.ts). */
export const registrationRecords = payableRecords(registrations, 'registration');
