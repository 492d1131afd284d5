import { addYears, formatISO, parseISO } from 'date-fns';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Hold } from '#domain/families/family.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';
import { readToday } from '../team/read-today.ts';
import { familyDoc, newFamily } from './family-record.ts';
import { readAccount } from './read-account.ts';

interface HoldRequest {
  email: string;
  /** Local to the program. */
  until: string;
  reason: string;
}

/**
 * Has a family reminded of nothing until a day, at most a year ahead. A hold that is there is replaced.
 * @throws AppError invalid_input, not_found where nothing was ever asked of this address
 */
export async function holdFamily(
  { email, until, reason }: HoldRequest,
  actor: Account,
  now: Date,
): Promise<void> {
  const today = await readToday(now);
  const latest = formatISO(addYears(parseISO(today), 1), { representation: 'date' });
  if (until < today) throw refusal(messages.todayOrLater);
  if (until > latest) throw refusal(messages.withinYear);
  if ((await readAccount(email, now)).debts.length === 0) {
    throw new AppError('not_found', messages.noFamily);
  }
  const by = actor.profile ? fullName(actor.profile) : actor.email;
  await setHold(email, { until, reason, by, at: now.toISOString() }, actor, now);
}

/** Ends a family's hold; nothing where there is none. */
export async function releaseFamily(email: string, actor: Account, now: Date): Promise<void> {
  await setHold(email, null, actor, now);
}

async function setHold(email: string, hold: Hold | null, actor: Account, now: Date): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const doc = familyDoc(email);
    const found = (await transaction.get(doc)).data();
    if (!hold && !found?.hold) return;
    const before = found ?? newFamily(email, now);
    const after = { ...before, hold, updatedAt: laterThan(before.updatedAt, now) };
    transaction.set(doc, after);
    const action = hold ? 'family.held' : 'family.released';
    const [was, is] = [{ hold: before.hold }, { hold }];
    const entry = auditEntry(actor, action, `families/${doc.id}`, now, was, { ...is, email });
    transaction.create(auditLog().doc(entry.id), entry);
  });
}

function refusal(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { until: message } });
}
