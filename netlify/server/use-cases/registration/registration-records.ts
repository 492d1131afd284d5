import type { SeenRecord } from '#contracts/records/change.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { Account } from '../../core/account.ts';
import { registrations } from '../../gateways/records.ts';
import { saveNotes } from '../records/office-record.ts';
import { PAYABLE_COLUMNS } from '../records/payable-columns.ts';
import { readTable, type TablePage } from '../records/read-table.ts';

/** A page of the registrations. */
export function listRegistrations(query: TableQuery): Promise<TablePage<Registration>> {
  return readTable({ collection: registrations(), ...PAYABLE_COLUMNS }, query);
}

/** Keeps the office's notes on a registration. @throws AppError not_found, conflict */
export function noteRegistration(
  request: SeenRecord & { notes: string | null },
  actor: Account,
  now: Date,
): Promise<Registration> {
  return saveNotes(registrations(), request, 'registration.noted', actor, now);
}
