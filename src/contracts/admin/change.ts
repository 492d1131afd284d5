import * as z from 'zod/mini';

/** The `updatedAt` of the record as the admin saw it: a save over someone else's change is refused. */
export const SeenSchema = z.iso.datetime();

/** What can be a document's id at Firestore: anything else would be answered as a failure of ours. */
export const RecordIdSchema = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(200),
    z.regex(/^(?!\.{1,2}$)(?!__.*__$)[^/]+$/, 'This is no id of a record.'),
  );

/** Which record to change or delete, as it was seen. */
export const SeenRecordSchema = z.object({ id: RecordIdSchema, seen: SeenSchema });
export type SeenRecord = z.infer<typeof SeenRecordSchema>;

/** The answer of what has nothing to tell but that it is done. */
export const DoneSchema = z.object({ done: z.literal(true) });
export const DONE = { done: true } as const;
