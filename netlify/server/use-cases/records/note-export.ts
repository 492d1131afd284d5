import type { Account } from '../../core/account.ts';
import { auditLog } from '../../gateways/records.ts';
import { auditEntry } from './audit.ts';

const PREFIX = '/api/admin/';

/**
 * Writes into the audit log who takes which rows of a table along as a file.
 * @param path the table's address, such as '/api/admin/players'
 * @param query the table's question
 */
export async function noteExport(
  path: string,
  query: unknown,
  actor: Account,
  now: Date,
): Promise<void> {
  const asked = query !== null && typeof query === 'object' ? query : {};
  const entry = auditEntry(
    actor,
    'table.exported',
    `exports/${path.replace(PREFIX, '').replaceAll('/', '-')}`,
    now,
    {},
    // Where a page begins says `page`.
    Object.fromEntries(
      Object.entries(asked).filter(([name, value]) => value !== '' && name !== 'after'),
    ),
  );
  await auditLog().doc(entry.id).create(entry);
}
