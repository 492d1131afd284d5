import type { SeenRecord } from '#contracts/records/change.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import type { Account } from '../../core/account.ts';
import { volunteerApplications } from '../../gateways/records.ts';
import { deleteSentIn } from '../records/delete-sent-in.ts';
import { readRecord, saveNotes } from '../records/office-record.ts';
import { readTable, type TablePage } from '../records/read-table.ts';

/** A page of the volunteers. */
export function listVolunteers(query: TableQuery): Promise<TablePage<VolunteerApplication>> {
  return readTable(
    { collection: volunteerApplications(), sortFields: { name: 'lastName' } },
    query,
  );
}

/** One of them, read anew. @throws AppError not_found */
export function readVolunteer(id: string): Promise<VolunteerApplication> {
  return readRecord(volunteerApplications(), id);
}

/** Keeps the office's notes on one. @throws AppError not_found, conflict */
export function noteVolunteer(
  request: SeenRecord & { notes: string | null },
  actor: Account,
  now: Date,
): Promise<VolunteerApplication> {
  return saveNotes(volunteerApplications(), request, 'volunteer.noted', actor, now);
}

/** Deletes one, with what emails and the log say of it. @throws AppError not_found, conflict */
export function deleteVolunteer(record: SeenRecord, actor: Account, now: Date): Promise<void> {
  return deleteSentIn(volunteerApplications(), record, 'volunteer.deleted', actor, now);
}
