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
import type { Payer } from '#domain/payments/payment.ts';
import { PaymentEventSchema } from '#domain/payments/payment-event.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { ProfileSchema } from '#domain/profiles/profile.ts';
import { MedicalNoteSchema } from '#domain/registration/medical-note.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { SignedTextSchema } from '#domain/registration/signed-text.ts';
import { WaiverSignatureSchema } from '#domain/registration/waiver-signature.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { TeamInformationSchema } from '#domain/team/team-information.ts';
import { VolunteerApplicationSchema } from '#domain/volunteering/volunteer-application.ts';
import { collectionOf } from './firestore.ts';

/* The collections of Firestore, each with the schema of its documents. */

export const auditLog = () =>
  collectionOf('auditLog', AuditEntrySchema, ({ actorName, action, subject }) => [
    actorName,
    action,
    subject,
  ]);
export const contactMessages = () =>
  collectionOf('contactMessages', ContactMessageSchema, ({ name, email, subject }) => [
    name,
    email,
    subject,
  ]);
export const donations = () =>
  collectionOf('donations', DonationSchema, ({ number, payer }) => [
    number,
    ...wordsOfPayer(payer),
  ]);
export const games = () => collectionOf('games', GameSchema);
export const gallerySubmissions = () =>
  collectionOf(
    'gallerySubmissions',
    GallerySubmissionSchema,
    ({ title, originalName, submitterName, submitterEmail }) => [
      title,
      originalName,
      submitterName,
      submitterEmail,
    ],
  );
export const ledger = () =>
  collectionOf('payments', LedgerEntrySchema, ({ label, name, email, reference }) => [
    label,
    name,
    email,
    reference,
  ]);
export const medicalNotes = () => collectionOf('medicalNotes', MedicalNoteSchema);
export const orders = () =>
  collectionOf('orders', OrderSchema, ({ number, payer }) => [number, ...wordsOfPayer(payer)]);
export const outbox = () =>
  collectionOf('outbox', OutboxMailSchema, ({ to, subject }) => [to, subject]);
export const paymentEvents = () => collectionOf('paymentEvents', PaymentEventSchema);
export const playerBills = () =>
  collectionOf('playerBills', PlayerBillSchema, (bill) => [
    bill.number,
    bill.description,
    bill.invoiceNumber,
    ...(bill.payer ? wordsOfPayer(bill.payer) : []),
  ]);
export const profiles = () =>
  collectionOf('profiles', ProfileSchema, ({ firstName, lastName, email, teamName }) => [
    firstName,
    lastName,
    email,
    teamName,
  ]);
export const registrations = () =>
  collectionOf('registrations', RegistrationSchema, ({ number, payer, players }) => [
    number,
    ...wordsOfPayer(payer),
    ...players.flatMap((player) => [player.firstName, player.lastName]),
  ]);
export const signedTexts = () => collectionOf('signedTexts', SignedTextSchema);
export const sponsorBills = () =>
  collectionOf('sponsorBills', SponsorBillSchema, (bill) => [
    bill.sponsorName,
    bill.sponsorEmail,
    bill.contactPerson,
    bill.sponsorshipLevel,
    bill.invoiceNumber,
    recordNumberOf(bill.id),
  ]);
export const sponsorships = () =>
  collectionOf('sponsorships', SponsorshipSchema, ({ number, payer, businessName }) => [
    number,
    businessName,
    ...wordsOfPayer(payer),
  ]);
export const teamInformation = () => collectionOf('teamInformation', TeamInformationSchema);
export const volunteerApplications = () =>
  collectionOf(
    'volunteerApplications',
    VolunteerApplicationSchema,
    ({ firstName, lastName, email, phone }) => [firstName, lastName, email, phone],
  );
export const waiverSignatures = () => collectionOf('waiverSignatures', WaiverSignatureSchema);

function wordsOfPayer({ firstName, lastName, email }: Payer): string[] {
  return [firstName, lastName, email];
}
