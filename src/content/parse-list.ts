import type * as z from 'zod/mini';
import { ContentError, parseDocument } from './parse-content.ts';

/**
 * Parses documents of one type, each under its own `_id`.
 * @param what names the documents when they have no id, such as 'sponsor'
 * @throws ContentError naming document and field.
 */
export function parseDocuments<Schema extends z.ZodMiniType>(
  schema: Schema,
  what: string,
  documents: unknown,
): z.output<Schema>[] {
  if (!Array.isArray(documents)) throw new ContentError(`Content: ${what}: is not a list.`);
  return documents.map((document: unknown) => {
    const id = (document as { _id?: unknown } | null)?._id;
    return parseDocument(schema, typeof id === 'string' ? id : `${what} without an id`, document);
  });
}
