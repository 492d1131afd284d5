import type { SeenRecord } from '#contracts/records/change.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Account } from '../../core/account.ts';
import { contactMessages } from '../../gateways/records.ts';
import { deleteSentIn } from '../records/delete-sent-in.ts';
import { saveNotes } from '../records/office-record.ts';
import { readTable, type TablePage } from '../records/read-table.ts';

/** A page of the messages. */
export function listMessages(query: TableQuery): Promise<TablePage<ContactMessage>> {
  return readTable(
    { collection: contactMessages(), sortFields: { from: 'name', inquiry: 'inquiryType' } },
    query,
  );
}

/** Keeps the office's notes on one. @throws AppError not_found, conflict */
export function noteMessage(
  request: SeenRecord & { notes: string | null },
  actor: Account,
  now: Date,
): Promise<ContactMessage> {
  return saveNotes(contactMessages(), request, 'message.noted', actor, now);
}

/** Deletes one, with what emails and the log say of it. @throws AppError not_found, conflict */
export function deleteMessage(record: SeenRecord, actor: Account, now: Date): Promise<void> {
  return deleteSentIn(contactMessages(), record, 'message.deleted', actor, now);
}
