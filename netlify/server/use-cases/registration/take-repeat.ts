import type { Registration } from '#domain/registration/registration.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { profiles, registrations } from '../../gateways/records.ts';
import { takeTypedNotes } from './typed-notes.ts';

/**
 * The registration that this form was sent as before, with the medical information that is typed now.
 * @throws AppError idempotency_key_reused where it is over, another guardian's by now, or all its players
 *   have been deleted: the same again is a new registration
 */
export async function takeRepeat(
  id: string,
  form: RegistrationForm,
  now: Date,
): Promise<Registration> {
  const settings = await readSettings();
  return firestore().runTransaction(async (transaction) => {
    const existing = (await transaction.get(registrations().doc(id))).data();
    if (!existing || existing.payment.status === 'refunded') throw isOver();
    if (!isSameSeason(existing.seasonName, settings.seasonName)) throw isOver();
    // The form is the first one's: with another address, the office has moved the registration since.
    if (existing.payer.email !== form.parentEmail) throw isOver();
    // Canceled, its notes are gone and must stay so.
    if (existing.cancelled) return existing;
    const refs = existing.players.map(({ profileId }) => profiles().doc(profileId));
    const found = (await transaction.getAll(...refs)).filter((doc) => doc.exists);
    if (found.length === 0) throw isOver();
    // Of a player who was deleted nobody could read a note, or delete it.
    const there = new Set(found.map((doc) => doc.id));
    const typed = existing.players
      .map((player, index) => ({ player, text: form.players[index]?.medicalInfo }))
      .filter(({ player }) => there.has(player.profileId));
    await takeTypedNotes(transaction, existing, typed, { settings, now });
    return existing;
  });
}

const isOver = () => new AppError('idempotency_key_reused', messages.reused);
