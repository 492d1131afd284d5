import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Discount } from '#domain/discounts/discount.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { Family } from '#domain/families/family.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { Order } from '#domain/orders/order.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { UnmatchedMoney } from '#domain/payments/unmatched-money.ts';
import type { Payout } from '#domain/payouts/payout.ts';
import type { PayoutLine } from '#domain/payouts/payout-line.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { SignedText } from '#domain/registration/signed-text.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import { RECORD_WORDS } from '#domain/search/record-words.ts';
import { searchTokens } from '#domain/search/search-tokens.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';

/** The collections that seeds write, with what is in them. */
export interface SeededRecords {
  auditLog: AuditEntry;
  contactMessages: ContactMessage;
  discounts: Discount;
  donations: Donation;
  families: Family;
  gallerySubmissions: GallerySubmission;
  medicalNotes: MedicalNote;
  orders: Order;
  outbox: OutboxMail;
  /** The ledger. */
  payments: LedgerEntry;
  payoutLines: PayoutLine;
  payouts: Payout;
  playerBills: PlayerBill;
  profiles: Profile;
  registrations: Registration;
  signedTexts: SignedText;
  sponsorBills: SponsorBill;
  sponsorships: Sponsorship;
  unmatchedMoney: UnmatchedMoney;
  volunteerApplications: VolunteerApplication;
  waiverSignatures: WaiverSignature;
}

/** A document as it is written. */
export interface SeededDocument {
  collection: keyof SeededRecords;
  id: string;
  data: object;
}

const WORDS: {
  [Name in keyof SeededRecords]?: (record: SeededRecords[Name]) => readonly (string | null)[];
} = RECORD_WORDS;

/** A record as the site's own gateway would write it: with the words it is found by, where it is searched. */
export function toDocument<Name extends keyof SeededRecords>(
  collection: Name,
  id: string,
  record: SeededRecords[Name],
): SeededDocument {
  const words = WORDS[collection]?.(record);
  return {
    collection,
    id,
    data: { ...record, ...(words && { searchTokens: searchTokens(words) }) },
  };
}

/** Everything of the demo's office, by collection. */
export type OfficeRecords = { [Name in keyof SeededRecords]: SeededRecords[Name][] };
