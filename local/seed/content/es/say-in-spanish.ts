import type { SeedDocument } from '../document.ts';

/** The texts of a document in Spanish, in its own shape; of a list as many as it has. */
export interface Said {
  [field: string]: string | readonly string[] | Said | readonly Said[];
}

/**
 * A document with its Spanish texts beside the English ones: `heading_es`.
 * @throws Error where the document has no such text
 */
export function sayInSpanish(document: SeedDocument, said: Said | undefined): SeedDocument {
  return said ? (merge(document, said, document._id) as SeedDocument) : document;
}

function merge(english: unknown, said: Said, place: string): Record<string, unknown> {
  const node = english as Record<string, unknown>;
  const merged = Object.entries(said).map(([field, spanish]) => {
    const own = node?.[field];
    const here = `${place}.${field}`;
    if (own === undefined) throw new Error(`${here} is said in Spanish and not in English.`);
    if (isText(spanish)) return [`${field}_es`, spanish] as const;
    if (!Array.isArray(spanish)) return [field, merge(own, spanish as Said, here)] as const;
    const items = own as readonly unknown[];
    if (items.length !== spanish.length) throw new Error(`${here} has another length in Spanish.`);
    return [field, items.map((item, index) => merge(item, spanish[index], here))] as const;
  });
  return { ...node, ...Object.fromEntries(merged) };
}

/** A line, lines, or formatted text. */
const isText = (value: unknown) =>
  typeof value === 'string' ||
  (Array.isArray(value) &&
    value.every((item) => typeof item === 'string' || item?._type === 'block'));
