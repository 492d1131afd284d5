import type { TableQuery } from '#contracts/records/table.ts';
import type { VolunteerRow } from '#contracts/volunteering/dashboard.ts';
import { withNews } from '../families/stop-news.ts';
import type { TablePage } from '../records/read-table.ts';
import { volunteerRecords } from './volunteer-records.ts';

/** A page of applications. @param isFile with all that their details show */
export async function listVolunteers(
  query: TableQuery,
  isFile: boolean,
): Promise<TablePage<VolunteerRow>> {
  const page = await volunteerRecords.list(query);
  if (!isFile) return page;
  const rows = await withNews(page.rows, ({ email, communicationConsent, createdAt }) => ({
    email,
    consents: communicationConsent,
    createdAt,
  }));
  return { ...page, rows: rows.map((row) => ({ ...row, inFile: row })) };
}
