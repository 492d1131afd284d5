import { messages } from '#words/labels/signature.ts';
import type { LegalDocument } from './legal-text.ts';

/** The texts that a guardian signs, each for every player. */
export const SIGNED_DOCUMENTS = ['liability-waiver', 'terms'] as const;
export type SignedDocument = (typeof SIGNED_DOCUMENTS)[number];

/** What the guardian states by checking the box beside it; stored with the signature. */
export function statementOfIntent({ title, version }: Pick<LegalDocument, 'title' | 'version'>) {
  return messages.statement(title, version);
}
