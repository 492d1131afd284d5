import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { RegisteredPlayer, Registration } from '#domain/registration/registration.ts';
import { compareTyped, noteOf } from '#domain/registration/typed-note.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { auditLog, medicalNotes } from '../../gateways/records.ts';
import { forOffice, type WrittenMail } from '../../mails/compose.ts';
import { medicalNoteChanged } from '../../mails/privacy-mails.ts';
import { addHourlyMails } from '../mail/add-hourly-mails.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan } from '../records/change-record.ts';

/** A player with what the form says of their health. */
interface TypedNote {
  player: RegisteredPlayer;
  text: string | null | undefined;
}

interface Taking {
  settings: Pick<Settings, 'timeZone'>;
  now: Date;
}

/**
 * Takes over the medical information of a form that was sent once more: it is left out of what tells two
 * registrations apart, and the browser does not keep it. The note is another version then, is logged, and
 * the office hears of it, as of a change in the account. What was corrected since stays, and the office is
 * asked to look. Nothing may have been written in the transaction before.
 */
export async function takeTypedNotes(
  transaction: Transaction,
  registration: Registration,
  typed: readonly TypedNote[],
  { settings, now }: Taking,
): Promise<void> {
  const notes = await Promise.all(
    typed.map(async ({ player: { profileId } }) =>
      readOne(await transaction.get(medicalNotes().doc(profileId))),
    ),
  );
  const compared = typed.flatMap(({ player, text }, index) => {
    const note = notes[index];
    const isOwn = note?.registrationId === registration.id;
    const outcome = compareTyped(text, note, isOwn ? undefined : registration.createdAt);
    return text && outcome !== 'same' ? [{ player, text, note, outcome }] : [];
  });
  const mails = compared.map(({ player, outcome }) =>
    outcome === 'older'
      ? noteMail(player, 'kept', `${player.profileId}-kept`)
      : noteMail(player, 'changed', player.profileId),
  );
  await addHourlyMails(transaction, mails, now);
  const guardian = {
    uid: `registration:${registration.id}`,
    email: fullName(registration.payer),
    profile: null,
  };
  for (const { player, text, note, outcome } of compared) {
    if (outcome === 'older') continue;
    const doc = medicalNotes().doc(player.profileId);
    const createdAt = laterThan(note?.createdAt ?? registration.createdAt, now);
    transaction.set(doc, { ...noteOf(registration, player, text, settings), createdAt });
    const entry = auditEntry(guardian, 'medicalNote.updated', doc.path, now);
    transaction.create(auditLog().doc(entry.id), entry);
  }
}

/** To the office. @param name of the email: that of a change in the account is the player's id */
export function noteMail(
  { profileId: id, firstName, lastName }: RegisteredPlayer,
  change: 'changed' | 'kept' | 'lost' | 'unproven',
  name: string,
): WrittenMail {
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const about = { change, id: name, officeEmail, siteUrl };
  return forOffice(() => medicalNoteChanged({ id, firstName, lastName }, about));
}
