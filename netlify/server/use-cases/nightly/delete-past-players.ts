import type { Profile } from '#domain/accounts/profile.ts';
import { isOpenBill, type PlayerBill } from '#domain/billing/player-bill.ts';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { pastPlayerDeleteOn } from '#domain/players/past-player.ts';
import { readOne } from '../../core/broken-records.ts';
import { FieldValue, firestore } from '../../gateways/firestore.ts';
import { gallerySubmissions, medicalNotes, playerBills, profiles } from '../../gateways/records.ts';
import { readWordsAbout } from '../privacy/forget-about.ts';
import { readAnswersOf } from '../registration/forget-answers.ts';
import { forEachRecord, type Job } from './job.ts';
import { sweep, sweepAll } from './sweep.ts';

/** Players are deleted three years after their last season, as their families are told. */
export const deletePastPlayers: Job = (context) => {
  const { timeZone } = context.settings;
  const today = dayOf(context.now, timeZone);
  return sweepAll(
    [
      sweep({
        name: 'profiles',
        query: profiles().where('pastSeason', '>', ''),
        orderedBy: 'pastSeason',
        work: (docs) =>
          forEachRecord(
            docs.filter((doc) => isDue(readOne(doc), today, timeZone)),
            ({ id }) => deletePastPlayer(id, today, timeZone),
          ),
      }),
    ],
    context,
  );
};

function isDue(
  player: Profile | undefined,
  today: Day,
  timeZone: string,
  bills: readonly PlayerBill[] = [],
): boolean {
  const billedAt = bills.map(({ createdAt }) => createdAt);
  const due = player && pastPlayerDeleteOn(player, timeZone, billedAt);
  return due !== undefined && due !== null && due <= today;
}

/**
 * Deletes one player with what hangs on the profile, unless the player came back, or a bill is open: the
 * office must know who owes it. Bills, registrations and signatures go on days of their own.
 */
async function deletePastPlayer(id: string, today: Day, timeZone: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const doc = profiles().doc(id);
    const player = readOne(await transaction.get(doc));
    const [found, tagged, ...forget] = await Promise.all([
      transaction.get(playerBills().where('playerId', '==', id)),
      transaction.get(gallerySubmissions().where('playerIds', 'array-contains', id)),
      readWordsAbout(transaction, doc.path),
      ...(player ? [readAnswersOf(transaction, player)] : []),
    ]);
    const bills = found.docs.map((bill) => bill.data());
    if (!isDue(player, today, timeZone, bills) || bills.some(isOpenBill)) return false;
    for (const forgetOne of forget) forgetOne();
    for (const { ref } of tagged.docs) {
      transaction.update(ref, { playerIds: FieldValue.arrayRemove(id) });
    }
    transaction.delete(medicalNotes().doc(id));
    transaction.delete(doc);
    return true;
  });
}
