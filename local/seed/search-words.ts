import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { Order } from '#domain/orders/order.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import type { Profile } from '#domain/profiles/profile.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { SignedText } from '#domain/registration/signed-text.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import { searchTokens } from '#domain/search/search-tokens.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';

/** The collections that seeds write, with what is in them. */
export interface SeededRecords {
  auditLog: AuditEntry;
  contactMessages: ContactMessage;
  donations: Donation;
  gallerySubmissions: GallerySubmission;
  medicalNotes: MedicalNote;
  orders: Order;
  outbox: OutboxMail;
  /** The ledger. */
  payments: LedgerEntry;
  playerBills: PlayerBill;
  profiles: Profile;
  registrations: Registration;
  signedTexts: SignedText;
  sponsorBills: SponsorBill;
  sponsorships: Sponsorship;
  volunteerApplications: VolunteerApplication;
  waiverSignatures: WaiverSignature;
}

/** A document as it is written. */
export interface SeededDocument {
  collection: keyof SeededRecords;
  id: string;
  data: object;
}

type Words = readonly (string | null)[];

/*
 * The words that a record is found by, as `netlify/server/gateways/records.ts` has them, which seeds
 * cannot import; tests/functions/seeds.test.ts and seed-large.test.ts hold the two together.
 */
const WORDS: { [Name in keyof SeededRecords]?: (record: SeededRecords[Name]) => Words } = {
  auditLog: ({ actorName, action, subject }) => [actorName, action, subject],
  contactMessages: ({ name, email, subject }) => [name, email, subject],
  donations: ({ number, payer }) => [number, ...wordsOf(payer)],
  gallerySubmissions: ({ title, originalName, submitterName, submitterEmail }) => [
    ...[title, originalName, submitterName, submitterEmail],
  ],
  orders: ({ number, payer }) => [number, ...wordsOf(payer)],
  outbox: ({ to, subject }) => [to, subject],
  payments: ({ label, name, email, reference }) => [label, name, email, reference],
  playerBills: ({ number, description, invoiceNumber, payer }) => [
    ...[number, description, invoiceNumber],
    ...(payer ? wordsOf(payer) : []),
  ],
  profiles: ({ firstName, lastName, email, teamName }) => [firstName, lastName, email, teamName],
  registrations: ({ number, payer, players }) => [
    ...[number, ...wordsOf(payer)],
    ...players.flatMap(({ firstName, lastName }) => [firstName, lastName]),
  ],
  sponsorBills: (bill) => [
    ...[bill.sponsorName, bill.sponsorEmail, bill.contactPerson],
    ...[bill.sponsorshipLevel, bill.invoiceNumber, recordNumberOf(bill.id)],
  ],
  sponsorships: ({ number, payer, businessName }) => [number, businessName, ...wordsOf(payer)],
  volunteerApplications: ({ firstName, lastName, email, phone }) => [
    ...[firstName, lastName, email, phone],
  ],
};

const wordsOf = ({ firstName, lastName, email }: Payer): Words => [firstName, lastName, email];

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
