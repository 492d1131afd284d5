import { dayOf } from '#domain/calendar/day.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { type MedicalNote, medicalNoteDeleteOn } from './medical-note.ts';
import type { RegisteredPlayer, Registration } from './registration.ts';

type Of = Pick<Registration, 'id' | 'seasonName' | 'createdAt'>;

/** The medical note of a player as the form says it, and until when it is kept. */
export function noteOf(
  { id, seasonName, createdAt }: Of,
  { profileId }: Pick<RegisteredPlayer, 'profileId'>,
  text: string,
  { timeZone }: Pick<Settings, 'timeZone'>,
): MedicalNote {
  return {
    profileId,
    registrationId: id,
    text,
    createdAt,
    deleteOn: medicalNoteDeleteOn(seasonName, dayOf(new Date(createdAt), timeZone)),
  };
}

/**
 * The medical information of a form that is sent once more, beside the note that is there. An empty field
 * takes nothing back. `older`: the office, or the guardian in the account, has corrected the note, which
 * the form, perhaps still open in another tab, does not know.
 * @param since corrections of before do not count, such as those of an earlier season
 */
export function compareTyped(
  text: string | null | undefined,
  note: MedicalNote | undefined,
  since = '',
): 'same' | 'news' | 'older' {
  if (!text || text === note?.text) return 'same';
  return note?.updatedAt !== undefined && note.updatedAt > since ? 'older' : 'news';
}
