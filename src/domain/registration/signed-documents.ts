import type { LegalDocument } from './legal-text.ts';

/** The texts that a guardian signs, each for every player. */
export const SIGNED_DOCUMENTS = ['liability-waiver', 'terms'] as const;
export type SignedDocument = (typeof SIGNED_DOCUMENTS)[number];

/** What the guardian states by ticking the box beside it; stored with the signature. */
export function statementOfIntent({ title, version }: Pick<LegalDocument, 'title' | 'version'>) {
  return `I am the parent or legal guardian of every player registered here. I have read the ${title} (version ${version}) and agree to it for each of them and for myself. Ticking this box and typing my full name is my signature.`;
}
