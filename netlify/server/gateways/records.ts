import { AuditEntrySchema } from '#domain/accounts/audit-entry.ts';
import { PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { SponsorBillSchema } from '#domain/billing/sponsor-bill.ts';
import { ContactMessageSchema } from '#domain/contact/contact-message.ts';
import { DonationSchema } from '#domain/donations/donation.ts';
import { GallerySubmissionSchema } from '#domain/gallery/submission.ts';
import { GameSchema } from '#domain/games/game.ts';
import { OutboxMailSchema } from '#domain/mail/outbox-mail.ts';
import { OrderSchema } from '#domain/orders/order.ts';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { PaymentEventSchema } from '#domain/payments/payment-event.ts';
import { ProfileSchema } from '#domain/profiles/profile.ts';
import { MedicalNoteSchema } from '#domain/registration/medical-note.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { WaiverSignatureSchema } from '#domain/registration/waiver-signature.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { TeamInformationSchema } from '#domain/team/team-information.ts';
import { VolunteerApplicationSchema } from '#domain/volunteering/volunteer-application.ts';
import { collectionOf } from './firestore.ts';

/* The collections of Firestore, each with the schema of its documents. */

export const auditLog = () => collectionOf('auditLog', AuditEntrySchema);
export const contactMessages = () => collectionOf('contactMessages', ContactMessageSchema);
export const donations = () => collectionOf('donations', DonationSchema);
export const games = () => collectionOf('games', GameSchema);
export const gallerySubmissions = () => collectionOf('gallerySubmissions', GallerySubmissionSchema);
export const ledger = () => collectionOf('payments', LedgerEntrySchema);
export const medicalNotes = () => collectionOf('medicalNotes', MedicalNoteSchema);
export const orders = () => collectionOf('orders', OrderSchema);
export const outbox = () => collectionOf('outbox', OutboxMailSchema);
export const paymentEvents = () => collectionOf('paymentEvents', PaymentEventSchema);
export const playerBills = () => collectionOf('playerBills', PlayerBillSchema);
export const profiles = () => collectionOf('profiles', ProfileSchema);
export const registrations = () => collectionOf('registrations', RegistrationSchema);
export const sponsorBills = () => collectionOf('sponsorBills', SponsorBillSchema);
export const sponsorships = () => collectionOf('sponsorships', SponsorshipSchema);
export const teamInformation = () => collectionOf('teamInformation', TeamInformationSchema);
export const volunteerApplications = () =>
  collectionOf('volunteerApplications', VolunteerApplicationSchema);
export const waiverSignatures = () => collectionOf('waiverSignatures', WaiverSignatureSchema);
