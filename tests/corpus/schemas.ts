import type * as z from 'zod/mini';
import { SecondFactorSchema } from '#domain/access/second-factor.ts';
import { AuditEntrySchema } from '#domain/accounts/audit-entry.ts';
import { ProfileSchema } from '#domain/accounts/profile.ts';
import { PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { SponsorBillSchema } from '#domain/billing/sponsor-bill.ts';
import { CachePurgeSchema } from '#domain/cache/cache-purge.ts';
import { ContactMessageSchema } from '#domain/contact/contact-message.ts';
import { DiscountSchema } from '#domain/discounts/discount.ts';
import { DonationSchema } from '#domain/donations/donation.ts';
import { FamilySchema } from '#domain/families/family.ts';
import { PendingUploadSchema } from '#domain/gallery/pending-upload.ts';
import { GallerySubmissionSchema } from '#domain/gallery/submission.ts';
import { UploadQuotaSchema } from '#domain/gallery/upload-quota.ts';
import { GameSchema } from '#domain/games/game.ts';
import { PastGameSchema } from '#domain/games/past-game.ts';
import { LimitRecordSchema } from '#domain/limits/limit.ts';
import { MailCountSchema } from '#domain/mail/mail-count.ts';
import { OutboxMailSchema } from '#domain/mail/outbox-mail.ts';
import { NightlyRunSchema } from '#domain/nightly/nightly-run.ts';
import { OrderSchema } from '#domain/orders/order.ts';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { LedgerSumsCheckSchema, LedgerSumsSchema } from '#domain/payments/ledger-sums.ts';
import { PaymentEventSchema } from '#domain/payments/payment-event.ts';
import { UnmatchedMoneySchema } from '#domain/payments/unmatched-money.ts';
import { PayoutSchema } from '#domain/payouts/payout.ts';
import { PayoutLineSchema } from '#domain/payouts/payout-line.ts';
import { RetentionMarkSchema } from '#domain/privacy/retention-mark.ts';
import { SiteBuildSchema } from '#domain/publishing/site-build.ts';
import { BrokenRecordSchema } from '#domain/records/broken-record.ts';
import { UndoSchema } from '#domain/records/undo.ts';
import { MedicalNoteSchema } from '#domain/registration/medical-note.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { SignedTextSchema } from '#domain/registration/signed-text.ts';
import { WaiverSignatureSchema } from '#domain/registration/waiver-signature.ts';
import { SeasonChangeSchema } from '#domain/seasons/season-change.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { TeamInformationSchema } from '#domain/team/team-information.ts';
import { VolunteerApplicationSchema } from '#domain/volunteering/volunteer-application.ts';

/** The schema of each collection; a test holds them to the collections that there are. */
export const STORED_SCHEMAS: Readonly<Record<string, z.ZodMiniObject>> = {
  auditLog: AuditEntrySchema,
  brokenRecords: BrokenRecordSchema,
  cachePurges: CachePurgeSchema,
  contactMessages: ContactMessageSchema,
  discounts: DiscountSchema,
  donations: DonationSchema,
  families: FamilySchema,
  gallerySubmissions: GallerySubmissionSchema,
  games: GameSchema,
  ledgerSums: LedgerSumsSchema,
  ledgerSumsChecks: LedgerSumsCheckSchema,
  limits: LimitRecordSchema,
  mailCounts: MailCountSchema,
  medicalNotes: MedicalNoteSchema,
  nightlyRuns: NightlyRunSchema,
  orders: OrderSchema,
  outbox: OutboxMailSchema,
  pastGames: PastGameSchema,
  paymentEvents: PaymentEventSchema,
  payments: LedgerEntrySchema,
  payoutLines: PayoutLineSchema,
  payouts: PayoutSchema,
  playerBills: PlayerBillSchema,
  profiles: ProfileSchema,
  registrations: RegistrationSchema,
  retentionMarks: RetentionMarkSchema,
  seasons: SeasonChangeSchema,
  secondFactors: SecondFactorSchema,
  signedTexts: SignedTextSchema,
  siteBuilds: SiteBuildSchema,
  sponsorBills: SponsorBillSchema,
  sponsorships: SponsorshipSchema,
  teamInformation: TeamInformationSchema,
  undos: UndoSchema,
  unmatchedMoney: UnmatchedMoneySchema,
  uploadQuotas: UploadQuotaSchema,
  uploads: PendingUploadSchema,
  volunteerApplications: VolunteerApplicationSchema,
  waiverSignatures: WaiverSignatureSchema,
};
