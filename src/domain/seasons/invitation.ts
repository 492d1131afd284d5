import * as z from 'zod/mini';

/** What a family was told of the new season (part of its record in `families`). */
export const InvitationSchema = z.object({
  /** Of the change of seasons that it belongs to. */
  seasonId: z.string(),
  at: z.iso.datetime(),
  remindedAt: z.nullable(z.iso.datetime()),
  /** When the family said that it does not come back. */
  declinedAt: z.nullable(z.iso.datetime()),
});
