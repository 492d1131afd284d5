import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';

/** What becomes of bills of the old season that are open: they stay open, or are gone through one by one. */
export const BILL_CHOICES = ['carried', 'settled'] as const;
export type BillChoice = (typeof BILL_CHOICES)[number];

/** Who did a step, and when. */
const DONE_FIELDS = { by: z.string(), at: z.iso.datetime() };

/**
 * The change from one season to the next (collection `seasons`): how far the office has come with it, so
 * that it may be left and taken up again, also by someone else. What the new season is called, costs
 * and asks to be signed stands in content and nowhere else.
 */
export const SeasonChangeSchema = z.object({
  /** Follows from the old season's name. */
  id: z.string(),
  /** The season that is over, as its registrations have it. */
  from: z.string(),
  /** What was published when it began, to tell what has changed since. */
  before: z.object({
    feeCents: CentsSchema,
    waiverVersion: z.string(),
    termsVersion: z.string(),
  }),
  bills: z.nullable(
    z.object({
      choice: z.enum(BILL_CHOICES),
      /** Families with open bills at that time, and what they owed. */
      families: z.int(),
      cents: CentsSchema,
      ...DONE_FIELDS,
    }),
  ),
  schedule: z.nullable(
    z.object({
      /** Games before this day left the schedule, YYYY-MM-DD. */
      before: z.iso.date(),
      games: z.int(),
      ...DONE_FIELDS,
    }),
  ),
  players: z.nullable(z.object({ players: z.int(), ...DONE_FIELDS })),
  startedBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
});
export type SeasonChange = z.infer<typeof SeasonChangeSchema>;
