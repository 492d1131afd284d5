import type { CreateRegistrationRequest } from '#contracts/registration/public.ts';
import { legalTextOf, sha256Hex } from '#domain/registration/legal-text.ts';
import {
  SIGNED_DOCUMENTS,
  type SignedDocument,
  statementOfIntent,
} from '#domain/registration/signed-documents.ts';
import type { SignedText } from '#domain/registration/signed-text.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { listAll } from '#words/list.ts';
import { messages } from '#words/refusals/registration.ts';
import { AppError } from '../../core/app-error.ts';
import { readSignedDocuments } from '../../gateways/content-registration.ts';

/** A text as published now, with what its signer states. */
export interface PublishedText extends SignedText {
  statement: string;
}

/**
 * The published texts, provided that they are the ones the guardian saw.
 * @throws AppError conflict with a message beside each box whose text has changed since
 */
export async function readPublishedTexts(
  seen: CreateRegistrationRequest['documents'],
): Promise<PublishedText[]> {
  const documents = await readSignedDocuments();
  const texts = await Promise.all(
    SIGNED_DOCUMENTS.map(async (document) => {
      const { title, version } = documents[document];
      // Content has each of these texts once.
      const language = DEFAULT_LANGUAGE;
      const text = legalTextOf(documents[document]);
      const statement = statementOfIntent({ title, version });
      return { sha256: await sha256Hex(text), document, title, version, text, language, statement };
    }),
  );
  const changed = texts.filter(({ document, sha256, version }) => {
    return seen[document].sha256 !== sha256 || seen[document].version !== version;
  });
  if (changed.length > 0) throw textsHaveChanged(changed);
  return texts;
}

const BOX_OF: Readonly<Record<SignedDocument, string>> = {
  'liability-waiver': 'agreedToWaiver',
  terms: 'agreedToTerms',
};

function textsHaveChanged(changed: readonly PublishedText[]): AppError {
  const titles = listAll(changed.map(({ title }) => title));
  return new AppError('conflict', messages.textsChanged(titles), {
    fields: Object.fromEntries(
      changed.map(({ document, title }) => [
        `registration.${BOX_OF[document]}`,
        messages.textChanged(title),
      ]),
    ),
  });
}
