import * as z from 'zod/mini';

/** The `updatedAt` of the record as the admin saw it: a save over someone else's change is refused. */
export const SeenSchema = z.iso.datetime();

/** Which record to change or delete, as it was seen. */
export const SeenRecordSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  seen: SeenSchema,
});
export type SeenRecord = z.infer<typeof SeenRecordSchema>;

/** The answer of what has nothing to tell but that it is done. */
export const DoneSchema = z.object({ done: z.literal(true) });
export const DONE = { done: true } as const;
