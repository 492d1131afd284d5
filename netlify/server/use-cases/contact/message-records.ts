import { contactMessages } from '../../gateways/records.ts';
import { sentInRecords } from '../records/kinds-of-records.ts';

/** What the office does with messages, besides answering them; one is read with its replies (read-message.ts). */
export const messageRecords = sentInRecords(contactMessages, 'message', {
  from: 'name',
  inquiry: 'inquiryType',
});
