import * as z from 'zod/mini';

/** How far a collection's old words have been forgotten (collection `retentionMarks`, id = the collection). */
export const RetentionMarkSchema = z.object({
  id: z.string(),
  /** Whatever is older has been dealt with. */
  through: z.iso.datetime(),
  /** By which rule; the first one is not named. */
  rule: z.optional(z.int()),
});
