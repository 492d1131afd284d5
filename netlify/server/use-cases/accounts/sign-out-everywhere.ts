import type { Account } from '../../core/account.ts';
import { endSessions } from '../../gateways/auth.ts';
import { auditLog } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';

/** Ends every session of the caller, in this browser too; of an admin it is logged. */
export async function signOutEverywhere(account: Account, now: Date): Promise<void> {
  await endSessions(account.uid);
  if (account.profile?.role !== 'admin') return;
  const entry = auditEntry(account, 'sessions.ended', `profiles/${account.uid}`, now);
  await auditLog().doc(entry.id).create(entry);
}
