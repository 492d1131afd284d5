import { donations } from '../../gateways/records.ts';
import { payableRecords } from '../records/kinds-of-records.ts';

/** What the office does with gifts. */
export const donationRecords = payableRecords(donations, 'donation');
