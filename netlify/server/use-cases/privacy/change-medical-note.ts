import type { Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import { type MedicalNote, medicalNoteDeleteOn } from '#domain/registration/medical-note.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, medicalNotes, profiles, registrations } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { readToday } from '../team/read-today.ts';

export interface NoteChange {
  playerId: string;
  /** Null deletes the note. */
  text: string | null;
  /** Refuses by throwing, having seen the player and the note as they stand. */
  check: (player: Profile, note: MedicalNote | undefined) => void;
  /** Writes what goes with it, such as an email. */
  inTransaction?: (transaction: Transaction, player: Profile) => Promise<void>;
}

/** The version of a note, by which a change over someone else's is refused; null where there is none. */
export function versionOf(note: MedicalNote | undefined): string | null {
  return note ? (note.updatedAt ?? note.createdAt) : null;
}

/**
 * Corrects or deletes a player's medical note, alone. Who did it stands in the audit log, without a word
 * of the note. A correction does not prolong how long it is kept, unless the player plays a later season by
 * now: registered for it, or without a registration.
 * @throws AppError not_found, and what `check` throws
 */
export async function changeMedicalNote(
  { playerId, text, check, inTransaction }: NoteChange,
  actor: Account,
  now: Date,
): Promise<void> {
  const today = await readToday(now);
  await firestore().runTransaction(async (transaction) => {
    const doc = medicalNotes().doc(playerId);
    const [found, noted] = await Promise.all([
      transaction.get(profiles().doc(playerId)),
      transaction.get(doc),
    ]);
    const player = found.data();
    // Of someone who is no player any more a note may still be there; it can only be deleted.
    if (!player || (text !== null && player.role !== 'member')) {
      throw new AppError('not_found', messages.gonePlayer);
    }
    const note = noted.data();
    check(player, note);
    if (text === null && !note) return;
    const next =
      text === null ? null : await noteWith(transaction, text, { player, note, now, today });
    await inTransaction?.(transaction, player);
    if (next) transaction.set(doc, next);
    else transaction.delete(doc);
    const action = next ? 'medicalNote.updated' : 'medicalNote.deleted';
    const entry = auditEntry(actor, action, `medicalNotes/${playerId}`, now);
    transaction.create(auditLog().doc(entry.id), entry);
  });
}

async function noteWith(
  transaction: Transaction,
  text: string,
  given: { player: Profile; note: MedicalNote | undefined; now: Date; today: string },
): Promise<MedicalNote> {
  const { player, note, now, today } = given;
  const updatedAt = now.toISOString();
  const { registrationId, pastSeason } = player;
  // Whom the office takes on paper plays the season that is, whatever registration the note is of.
  const isOfLater =
    pastSeason === null && (registrationId === null || registrationId !== note?.registrationId);
  if (note && !isOfLater) return { ...note, text, updatedAt };
  const registration = registrationId
    ? (await transaction.get(registrations().doc(registrationId))).data()
    : undefined;
  const fresh = {
    profileId: player.id,
    registrationId: registrationId ?? '',
    text,
    createdAt: updatedAt,
    updatedAt,
    deleteOn: medicalNoteDeleteOn(registration?.seasonName ?? '', today),
  };
  if (!note) return fresh;
  const { createdAt } = note;
  const [, deleteOn = fresh.deleteOn] = [note.deleteOn, fresh.deleteOn].sort();
  return { ...fresh, createdAt, deleteOn };
}
