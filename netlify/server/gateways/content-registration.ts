import * as z from 'zod/mini';
import { type LegalDocument, LegalDocumentSchema } from '#domain/registration/legal-text.ts';
import { SIGNED_DOCUMENTS, type SignedDocument } from '#domain/registration/signed-documents.ts';
import { inLanguage } from '#domain/translation/in-language.ts';
import { currentLanguage } from '#words/current-language.ts';
import { fetchContent, parseContent } from './content.ts';

const DocumentsSchema = z.array(z.extend(LegalDocumentSchema, { slug: z.enum(SIGNED_DOCUMENTS) }));

const DOCUMENTS_QUERY = `*[_type == "legalDocument" && slug in $slugs]{
  ..., slug, title, version, lastUpdated, intro, sections[] { ..., heading, body }
}`;

/** A text to be signed: in English, which is what is signed, and in the language that is spoken. */
export interface PublishedDocument extends LegalDocument {
  shown: LegalDocument;
}

/**
 * The texts to be signed, as published now.
 * @throws AppError service_unavailable when content cannot be reached
 * @throws Error when one of them is missing or not complete
 */
export async function readSignedDocuments(): Promise<Record<SignedDocument, PublishedDocument>> {
  const answer = await fetchContent(DOCUMENTS_QUERY, { slugs: SIGNED_DOCUMENTS });
  const documents = parseContent(DocumentsSchema, answer);
  const translated = parseContent(DocumentsSchema, inLanguage(answer, currentLanguage()));
  const find = (slug: SignedDocument) => {
    const found = documents.find((document) => document.slug === slug);
    const shown = translated.find((document) => document.slug === slug);
    if (!found || !shown) throw new Error(`The document "legal-${slug}" is not published.`);
    return { ...found, shown };
  };
  return { 'liability-waiver': find('liability-waiver'), terms: find('terms') };
}
