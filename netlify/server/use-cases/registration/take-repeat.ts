import type { Transaction } from '@google-cloud/firestore';
import type { Registration } from '#domain/registration/registration.ts';
import type { PlayerForm, RegistrationForm } from '#domain/registration/registration-form.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { medicalNotes, profiles, registrations } from '../../gateways/records.ts';
import { noteOf } from './add-players.ts';

/**
 * The registration that this form was sent as before, with the medical information that is typed now.
 * @throws AppError idempotency_key_reused where it is over, or all its players have been deleted: the
 *   same again is a new registration
 */
export async function takeRepeat(id: string, form: RegistrationForm): Promise<Registration> {
  const settings = await readSettings();
  return firestore().runTransaction(async (transaction) => {
    const existing = (await transaction.get(registrations().doc(id))).data();
    if (!existing || existing.payment.status === 'refunded') throw isOver();
    if (existing.seasonName !== settings.seasonName) throw isOver();
    // Canceled, its notes are gone and must stay so.
    if (existing.cancelled) return existing;
    const refs = existing.players.map(({ profileId }) => profiles().doc(profileId));
    const found = (await transaction.getAll(...refs)).filter((doc) => doc.exists);
    if (found.length === 0) throw isOver();
    const there = new Set(found.map((doc) => doc.id));
    keepMedicalNotes(transaction, { registration: existing, there, forms: form.players, settings });
    return existing;
  });
}

interface Keeping {
  registration: Registration;
  /** Whose profile is there. Of one who was deleted nobody could read a note, or delete it. */
  there: ReadonlySet<string>;
  forms: readonly PlayerForm[];
  settings: Pick<Settings, 'timeZone'>;
}

/**
 * Takes over the medical information of a form that was sent once more: it is left out of what tells
 * two registrations apart, and the browser does not keep it, so an empty field takes nothing back.
 */
function keepMedicalNotes(
  transaction: Transaction,
  { registration, there, forms, settings }: Keeping,
): void {
  for (const [index, player] of registration.players.entries()) {
    const text = forms[index]?.medicalInfo;
    if (!text || !there.has(player.profileId)) continue;
    const note = noteOf(registration, player, text, settings);
    transaction.set(medicalNotes().doc(player.profileId), note);
  }
}

const isOver = () => new AppError('idempotency_key_reused', messages.reused);
