import { addYears, formatISO, parseISO } from 'date-fns';
import { fullName } from '#domain/accounts/full-name.ts';
import { type Hold, holdOn } from '#domain/families/family.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan, staleRecord } from '../records/change-record.ts';
import { readToday } from '../team/read-today.ts';
import { familyDoc, newFamily } from './family-record.ts';
import { readAccount } from './read-account.ts';

interface SeenHold {
  email: string;
  /** When the hold that was seen was put, null where none was; left out where nobody looked. */
  seen?: string | null | undefined;
}

interface HoldRequest extends SeenHold {
  /** Local to the program. */
  until: string;
  reason: string;
}

/**
 * Has a family reminded of nothing until a day, at most a year ahead. The hold that was seen is replaced.
 * @throws AppError invalid_input, not_found where nothing was ever asked of this address, conflict where
 *   there is another hold than was seen
 */
export async function holdFamily(
  { until, reason, ...family }: HoldRequest,
  actor: Account,
  now: Date,
): Promise<void> {
  const today = await readToday(now);
  const latest = formatISO(addYears(parseISO(today), 1), { representation: 'date' });
  if (until < today) throw refusal(messages.todayOrLater);
  if (until > latest) throw refusal(messages.withinYear);
  if ((await readAccount(family.email, now)).debts.length === 0) {
    throw new AppError('not_found', messages.noFamily);
  }
  const by = actor.profile ? fullName(actor.profile) : actor.email;
  await setHold(family, { until, reason, by, at: now.toISOString() }, actor, now);
}

/** Ends a family's hold; nothing where there is none. @throws AppError conflict where it is another than was seen */
export async function releaseFamily(family: SeenHold, actor: Account, now: Date): Promise<void> {
  await setHold(family, null, actor, now);
}

async function setHold(
  { email, seen }: SeenHold,
  hold: Hold | null,
  actor: Account,
  now: Date,
): Promise<void> {
  const today = await readToday(now);
  await firestore().runTransaction(async (transaction) => {
    const doc = familyDoc(email);
    const found = (await transaction.get(doc)).data();
    if (!hold && !found?.hold) return;
    // One that is over is not shown.
    const current = holdOn(found, today)?.at ?? null;
    if (seen !== undefined && seen !== current) throw staleRecord();
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
