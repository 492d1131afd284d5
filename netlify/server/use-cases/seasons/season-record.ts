import { createHash } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, seasons } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan, staleRecord } from '../records/change-record.ts';

/** The id of a change: it follows from the season that is over, so two admins begin the same one. */
export function seasonIdOf(from: string): string {
  return createHash('sha256').update(from.trim().toLowerCase()).digest('hex').slice(0, 32);
}

/** The change that is under way. */
export async function readOpenSeason(): Promise<SeasonChange | undefined> {
  const { docs } = await seasons().where('finishedAt', '==', null).limit(1).get();
  return docs[0]?.data();
}

/** @throws AppError not_found where it is over or was never begun */
export async function mustBeOpen(id: string): Promise<SeasonChange> {
  const change = (await seasons().doc(id).get()).data();
  if (!change || change.finishedAt) throw notOpen();
  return change;
}

interface Step {
  actor: Account;
  now: Date;
  /** For the log, such as 'season.playersArchived'. */
  action: string;
  /** Reads first, then writes, and gives the record as it shall be. */
  work: (transaction: Transaction, current: SeasonChange) => Promise<SeasonChange> | SeasonChange;
  /** The record as the log has it, where that says what is begun, and the record what is done. */
  logged?: (next: SeasonChange) => SeasonChange;
}

/**
 * Does a step: all that it writes, the record and the entry in the log in one transaction.
 * @throws AppError not_found, conflict where someone else was faster, and what `work` throws
 */
export async function doStep({ id, seen }: SeenRecord, step: Step): Promise<SeasonChange> {
  const { actor, now, action, work, logged = (next) => next } = step;
  return firestore().runTransaction(async (transaction) => {
    const doc = seasons().doc(id);
    const current = (await transaction.get(doc)).data();
    if (!current || current.finishedAt) throw notOpen();
    if (current.updatedAt !== seen) throw staleRecord();
    const after = await work(transaction, current);
    const next = { ...after, updatedAt: laterThan(current.updatedAt, now) };
    transaction.set(doc, next);
    const entry = auditEntry(actor, action, `seasons/${id}`, now, current, logged(next));
    transaction.create(auditLog().doc(entry.id), entry);
    return next;
  });
}

function notOpen(): AppError {
  return new AppError('not_found', messages.over);
}
