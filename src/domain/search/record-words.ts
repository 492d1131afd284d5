import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { CachePurge } from '#domain/cache/cache-purge.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { NightlyRun } from '#domain/nightly/nightly-run.ts';
import type { Order } from '#domain/orders/order.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { findRecordNumber, numberOrId } from '#domain/payments/record-number.ts';
import type { UnmatchedMoney } from '#domain/payments/unmatched-money.ts';
import type { Payout } from '#domain/payouts/payout.ts';
import type { PayoutLine } from '#domain/payouts/payout-line.ts';
import type { BrokenRecord } from '#domain/records/broken-record.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';

type Words = readonly (string | null)[];

/** The words by which the office's search finds a record, by collection. Medical text is never among them. */
export const RECORD_WORDS = {
  auditLog: ({ actorName, action, subject, changes }: AuditEntry): Words => [
    actorName,
    action,
    action.replaceAll(/\p{Lu}/gu, ' $&'),
    subject,
    // As the office says it: 'K7QF-2M9X'.
    findRecordNumber(subject.split('/')[1] ?? '') ?? null,
    // Of a payment: the record it was for, and its check; of an email: to whom it went.
    ...changes
      .filter(({ field }) => ['of', 'to', 'reference', 'amount'].includes(field))
      .flatMap(({ before, after }) => [before, after]),
  ],
  brokenRecords: ({ path, fields }: BrokenRecord): Words => [path, ...fields],
  cachePurges: ({ tag, lastError }: CachePurge): Words => [tag, lastError],
  contactMessages: ({ id, name, email, subject }: ContactMessage): Words => [
    name,
    email,
    subject,
    // On the bill that a scholarship has lowered.
    findRecordNumber(id) ?? null,
  ],
  donations: ({ number, payer }: Donation): Words => [number, ...wordsOfPayer(payer)],
  gallerySubmissions: (submission: GallerySubmission): Words => [
    submission.title,
    submission.originalName,
    submission.submitterName,
    submission.submitterEmail,
  ],
  nightlyRuns: ({ jobs }: NightlyRun): Words => jobs.flatMap(({ job, error }) => [job, error]),
  orders: ({ number, payer }: Order): Words => [number, ...wordsOfPayer(payer)],
  outbox: ({ to, subject }: OutboxMail): Words => [to, subject],
  /** The ledger. */
  payments: ({ label, name, email, reference }: LedgerEntry): Words => [
    label,
    name,
    email,
    reference,
  ],
  payoutLines: ({ id, label, sourceId, payout }: PayoutLine): Words => [
    id,
    label,
    sourceId,
    payout,
  ],
  payouts: ({ id, match }: Payout): Words => [id, match?.note ?? null],
  playerBills: ({ number, description, invoiceNumber, payer }: PlayerBill): Words => [
    number,
    description,
    invoiceNumber,
    ...(payer ? wordsOfPayer(payer) : []),
  ],
  profiles: ({ firstName, lastName, email, teamName }: Profile): Words => [
    firstName,
    lastName,
    email,
    teamName,
  ],
  registrations: ({ number, payer, players }: Registration): Words => [
    number,
    ...wordsOfPayer(payer),
    ...players.flatMap(({ firstName, lastName }) => [firstName, lastName]),
  ],
  sponsorBills: (bill: SponsorBill): Words => [
    bill.sponsorName,
    bill.sponsorEmail,
    bill.contactPerson,
    bill.sponsorshipLevel,
    bill.invoiceNumber,
    numberOrId(bill.id),
  ],
  sponsorships: ({ number, payer, businessName }: Sponsorship): Words => [
    number,
    businessName,
    ...wordsOfPayer(payer),
  ],
  unmatchedMoney: ({ stripeId, label, note }: UnmatchedMoney): Words => [stripeId, label, note],
  volunteerApplications: ({ firstName, lastName, email, phone }: VolunteerApplication): Words => [
    firstName,
    lastName,
    email,
    phone,
  ],
};

function wordsOfPayer({ firstName, lastName, email }: Payer): Words {
  return [firstName, lastName, email];
}
