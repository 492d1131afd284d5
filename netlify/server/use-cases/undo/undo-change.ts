import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import { noteCancelled } from '#domain/billing/cancelled-at.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { Discount } from '#domain/discounts/discount.ts';
import type { Game } from '#domain/games/game.ts';
import { isAsLeft, isInTime, type Undo, type UndoRecord } from '#domain/records/undo.ts';
import { messages } from '#words/office/refusals/records.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { GALLERY_CACHE_TAG, GAMES_CACHE_TAG } from '../../core/cache-tags.ts';
import { allCollections } from '../../gateways/all-collections.ts';
import { firestore } from '../../gateways/firestore.ts';
import {
  auditLog,
  discounts,
  gallerySubmissions,
  games,
  playerBills,
  profiles,
  undos,
} from '../../gateways/records.ts';
import { stageWrites } from '../../gateways/staged-transaction.ts';
import { changePublic } from '../cache/forget-cached.ts';
import { isCodeTaken } from '../discounts/save-discount.ts';
import { isOnSchedule } from '../games/save-game.ts';
import { readNamesakesAt } from '../players/namesakes-at.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';

/**
 * Puts every record of a change back as it was before, in one transaction, with its line in the audit
 * log. Again it is refused: there is nothing left to undo.
 * @throws AppError not_found (none of one's own, or undone already), conflict (too late, or a record was
 *   changed since, or the same was added again)
 */
export async function undoChange(id: string, actor: Account, now: Date): Promise<void> {
  await changePublic(now, (addPurges) =>
    firestore().runTransaction(async (transaction) => {
      const kept = (await transaction.get(undos().doc(id))).data();
      if (!kept || kept.actorId !== actor.uid) {
        throw new AppError('not_found', messages.nothingToUndo);
      }
      if (!isInTime(kept, now)) {
        throw new AppError('conflict', messages.undoTooLate);
      }
      await putBack(transaction, kept, now);
      transaction.delete(undos().doc(id));
      const facts = { undone: kept.action };
      const entry = auditEntry(actor, 'change.undone', kept.subject, now, {}, facts);
      transaction.create(auditLog().doc(entry.id), entry);
      addPurges(transaction, tagsOf(kept));
    }),
  );
}

async function putBack(
  transaction: Transaction,
  { records, createdAt }: Undo,
  now: Date,
): Promise<void> {
  const refs = records.map(({ path }) => refOf(path));
  const found = await transaction.getAll(...refs);
  for (const [index, doc] of found.entries()) {
    if (isAsLeft(doc.data() ?? null, records[index]?.after ?? null)) continue;
    throw new AppError('conflict', messages.undoChanged);
  }
  // Staged: the checks see the records as they will be, and every read comes before the writes.
  const staged = stageWrites(transaction);
  for (const [index, ref] of refs.entries()) {
    const before = recordBefore(records[index], found[index]?.data(), now);
    if (before) staged.transaction.set(ref, before);
    else staged.transaction.delete(ref);
  }
  for (const [index, { ref, data }] of staged.touched().entries()) {
    const deletedAt = found[index]?.exists ? null : createdAt;
    if (data && (await isThereAgain(staged.transaction, ref.parent.id, data, deletedAt))) {
      throw new AppError('conflict', messages.undoAgain);
    }
  }
  staged.flush();
}

/**
 * Whether what comes back was added again meanwhile under another id: a game would be on the schedule twice,
 * a code would give two discounts, and a child would be two players.
 * @param deletedAt when the change deleted it; null where it did not
 */
async function isThereAgain(
  transaction: Transaction,
  collectionId: string,
  record: object,
  deletedAt: string | null,
): Promise<boolean> {
  switch (collectionId) {
    case games().id:
      return isOnSchedule(transaction, record as Game);
    case discounts().id:
      return isCodeTaken(transaction, record as Discount);
    case profiles().id: {
      const player = record as Profile;
      if (deletedAt === null || player.role !== 'member') return false;
      // A child may have been there twice before. Only a record that came after the deletion counts.
      const namesakes = await readNamesakesAt(transaction, player);
      return namesakes.some((one) => (one.broughtBackAt ?? one.createdAt) >= deletedAt);
    }
    default:
      return false;
  }
}

/** As it was, and written later than what it takes the place of: whoever saw that has to look again. */
function recordBefore(
  kept: UndoRecord | undefined,
  current: Versioned | undefined,
  now: Date,
): object | null {
  if (!kept?.before) return null;
  const before = withCanceling(kept.path, JSON.parse(kept.before) as Versioned);
  if (before.updatedAt === undefined) return before;
  const updatedAt = laterThan(current?.updatedAt ?? before.updatedAt, now);
  if (before.sequence === undefined) return { ...before, updatedAt };
  // Calendars that have the change already drop what has a lower number than theirs.
  return { ...before, updatedAt, sequence: (current?.sequence ?? before.sequence) + 1 };
}

/** A bill that was canceled before its records said when was so since it last changed: not only from now on. */
function withCanceling(path: string, before: Versioned): Versioned {
  if (!path.startsWith(`${playerBills().id}/`)) return before;
  const bill = before as PlayerBill;
  return noteCancelled(bill, bill, bill.updatedAt);
}

/** What says which writing of a record this is; of a game also its event's number in calendars. */
interface Versioned {
  updatedAt?: string;
  sequence?: number;
}

/** The document by its path, read and written by its schema. */
function refOf(path: string): DocumentReference<object> {
  const [name = '', id = ''] = path.split('/');
  const collection = allCollections().get(name);
  if (!collection) throw new Error(`There is no collection ${name}`);
  return collection.doc(id);
}

/** What the public copies say of these records is old. */
function tagsOf({ records }: Undo): string[] {
  const tags = { [games().id]: GAMES_CACHE_TAG, [gallerySubmissions().id]: GALLERY_CACHE_TAG };
  return [...new Set(records.flatMap(({ path }) => tags[path.split('/')[0] ?? ''] ?? []))];
}
