import * as z from 'zod/mini';
import { fullName } from '#domain/accounts/full-name.ts';
import { LegalDocumentSchema, legalTextOf, sha256Hex } from '#domain/registration/legal-text.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { SignedDocument } from '#domain/registration/signed-documents.ts';
import { statementOfIntent } from '#domain/registration/signed-documents.ts';
import type { SignedText } from '#domain/registration/signed-text.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { liabilityWaiver } from '../content/legal/liability-waiver.ts';
import { termsOfService } from '../content/legal/terms.ts';

const DOCUMENTS = { 'liability-waiver': liabilityWaiver, terms: termsOfService } as const;

/** The texts that the demo's guardians have signed: those that are published. */
export async function demoSignedTexts(): Promise<SignedText[]> {
  return Promise.all(
    (Object.keys(DOCUMENTS) as SignedDocument[]).map(async (document) => {
      const published = z.parse(LegalDocumentSchema, DOCUMENTS[document]);
      const { title, version } = published;
      const text = legalTextOf(published);
      const sha256 = await sha256Hex(text);
      return { sha256, document, title, version, text, language: DEFAULT_LANGUAGE };
    }),
  );
}

/** A signature for each player under each text, given with the registration. */
export function demoSignatures(
  registration: Registration,
  texts: readonly SignedText[],
): WaiverSignature[] {
  const { payer, players, createdAt } = registration;
  return texts.flatMap(({ document, title, version, sha256 }) =>
    players.map(({ profileId, firstName, lastName }) => ({
      id: `${profileId}-${document}`,
      registrationId: registration.id,
      profileId,
      document,
      playerName: `${firstName} ${lastName}`,
      version,
      textSha256: sha256,
      statement: statementOfIntent({ title, version }),
      signedName: fullName(payer),
      signerEmail: payer.email,
      signedAt: createdAt,
      // Addresses for documentation (RFC 5737), which belong to nobody.
      ip: '192.0.2.40',
      userAgent: 'Mozilla/5.0 (demo)',
    })),
  );
}
