import * as z from 'zod/mini';

/**
 * A player's medical information (collection `medicalNotes`, id = the player's profile). Apart from
 * everything else, so that no list, export, mail or log can carry it: read only by admins, one at a
 * time, each read in the audit log; deleted 3 years after the season's registration.
 */
export const MedicalNoteSchema = z.object({
  profileId: z.string(),
  registrationId: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** YYYY-MM-DD: `nightly` deletes it from then on. */
  deleteOn: z.iso.date(),
});
export type MedicalNote = z.infer<typeof MedicalNoteSchema>;
