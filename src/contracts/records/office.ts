import * as z from 'zod/mini';
import { EmailChangeSchema } from '#domain/forms/email-change.ts';
import { optionalLongText } from '#domain/forms/long-text.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { DoneSchema, RecordIdSchema, SeenRecordSchema } from './change.ts';

/* What every tab of records that people send us has: one record in full, and the office's notes. */

/** One record, read again. */
export function detailEndpoint<Response extends z.ZodMiniType>(path: string, response: Response) {
  return adminGet({
    path,
    stepUp: false,
    request: z.object({ id: RecordIdSchema }),
    response,
  });
}

export const NotesFormSchema = z.object({ notes: optionalLongText('notes', 2000) });

/** A change of a record, which answers with it as it is then. */
export function changeEndpoint<Change extends z.core.$ZodShape, Record extends z.ZodMiniType>(
  path: string,
  change: Change,
  record: Record,
) {
  return adminPost({
    path,
    stepUp: false,
    request: z.extend(SeenRecordSchema, change),
    response: z.object({ record }),
  });
}

/**
 * Corrects the address of whoever paid or wrote: another account sees the record then, or has it in its data,
 * so it needs the second factor.
 */
export function correctEmailEndpoint<Record extends z.ZodMiniType>(path: string, record: Record) {
  return adminPost({
    path,
    stepUp: true,
    request: z.extend(SeenRecordSchema, EmailChangeSchema.shape),
    response: z.object({ record }),
  });
}

/** Deletes what someone sent us, for good. */
export function deleteEndpoint(path: string) {
  return adminPost({
    path,
    stepUp: true,
    request: SeenRecordSchema,
    response: DoneSchema,
  });
}

/** Keeps the office's notes on a record. */
export function notesEndpoint<Record extends z.ZodMiniType>(path: string, record: Record) {
  return changeEndpoint(path, NotesFormSchema.shape, record);
}
