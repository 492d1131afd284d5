import type { Transaction } from '@google-cloud/firestore';
import { wantNow } from '#domain/publishing/change-build.ts';
import type { SiteBuild } from '#domain/publishing/site-build.ts';
import type { PublishingStatus } from '#domain/publishing/status.ts';
import { messages } from '#words/office/refusals/people.ts';
import { AppError } from '../../core/app-error.ts';
import { buildHook } from '../../gateways/build-hook.ts';
import { auditLog } from '../../gateways/records.ts';
import { type Actor, auditEntry } from '../records/audit.ts';
import { askDueBuild } from './ask-due-build.ts';
import { readPublishing } from './read-publishing.ts';
import { buildDoc, changeBuild } from './stored-build.ts';

/**
 * Asks for a build at once, or a few minutes after the last one; who did stands in the audit log.
 * @throws AppError conflict where nothing can be built from here, rate_limited when it was pressed too
 *   often today
 */
export async function publishNow(actor: Actor, now: Date): Promise<PublishingStatus> {
  if (buildHook() === undefined) {
    throw new AppError('conflict', messages.noHook);
  }
  await changeBuild((build, transaction) => {
    const wanted = noteWanted(transaction, build, actor, now);
    if (wanted === undefined) throw tooOften();
    return wanted;
  });
  await askDueBuild(now);
  return readPublishing(now);
}

/** Notes that somebody wants a build at once, and who. @returns undefined when it was pressed too often today */
export function noteWanted(
  transaction: Transaction,
  build: SiteBuild,
  actor: Actor,
  now: Date,
): SiteBuild | undefined {
  const wanted = wantNow(build, now);
  if (wanted !== undefined && wanted !== build) {
    const entry = auditEntry(actor, 'website.publishedNow', buildDoc().path, now);
    transaction.create(auditLog().doc(entry.id), entry);
  }
  return wanted;
}

function tooOften(): AppError {
  return new AppError('rate_limited', messages.publishedTooOften);
}
