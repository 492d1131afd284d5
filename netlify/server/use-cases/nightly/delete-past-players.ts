import { FieldValue } from '@google-cloud/firestore';
import { isOpenBill } from '#domain/billing/player-bill.ts';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { pastPlayerDeleteOn } from '#domain/players/past-player.ts';
import { readOne } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { gallerySubmissions, medicalNotes, playerBills, profiles } from '../../gateways/records.ts';
import { readWordsAbout } from '../privacy/forget-about.ts';
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
        work: (docs) => forEachRecord(docs, ({ id }) => deletePastPlayer(id, today, timeZone)),
      }),
    ],
    context,
  );
};

/**
 * Deletes one player with what hangs on the profile, unless the player came back, or a bill is open: the
 * office must know who owes it. Bills, registrations and signatures go on days of their own.
 */
async function deletePastPlayer(id: string, today: Day, timeZone: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const doc = profiles().doc(id);
    const player = readOne(await transaction.get(doc));
    const due = player && pastPlayerDeleteOn(player, timeZone);
    if (!due || due > today) return false;
    const [bills, tagged, forget] = await Promise.all([
      transaction.get(playerBills().where('playerId', '==', id)),
      transaction.get(gallerySubmissions().where('playerIds', 'array-contains', id)),
      readWordsAbout(transaction, doc.path),
    ]);
    if (bills.docs.some((bill) => isOpenBill(bill.data()))) return false;
    forget();
    for (const { ref } of tagged.docs) {
      transaction.update(ref, { playerIds: FieldValue.arrayRemove(id) });
    }
    transaction.delete(medicalNotes().doc(id));
    transaction.delete(doc);
    return true;
  });
}
