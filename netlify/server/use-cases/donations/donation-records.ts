import type { SeenRecord } from '#contracts/records/change.ts';
import type { TableQuery } from '#contracts/records/table.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { Account } from '../../core/account.ts';
import { donations } from '../../gateways/records.ts';
import { readPayable, saveNotes } from '../records/office-record.ts';
import { PAYABLE_COLUMNS } from '../records/payable-columns.ts';
import { readTable, type TablePage } from '../records/read-table.ts';

/** A page of the donations. */
export function listDonations(query: TableQuery): Promise<TablePage<Donation>> {
  return readTable({ collection: donations(), ...PAYABLE_COLUMNS }, query);
}

/** One gift, and what is owed of it by hand. @throws AppError not_found */
export function readDonation(id: string, now: Date) {
  return readPayable(donations(), id, now);
}

/** Keeps the office's notes on one. @throws AppError not_found, conflict */
export function noteDonation(
  request: SeenRecord & { notes: string | null },
  actor: Account,
  now: Date,
): Promise<Donation> {
  return saveNotes(donations(), request, 'donation.noted', actor, now);
}
