import type { SeenRecord } from '#contracts/records/change.ts';
import type { FiledStatus } from '#domain/contact/choices.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Account } from '../../core/account.ts';
import { contactMessages } from '../../gateways/records.ts';
import { changeRecord } from '../records/change-record.ts';

const ACTIONS = { new: 'message.reopened', closed: 'message.closed', spam: 'message.markedSpam' };

/** Files a message without an email to its sender. @throws AppError not_found, conflict */
export function fileMessage(
  { status, ...seen }: SeenRecord & { status: FiledStatus },
  actor: Account,
  now: Date,
): Promise<ContactMessage> {
  const file = (message: ContactMessage): ContactMessage => ({ ...message, status });
  const action = ACTIONS[status];
  return changeRecord(seen, file, { collection: contactMessages(), actor, action, now });
}
