import * as z from 'zod/mini';
import { RecordIdSchema } from '#domain/records/record-id.ts';

/** The `updatedAt` of the record as the admin saw it: a save over someone else's change is refused. */
export const SeenSchema = z.iso.datetime();

export { RecordIdSchema };

/** Which record to change or delete, as it was seen. */
export const SeenRecordSchema = z.object({ id: RecordIdSchema, seen: SeenSchema });
export type SeenRecord = z.infer<typeof SeenRecordSchema>;

/** The answer of what has nothing to tell but that it is done. */
export const DoneSchema = z.object({ done: z.literal(true) });
export const DONE = { done: true } as const;
