import type { CreateRegistrationRequest } from '#contracts/registration/public.ts';
import { legalTextOf, sha256Hex, type TextIdentity } from '#domain/registration/legal-text.ts';
import {
  SIGNED_DOCUMENTS,
  type SignedDocument,
  statementOfIntent,
} from '#domain/registration/signed-documents.ts';
import type { SignedText } from '#domain/registration/signed-text.ts';
import { translatedTextOf } from '#domain/registration/translated-text.ts';
import { currentLanguage } from '#words/current-language.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { listAll } from '#words/list.ts';
import { messages } from '#words/refusals/registration.ts';
import { AppError } from '../../core/app-error.ts';
import {
  type PublishedDocument,
  readSignedDocuments,
} from '../../gateways/content-registration.ts';

/** A text as published now, with what its signer states. */
export interface PublishedText extends SignedText {
  /** As the page named it, in the signer's language. */
  shownTitle: string;
  statement: string;
  /** What the page showed to help read it. */
  translation: SignedText | undefined;
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
    SIGNED_DOCUMENTS.map((document) => readText(document, documents[document])),
  );
  const changed = texts.filter((text) => !isAsSeen(text, seen[text.document]));
  if (changed.length > 0) throw textsHaveChanged(changed);
  // A page of before the translation was published showed none.
  return texts.map((text) =>
    seen[text.document].translationSha256 ? text : { ...text, translation: undefined },
  );
}

async function readText(
  document: SignedDocument,
  published: PublishedDocument,
): Promise<PublishedText> {
  const { title, version } = published;
  const text = legalTextOf(published);
  const translated = translatedTextOf(published, published.shown);
  const shownTitle = translated?.title ?? title;
  const about = { document, version };
  return {
    // What is signed is English, in whatever language the page is.
    ...about,
    title,
    text,
    sha256: await sha256Hex(text),
    language: DEFAULT_LANGUAGE,
    shownTitle,
    statement: statementOfIntent({ title: shownTitle, version }),
    translation: translated && {
      ...about,
      ...translated,
      sha256: await sha256Hex(translated.text),
      language: currentLanguage(),
    },
  };
}

function isAsSeen({ sha256, version, translation }: PublishedText, seen: TextIdentity): boolean {
  const isSame = seen.sha256 === sha256 && seen.version === version;
  return isSame && (!seen.translationSha256 || seen.translationSha256 === translation?.sha256);
}

const BOX_OF: Readonly<Record<SignedDocument, string>> = {
  'liability-waiver': 'agreedToWaiver',
  terms: 'agreedToTerms',
};

function textsHaveChanged(changed: readonly PublishedText[]): AppError {
  const titles = listAll(changed.map(({ shownTitle }) => shownTitle));
  return new AppError('conflict', messages.textsChanged(titles), {
    fields: Object.fromEntries(
      changed.map(({ document, shownTitle }) => [
        `registration.${BOX_OF[document]}`,
        messages.textChanged(shownTitle),
      ]),
    ),
  });
}
