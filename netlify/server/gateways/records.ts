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
import { GallerySubmissionSchema } from '#domain/gallery/submission.ts';
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
import { UndoSchema } from '#domain/records/undo.ts';
import { MedicalNoteSchema } from '#domain/registration/medical-note.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { SignedTextSchema } from '#domain/registration/signed-text.ts';
import { WaiverSignatureSchema } from '#domain/registration/waiver-signature.ts';
import { RECORD_WORDS } from '#domain/search/record-words.ts';
import { SeasonChangeSchema } from '#domain/seasons/season-change.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { TeamInformationSchema } from '#domain/team/team-information.ts';
import { VolunteerApplicationSchema } from '#domain/volunteering/volunteer-application.ts';
import { collectionOf } from './firestore.ts';

/* The collections of Firestore, each with the schema of its documents and the words they are found by. */

export const auditLog = () => collectionOf('auditLog', AuditEntrySchema, RECORD_WORDS.auditLog);
export const cachePurges = () =>
  collectionOf('cachePurges', CachePurgeSchema, RECORD_WORDS.cachePurges);
export const contactMessages = () =>
  collectionOf('contactMessages', ContactMessageSchema, RECORD_WORDS.contactMessages);
export const discounts = () => collectionOf('discounts', DiscountSchema);
export const donations = () => collectionOf('donations', DonationSchema, RECORD_WORDS.donations);
export const families = () => collectionOf('families', FamilySchema);
export const games = () => collectionOf('games', GameSchema);
export const gallerySubmissions = () =>
  collectionOf('gallerySubmissions', GallerySubmissionSchema, RECORD_WORDS.gallerySubmissions);
export const ledger = () => collectionOf('payments', LedgerEntrySchema, RECORD_WORDS.payments);
export const ledgerSums = () => collectionOf('ledgerSums', LedgerSumsSchema);
export const ledgerSumsChecks = () => collectionOf('ledgerSumsChecks', LedgerSumsCheckSchema);
export const limits = () => collectionOf('limits', LimitRecordSchema);
export const mailCounts = () => collectionOf('mailCounts', MailCountSchema);
export const medicalNotes = () => collectionOf('medicalNotes', MedicalNoteSchema);
export const nightlyRuns = () =>
  collectionOf('nightlyRuns', NightlyRunSchema, RECORD_WORDS.nightlyRuns);
export const orders = () => collectionOf('orders', OrderSchema, RECORD_WORDS.orders);
export const outbox = () => collectionOf('outbox', OutboxMailSchema, RECORD_WORDS.outbox);
export const pastGames = () => collectionOf('pastGames', PastGameSchema);
export const paymentEvents = () => collectionOf('paymentEvents', PaymentEventSchema);
export const payoutLines = () =>
  collectionOf('payoutLines', PayoutLineSchema, RECORD_WORDS.payoutLines);
export const payouts = () => collectionOf('payouts', PayoutSchema, RECORD_WORDS.payouts);
export const playerBills = () =>
  collectionOf('playerBills', PlayerBillSchema, RECORD_WORDS.playerBills);
export const profiles = () => collectionOf('profiles', ProfileSchema, RECORD_WORDS.profiles);
export const registrations = () =>
  collectionOf('registrations', RegistrationSchema, RECORD_WORDS.registrations);
export const retentionMarks = () => collectionOf('retentionMarks', RetentionMarkSchema);
export const seasons = () => collectionOf('seasons', SeasonChangeSchema);
export const secondFactors = () => collectionOf('secondFactors', SecondFactorSchema);
export const signedTexts = () => collectionOf('signedTexts', SignedTextSchema);
export const siteBuilds = () => collectionOf('siteBuilds', SiteBuildSchema);
export const sponsorBills = () =>
  collectionOf('sponsorBills', SponsorBillSchema, RECORD_WORDS.sponsorBills);
export const sponsorships = () =>
  collectionOf('sponsorships', SponsorshipSchema, RECORD_WORDS.sponsorships);
export const teamInformation = () => collectionOf('teamInformation', TeamInformationSchema);
export const undos = () => collectionOf('undos', UndoSchema);
export const unmatchedMoney = () =>
  collectionOf('unmatchedMoney', UnmatchedMoneySchema, RECORD_WORDS.unmatchedMoney);
export const volunteerApplications = () =>
  collectionOf(
    'volunteerApplications',
    VolunteerApplicationSchema,
    RECORD_WORDS.volunteerApplications,
  );
export const waiverSignatures = () => collectionOf('waiverSignatures', WaiverSignatureSchema);
