import * as z from 'zod/mini';
import { spokenLanguage } from '#domain/records/stored.ts';
import { InvitationSchema } from '#domain/seasons/invitation.ts';

/** Why and how long a family is not reminded of what it owes. */
export const HoldSchema = z.object({
  /** The last day of it, local to the program. */
  until: z.iso.date(),
  /** In the office's words; the family does not read it. */
  reason: z.string(),
  /** The admin's name. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type Hold = z.infer<typeof HoldSchema>;

/** That an address has asked for no more news: newsletters, and calls for volunteers. */
export const NewsStopSchema = z.object({
  /** The admin's name. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type NewsStop = z.infer<typeof NewsStopSchema>;

/**
 * What the office has decided about a family (collection `families`), which is a guardian's email address,
 * with an account or without; also of whoever gave or helps. What it owes stands on its bills and orders,
 * and nowhere else.
 */
export const FamilySchema = z.object({
  /** Follows from the address: see `familyIdOf` of the server. */
  id: z.string(),
  /** Lower case. */
  email: z.string(),
  hold: z.nullable(HoldSchema),
  /** When it was last reminded of what it owes. */
  remindedAt: z.nullable(z.iso.datetime()),
  /** Where there is one, the record is kept for good. */
  newsStop: z.optional(z.nullable(NewsStopSchema)),
  /** To the latest season that it was invited to; left out while there is none. */
  invitation: z.optional(InvitationSchema),
  /** As the office has corrected it: it counts before what any record says. */
  language: spokenLanguage(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Family = z.infer<typeof FamilySchema>;

/** The hold, where it still counts. @param today local to the program */
export function holdOn(family: Pick<Family, 'hold'> | undefined, today: string): Hold | null {
  const hold = family?.hold;
  return hold && hold.until >= today ? hold : null;
}
