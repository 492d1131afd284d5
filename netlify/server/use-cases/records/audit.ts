import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Account } from '../../core/account.ts';

/** Not the business of whoever reads the log, or no change of the record itself. */
const LEFT_OUT = new Set(['updatedAt', 'requestHash', 'manageToken', 'ip', 'userAgent']);
const LONGEST_VALUE = 300;

/** Who did it: an administrator, or someone known by another name. */
export type Actor = Pick<Account, 'uid' | 'email' | 'profile'>;

/** An entry of the audit log: who did what to which record, and what changed. */
export function auditEntry(
  actor: Actor,
  action: string,
  subject: string,
  now: Date,
  before: object = {},
  after: object = {},
): AuditEntry {
  return {
    id: crypto.randomUUID(),
    at: now.toISOString(),
    actorId: actor.uid,
    actorName: nameOfActor(actor),
    action,
    subject,
    changes: changesBetween(before, after),
  };
}

/** How the log and emails to the office call whoever did it. */
export function nameOfActor({ profile, email }: Actor): string {
  return (profile && fullName(profile).trim()) || email;
}

function changesBetween(before: object, after: object): AuditEntry['changes'] {
  const old = flatten(before);
  const changed = flatten(after);
  return [...new Set([...Object.keys(old), ...Object.keys(changed)])]
    .filter((field) => old[field] !== changed[field])
    .map((field) => ({ field, before: old[field] ?? '', after: changed[field] ?? '' }));
}

/** Every field as text by its path: 'payment.status'. */
function flatten(value: object, path = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (LEFT_OUT.has(key)) continue;
    const here = path ? `${path}.${key}` : key;
    if (inner !== null && typeof inner === 'object') Object.assign(fields, flatten(inner, here));
    else fields[here] = String(inner ?? '').slice(0, LONGEST_VALUE);
  }
  return fields;
}
