import { addYears, formatISO, parseISO } from 'date-fns';
import * as z from 'zod/mini';

/**
 * A player's medical information (collection `medicalNotes`, id = the player's profile). Apart from
 * everything else, so that no list, export, email or log can carry it: read only by admins, one at a
 * time, each read in the audit log; deleted 3 years after the season's registration.
 */
export const MedicalNoteSchema = z.object({
  profileId: z.string(),
  registrationId: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Of its last correction; missing where it was never corrected. */
  updatedAt: z.optional(z.iso.datetime()),
  /** YYYY-MM-DD: `nightly` deletes it from then on. */
  deleteOn: z.iso.date(),
});
export type MedicalNote = z.infer<typeof MedicalNoteSchema>;

/** Characters. */
export const MAX_MEDICAL_NOTE = 2000;

const YEARS_KEPT = 3;
/** 'The 2026-27 Season', '2026/2027', '2027 Summer': the first year and, where there is one, the last. */
const SEASON_YEARS = /(20\d\d)(?:\s*[-–/]\s*(?:20)?(\d\d))?/;

/**
 * When a medical note made today is deleted: 3 years after the season's end (decisions §5).
 *
 * Content knows a season by its name only, so its end is taken from there, at the latest it can be: a
 * season of two years ends with the school year on June 30 of the second, one of a single year on
 * December 31. A name without a year, or of a season that is over, counts as ending a year from today.
 * @param today in the program's time zone, YYYY-MM-DD
 */
export function medicalNoteDeleteOn(seasonName: string, today: string): string {
  const end = seasonEndOf(seasonName);
  const counted = end && end >= today ? end : addYearsTo(today, 1);
  return addYearsTo(counted, YEARS_KEPT);
}

function seasonEndOf(seasonName: string): string | undefined {
  const [, first, second] = SEASON_YEARS.exec(seasonName) ?? [];
  if (!first) return undefined;
  return second ? `20${second}-06-30` : `${first}-12-31`;
}

function addYearsTo(day: string, years: number): string {
  return formatISO(addYears(parseISO(day), years), { representation: 'date' });
}
