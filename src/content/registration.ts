import * as z from 'zod/mini';
import { legalTextOf, sha256Hex } from '#domain/registration/legal-text.ts';
import { SIGNED_DOCUMENTS, type SignedDocument } from '#domain/registration/signed-documents.ts';
import { translatedTextOf } from '#domain/registration/translated-text.ts';
import { fetchContent } from './client.ts';
import { optionalList, SEO_FIELDS, TextSchema } from './fields.ts';
import { readLegalDocument, readLegalOriginal } from './legal.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';

const RegistrationPageSchema = z.object({
  heading: TextSchema,
  intro: TextSchema,
  feeIncludes: optionalList(TextSchema),
  ...SEO_FIELDS,
});

/** @throws ContentError naming the field. */
function parseRegistrationPage(document: unknown) {
  return parseDocument(RegistrationPageSchema, 'registrationPage', document);
}

const REGISTRATION_QUERY = `*[_id == "registrationPage"][0] {
  ..., heading, intro, feeIncludes, seoTitle, seoDescription
}`;

/** What the registration page says; the fee is in the settings. */
export const readRegistrationPage = oncePerBuild(async () =>
  parseRegistrationPage(await fetchContent(REGISTRATION_QUERY)),
);

/** A text to be signed, in its canonical words, and its translation where the page has one. */
export interface TextToSign {
  /** In the language of the page. */
  title: string;
  version: string;
  sha256: string;
  text: string;
  translation?: string;
  translationSha256?: string;
}

/** The texts a guardian signs, as this build shows them: the English ones, which bind, with what helps to read them. */
export async function readTextsToSign(): Promise<Record<SignedDocument, TextToSign>> {
  const entries = await Promise.all(
    SIGNED_DOCUMENTS.map(async (slug) => {
      const document = await readLegalOriginal(slug);
      const text = legalTextOf(document);
      const { version } = document;
      const translated = translatedTextOf(document, await readLegalDocument(slug));
      const signed: TextToSign = {
        title: translated?.title ?? document.title,
        version,
        sha256: await sha256Hex(text),
        text,
        ...(translated && {
          translation: translated.text,
          translationSha256: await sha256Hex(translated.text),
        }),
      };
      return [slug, signed] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<SignedDocument, TextToSign>;
}
