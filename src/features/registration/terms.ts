import type { Payee } from '#components/form/PledgeInstructions.tsx';
import type { Cents } from '#domain/money/money.ts';
import type { TextIdentity } from '#domain/registration/legal-text.ts';
import type { PlayerRules } from '#domain/registration/player-rules.ts';
import type { SignedDocument } from '#domain/registration/signed-documents.ts';

/** A text to be signed, as far as the page carries it; its words are loaded when they are asked for. */
export interface ShownDocument extends TextIdentity {
  title: string;
}

/** What content says of a registration, as the page is given it. */
export interface RegistrationTerms {
  registrationFeeCents: Cents;
  monthlyInstallments: number;
  quarterlyInstallments: number;
  /** IANA name: installments are counted from the program's day. */
  timeZone: string;
  feeIncludes: readonly string[];
  documents: Record<SignedDocument, ShownDocument>;
  payee: Payee;
  /** Whom the program takes. */
  rules: PlayerRules;
  /** How soon the office writes how to pay, such as '24 hours'. */
  instructionsWithin: string;
}
