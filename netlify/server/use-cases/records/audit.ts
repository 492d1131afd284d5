import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Account } from '../../core/account.ts';

/**
 * Not the business of whoever reads the log, or no change of the record itself: the times of a change
 * stand in the entry.
 */
const LEFT_OUT = new Set([
  'updatedAt',
  'ageSaidAt',
  'cancelledAt',
  'requestHash',
  'manageToken',
  'ip',
  'userAgent',
]);
const LONGEST_VALUE = 300;
/** How much of what is the same stands before what differs in a long value. */
const LEAD = 40;

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
    .map((field) => ({ field, ...shortened(old[field] ?? '', changed[field] ?? '') }));
}

/** Long values from shortly before where they differ: their beginnings may say the same. */
function shortened(
  before: string,
  after: string,
): Pick<AuditEntry['changes'][number], 'before' | 'after'> {
  const isLong = Math.max(before.length, after.length) > LONGEST_VALUE;
  const start = isLong ? Math.max(0, firstDifference(before, after) - LEAD) : 0;
  return { before: cut(before, start), after: cut(after, start) };
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function cut(text: string, start: number): string {
  const rest = start > 0 ? `…${text.slice(start)}` : text;
  return rest.length > LONGEST_VALUE ? `${rest.slice(0, LONGEST_VALUE - 1)}…` : rest;
}

/** Every field as text by its path: 'payment.status'. */
function flatten(value: object, path = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (LEFT_OUT.has(key)) continue;
    const here = path ? `${path}.${key}` : key;
    if (inner !== null && typeof inner === 'object') Object.assign(fields, flatten(inner, here));
    else fields[here] = String(inner ?? '');
  }
  return fields;
}
