import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { isPlayer } from '#domain/players/is-player.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readable, readOne } from '../../core/broken-records.ts';
import { firestore, recordsOf } from '../../gateways/firestore.ts';
import { profiles, seasons } from '../../gateways/records.ts';
import { nameOfActor } from '../records/audit.ts';
import { laterThan, staleRecord } from '../records/change-record.ts';
import { refuseLateUndo } from './can-undo.ts';
import { findLeaving } from './find-leaving.ts';
import { doStep, mustBeOpen } from './season-record.ts';

interface By {
  account: Account;
  now: Date;
}

/** Players written in one transaction. */
const CHUNK = 100;

/**
 * Makes past players of all who are not registered for a new season. They keep everything: team, notes,
 * pictures, bills. Interrupted, it goes on where it is pressed again; of those who came since, too.
 * @param count as was shown
 * @throws AppError not_found, conflict (others by now, or changed by someone else)
 */
export async function archivePlayers(
  { count, ...record }: SeenRecord & { count: number },
  { account, now }: By,
): Promise<SeasonChange> {
  const change = await mustBeOpen(record.id);
  if (change.updatedAt !== record.seen) throw staleRecord();
  const { leaving } = await findLeaving(change);
  if (leaving.length !== count) throw playersChanged(count, leaving.length);
  // The record and the log first: where it is interrupted, what was done can be seen, undone and gone on with.
  const before = await countPast(change);
  const by = { by: nameOfActor(account), at: now.toISOString() };
  const withPast = (season: SeasonChange, players: number) => ({
    ...season,
    players: { players, ...by },
  });
  const begun = await doStep(record, {
    actor: account,
    now,
    action: 'season.playersArchived',
    work: (_, season) => withPast(season, before),
    logged: (season) => withPast(season, before + leaving.length),
  });
  const doc = seasons().doc(record.id);
  const isCurrent = (profile: Profile) => isPlayer(profile) && profile.pastSeason === null;
  const done = await inChunks(
    leaving,
    (profile) => (isCurrent(profile) ? { ...profile, pastSeason: change.from } : undefined),
    now,
    async (transaction) => {
      const season = (await transaction.get(doc)).data();
      // Undone or finished meanwhile.
      if (season?.updatedAt !== begun.updatedAt) throw staleRecord();
      return (moved) => transaction.set(doc, withPast(season, before + moved));
    },
  );
  return withPast(begun, before + done);
}

/** Makes current players of them again, but for those who had left before. @throws AppError not_found, conflict (a family has registered again) */
export async function restorePlayers(
  record: SeenRecord,
  { account, now }: By,
): Promise<SeasonChange> {
  const change = await mustBeOpen(record.id);
  if (change.updatedAt !== record.seen) throw staleRecord();
  await refuseLateUndo(change);
  const { docs } = await recordsOf(profiles()).where('pastSeason', '==', change.from).get();
  await inChunks(
    readable(docs),
    (profile) => (isArchived(profile, change) ? { ...profile, pastSeason: null } : undefined),
    now,
  );
  return doStep(record, {
    actor: account,
    now,
    action: 'season.playersRestored',
    work: (_, current) => ({ ...current, players: null }),
  });
}

/**
 * @param changed the profile as it shall be; undefined leaves it as it is
 * @param readBeside reads what is written with each chunk, and answers how, given how many have been changed by then
 * @returns how many were changed
 */
async function inChunks(
  people: readonly Pick<Profile, 'id'>[],
  changed: (profile: Profile) => Profile | undefined,
  now: Date,
  readBeside?: (transaction: Transaction) => Promise<(done: number) => void>,
): Promise<number> {
  let done = 0;
  for (let start = 0; start < people.length; start += CHUNK) {
    const refs = people.slice(start, start + CHUNK).map(({ id }) => profiles().doc(id));
    done += await firestore().runTransaction(async (transaction) => {
      const writeBeside = await readBeside?.(transaction);
      const found = await transaction.getAll(...refs);
      const next = found.flatMap((doc) => {
        const profile = readOne(doc as DocumentSnapshot<Profile>);
        return (profile && changed(profile)) ?? [];
      });
      for (const profile of next) {
        const updatedAt = laterThan(profile.updatedAt, now);
        transaction.set(profiles().doc(profile.id), { ...profile, updatedAt });
      }
      writeBeside?.(done + next.length);
      return next.length;
    });
  }
  return done;
}

/** Whether the step made the player a past one: who had left in the season was one before. */
const isArchived = ({ pastSeason, leftAt }: Profile, { from }: SeasonChange) =>
  pastSeason === from && leftAt === null;

async function countPast({ from }: SeasonChange): Promise<number> {
  const { docs } = await profiles().where('pastSeason', '==', from).select('leftAt').get();
  return docs.filter((doc) => typeof doc.get('leftAt') !== 'string').length;
}

const playersChanged = (seen: number, now: number) =>
  new AppError('conflict', messages.playersChanged(now, seen));
