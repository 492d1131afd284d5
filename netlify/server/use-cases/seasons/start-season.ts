import { subDays } from 'date-fns';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { seasonEndOf } from '#domain/seasons/season-end.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, seasons } from '../../gateways/records.ts';
import { auditEntry, nameOfActor } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';
import { readPublished } from './read-published.ts';
import { seasonIdOf } from './season-record.ts';

/**
 * Begins the change from a season to the next; begun by two at once it is one. One of the same season
 * that was finished is taken up again, with what was done for it; not the one of an earlier season that had
 * the same name.
 * @throws AppError conflict while another one is under way, or for a name that was used; service_unavailable
 */
export async function startSeason(from: string, actor: Account, now: Date): Promise<SeasonChange> {
  const { seasonName: _, ...before } = await readPublished();
  const doc = seasons().doc(seasonIdOf(from));
  return firestore().runTransaction(async (transaction) => {
    const [known, open] = await Promise.all([
      transaction.get(doc),
      transaction.get(seasons().where('finishedAt', '==', null).limit(1)),
    ]);
    const current = known.data();
    if (current && current.finishedAt === null) return current;
    const other = open.docs[0]?.data();
    if (other) throw otherIsOpen(other);
    if (current && isAnotherSeason(current, now)) throw nameUsed(from);
    const next = current
      ? { ...current, finishedAt: null, updatedAt: laterThan(current.updatedAt, now) }
      : newChange({ id: doc.id, from, before, startedBy: nameOfActor(actor) }, now);
    transaction.set(doc, next);
    const entry = auditEntry(actor, 'season.started', doc.path, now, {}, { from });
    transaction.create(auditLog().doc(entry.id), entry);
    return next;
  });
}

function newChange(
  given: Pick<SeasonChange, 'id' | 'from' | 'before' | 'startedBy'>,
  now: Date,
): SeasonChange {
  const at = now.toISOString();
  return {
    ...given,
    bills: null,
    schedule: null,
    players: null,
    createdAt: at,
    updatedAt: at,
    finishedAt: null,
  };
}

/** A name without a year comes again with its season; one that was finished too early is taken up again soon. */
function isAnotherSeason({ from, finishedAt }: SeasonChange, now: Date): boolean {
  if (finishedAt === null || seasonEndOf(from) !== undefined) return false;
  return new Date(finishedAt) < subDays(now, TAKEN_UP_WITHIN_DAYS);
}
const TAKEN_UP_WITHIN_DAYS = 60;

function nameUsed(from: string): AppError {
  return new AppError('conflict', messages.nameUsed(from));
}

function otherIsOpen({ from }: SeasonChange): AppError {
  return new AppError('conflict', messages.alreadyInProgress(from));
}
