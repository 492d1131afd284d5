import type { ValidationContext } from 'sanity';
import { said } from './said.ts';

export const API_VERSION = '2025-02-19';

/** The id of the published document, whether this is the draft of it or itself. */
export function publishedId(id: string | undefined): string {
  return (id ?? '').replace(/^drafts\./, '');
}

/**
 * What is published of the document that is being edited.
 * @param part in GROQ, such as '.seasonName'; the whole of it unless told
 * @returns null where nothing is published
 */
export function readPublished<Part>(context: ValidationContext, part = ''): Promise<Part | null> {
  return context
    .getClient({ apiVersion: API_VERSION })
    .fetch<Part | null>(
      `*[_id == $id][0]${part}`,
      { id: publishedId(context.document?._id) },
      { perspective: 'raw' },
    );
}

/** Refuses a value that another document of the same type has in this field, published or as a draft. */
export function uniqueIn(field: string) {
  return async (value: string | number | undefined, context: ValidationContext) => {
    if (value === undefined || context.document === undefined) return true;
    const id = publishedId(context.document._id);
    const taken = await context
      .getClient({ apiVersion: API_VERSION })
      .fetch<number>(
        `count(*[_type == $type && ${field} == $value && !(_id in [$id, "drafts." + $id])])`,
        { type: context.document._type, value, id },
        { perspective: 'raw' },
      );
    return taken === 0 || said.taken(String(value));
  };
}

/** Refuses a list in which two entries say the same; case does not count. */
export function noRepeats<Item>(read: (item: Item) => string | number | undefined) {
  return (items: readonly Item[] | undefined) => {
    const seen = new Set<string>();
    for (const item of items ?? []) {
      const value = read(item);
      if (value === undefined) continue;
      const key = String(value).trim().toLowerCase();
      if (seen.has(key)) return said.twice(String(value));
      seen.add(key);
    }
    return true;
  };
}
