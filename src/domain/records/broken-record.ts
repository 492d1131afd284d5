import * as z from 'zod/mini';

/**
 * A stored record that its schema refuses (collection `brokenRecords`): noted when it is met, gone when
 * it reads again. Holds which fields, never what is in them.
 */
export const BrokenRecordSchema = z.object({
  id: z.string(),
  /** Document path, such as 'games/…'. */
  path: z.string(),
  /** The fields, such as 'payment.totalCents'; empty text for the record as a whole. */
  fields: z.array(z.string()),
  /** When it was last met. UTC ISO instant. */
  seenAt: z.iso.datetime(),
});
export type BrokenRecord = z.infer<typeof BrokenRecordSchema>;

/** Pure: the id of a note, made of the record's path: one note a record. */
export function brokenRecordId(path: string): string {
  return path.replaceAll('/', '.');
}

/** Pure: the fields that a schema refuses, each once. */
export function brokenFields({ issues }: Pick<z.core.$ZodError, 'issues'>): string[] {
  return [...new Set(issues.map(({ path }) => path.map(String).join('.')))];
}
