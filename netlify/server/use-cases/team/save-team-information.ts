import { noteChange } from '#domain/publishing/change-build.ts';
import { teamInformationForm } from '#domain/team/team-form.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import { messages } from '#words/refusals/common.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, teamInformation } from '../../gateways/records.ts';
import { buildDoc, readBuild } from '../publishing/stored-build.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan, staleRecord } from '../records/change-record.ts';

type Input = Omit<TeamInformation, 'updatedBy' | 'updatedAt'>;

/**
 * Saves the single record, the first time or again, and notes that the pages are to be built with it.
 * @param seen the record's `updatedAt` as the admin saw it, null where it had none
 * @throws AppError conflict when it has been changed since, invalid_input for a year to come
 */
export async function saveTeamInformation(
  seen: string | null,
  input: Input,
  { account, now }: { account: Account; now: Date },
): Promise<{ team: TeamInformation }> {
  mustNotBeOfTheFuture(input, now);
  const doc = teamInformation().doc('current');
  const team = await firestore().runTransaction(async (transaction) => {
    const [stored, build] = await Promise.all([transaction.get(doc), readBuild(transaction)]);
    const current = stored.data();
    const updatedAt = current?.updatedAt ?? null;
    if (updatedAt !== seen) throw staleRecord();
    const next: TeamInformation = {
      ...input,
      updatedBy: account.uid,
      updatedAt: updatedAt === null ? now.toISOString() : laterThan(updatedAt, now),
    };
    transaction.set(doc, next);
    transaction.set(buildDoc(), noteChange(build, now));
    const entry = auditEntry(account, 'team.updated', doc.path, now, current, next);
    transaction.create(auditLog().doc(entry.id), entry);
    return next;
  });
  return { team };
}

/** The contract has no clock. The year is that of UTC: for a founding year, near enough. */
function mustNotBeOfTheFuture({ foundedYear }: Input, now: Date) {
  const year = teamInformationForm(now.getUTCFullYear()).shape.foundedYear.safeParse(foundedYear);
  if (year.success) return;
  const message = year.error.issues[0]?.message ?? '';
  throw new AppError('invalid_input', messages.checkFields, {
    fields: { 'team.foundedYear': message },
  });
}
