import type * as z from 'zod/mini';
import { showsDrafts } from './env.ts';
import { ContentError, parseDocument } from './parse-content.ts';

/**
 * Parses documents of one type, each under its own `_id`.
 * @param what names the documents when they have no id, such as 'sponsor'
 * @throws ContentError as {@link parseEach}
 */
export function parseDocuments<Schema extends z.ZodMiniType>(
  schema: Schema,
  what: string,
  documents: unknown,
): z.output<Schema>[] {
  return parseEach(what, documents, (id, document) => parseDocument(schema, id, document));
}

/**
 * What a list's documents come to. A page of drafts is without those that somebody is still writing: one
 * product without a price would take the preview away from every page. The log says which.
 * @param what names the documents when they have no id, such as 'sponsor'
 * @throws ContentError naming document and field, of what is published
 */
export function parseEach<Parsed>(
  what: string,
  documents: unknown,
  parse: (id: string, document: unknown) => Parsed,
): Parsed[] {
  return parseAll(what, documents, (id, document) => {
    try {
      return [parse(id, document)];
    } catch (error) {
      if (!(error instanceof ContentError && showsDrafts())) throw error;
      console.log(`Left out, as it is not finished: ${error.message}`);
      return [];
    }
  }).flat();
}

/**
 * The same of documents of which none may be missing, not even while it is written.
 * @throws ContentError naming document and field
 */
export function parseAll<Parsed>(
  what: string,
  documents: unknown,
  parse: (id: string, document: unknown) => Parsed,
): Parsed[] {
  if (!Array.isArray(documents)) throw new ContentError(`Content: ${what}: is not a list.`);
  return documents.map((document: unknown) => {
    const id = (document as { _id?: unknown } | null)?._id;
    return parse(typeof id === 'string' ? id : `${what} without an id`, document);
  });
}
