/** The texts that a guardian signs, each for every player. */
export const SIGNED_DOCUMENTS = ['liability-waiver', 'terms'] as const;
export type SignedDocument = (typeof SIGNED_DOCUMENTS)[number];
