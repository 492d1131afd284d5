/** A document as the Content Lake stores it. Everything beside these five is the editor's schema. */
export interface LakeDocument {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [attribute: string]: unknown;
}

/** A document as it comes in: the lake adds revision and times. */
export interface DocumentStub {
  _id: string;
  _type: string;
  [attribute: string]: unknown;
}

const DRAFTS = 'drafts.';

/** A draft lives beside its published document, under `drafts.` and the same id. */
export const isDraftId = (id: string): boolean => id.startsWith(DRAFTS);
/** `cap` → `drafts.cap`. */
export const getDraftId = (publishedId: string): string => `${DRAFTS}${publishedId}`;
/** `drafts.cap` → `cap`; a published id stays as it is. */
export const getPublishedId = (id: string): string =>
  isDraftId(id) ? id.slice(DRAFTS.length) : id;

/** In Sanity a dot in the id makes a document private: drafts, versions and anything of one's own. */
export const isPublicId = (id: string): boolean => !id.includes('.');

/** A JSON object: neither null nor an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every strong reference (`_ref` without `_weak: true`) anywhere inside `value`. */
export function findStrongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findStrongReferences);
  if (!isRecord(value)) return [];
  const own = typeof value._ref === 'string' && value._weak !== true ? [value._ref] : [];
  return [...own, ...Object.values(value).flatMap(findStrongReferences)];
}
