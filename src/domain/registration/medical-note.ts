import * as z from 'zod/mini';
import { addYearsTo } from '#domain/calendar/years.ts';
import { seasonEndOf } from '#domain/seasons/season-end.ts';

/**
 * A player's medical information (collection `medicalNotes`, id = the player's profile). Apart from
 * everything else, so that no list, export, email or log can carry it: read only by admins, one at a
 * time, each read in the audit log; deleted 3 years after the season's registration.
 */
export const MedicalNoteSchema = z.object({
  profileId: z.string(),
  registrationId: z.string(),
  text: z.string(),
  /** When the form that says it was sent. */
  createdAt: z.iso.datetime(),
  /** Of its last correction by the office or in the account; missing where it was never corrected. */
  updatedAt: z.optional(z.iso.datetime()),
  /** YYYY-MM-DD: `nightly` deletes it from then on. */
  deleteOn: z.iso.date(),
});
export type MedicalNote = z.infer<typeof MedicalNoteSchema>;

/** Characters. */
export const MAX_MEDICAL_NOTE = 2000;

const YEARS_KEPT = 3;

/**
 * When a medical note made today is deleted: 3 years after the season's end (decisions §5). One of which
 * the name says no year, or that is over, counts as ending a year from today.
 * @param today in the program's time zone, YYYY-MM-DD
 */
export function medicalNoteDeleteOn(seasonName: string, today: string): string {
  const end = seasonEndOf(seasonName);
  const counted = end && end >= today ? end : addYearsTo(today, 1);
  return addYearsTo(counted, YEARS_KEPT);
}
