import * as z from 'zod/mini';
import { fetchContent, fetchOriginal } from './client.ts';
import { filledList, optional, SEO_FIELDS, TextSchema } from './fields.ts';
import { oncePerBuild } from './once.ts';
import { ContentError, parseDocument } from './parse-content.ts';
import { parseAll } from './parse-list.ts';
import { PortableTextSchema } from './portable-text.ts';

export type LegalSlug = 'privacy' | 'terms' | 'liability-waiver';

const LegalDocumentSchema = z.object({
  slug: TextSchema,
  title: TextSchema,
  version: TextSchema,
  /** The day the text was last changed, YYYY-MM-DD; never the day of the build. */
  lastUpdated: z.iso.date('is not a date such as 2026-08-03'),
  intro: optional(TextSchema),
  sections: filledList(z.object({ heading: TextSchema, body: PortableTextSchema }), 'section'),
  ...SEO_FIELDS,
});
export type LegalContent = z.infer<typeof LegalDocumentSchema>;

/**
 * Each has its page, so none is left out, not even of drafts.
 * @throws ContentError naming document and field.
 */
export function parseLegalDocuments(documents: unknown): LegalContent[] {
  return parseAll('legal document', documents, (id, document) =>
    parseDocument(LegalDocumentSchema, id, document),
  );
}

/** @throws ContentError when there is none of that name. */
export function findLegalDocument(documents: readonly LegalContent[], slug: LegalSlug) {
  const found = documents.find((document) => document.slug === slug);
  if (found) return found;
  throw new ContentError(`Content: the document "legal-${slug}" is missing or not published.`);
}

const LEGAL_QUERY = `*[_type == "legalDocument"] | order(_id asc) {
  ..., _id, slug, title, version, lastUpdated, intro, sections[] { ..., heading, body },
  seoTitle, seoDescription
}`;

const readLegalDocuments = oncePerBuild(async () =>
  parseLegalDocuments(await fetchContent(LEGAL_QUERY)),
);

const readOriginals = oncePerBuild(async () =>
  parseLegalDocuments(await fetchOriginal(LEGAL_QUERY)),
);

/** One of the three legal texts, in the language of the pages. */
export async function readLegalDocument(slug: LegalSlug): Promise<LegalContent> {
  return findLegalDocument(await readLegalDocuments(), slug);
}

/** The same in English: what is signed, and what binds. */
export async function readLegalOriginal(slug: LegalSlug): Promise<LegalContent> {
  return findLegalDocument(await readOriginals(), slug);
}
