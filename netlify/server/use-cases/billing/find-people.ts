import type { Person } from '#contracts/billing/dashboard.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { profiles } from '../../gateways/records.ts';
import { readTable } from '../records/read-table.ts';

const SHOWN = 8;

/** People of a role to choose from: the newest, or those whose name or address begins so. */
export async function findPeople(role: Role, search: string): Promise<Person[]> {
  const page = await readTable(
    { collection: profiles() },
    {
      search,
      sort: 'createdAt',
      direction: 'desc',
      page: 1,
      pageSize: SHOWN,
      filters: { role },
    },
  );
  return page.rows.map(({ id, firstName, lastName, email, pastSeason }) => ({
    id,
    name: `${firstName} ${lastName}`,
    email,
    pastSeason,
  }));
}
