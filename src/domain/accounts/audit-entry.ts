import * as z from 'zod/mini';

/** Something an admin did or looked at, or that a family deleted or withdrew (collection `auditLog`, only ever created). Never holds medical notes. */
export const AuditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actorId: z.string(),
  actorName: z.string(),
  /** Verb and thing, such as 'bill.markedPaid' or 'medicalNote.read'. */
  action: z.string(),
  /** Document path, such as 'playerBills/…'. */
  subject: z.string(),
  /** Fields that changed, before and after, as text a person can read. */
  changes: z._default(
    z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    [],
  ),
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;

/**
 * Actions that the office looks for together, each group under its name. All are in one, but for the reads
 * that the filter names alone; any two groups together are no more than Firestore can be asked for.
 */
export const AUDIT_GROUPS = {
  payments: [
    'payment.noted',
    'payment.corrected',
    'payment.reversed',
    'payment.refundAsked',
    'payment.refunded',
    'payment.planStopped',
    'unmatchedMoney.resolved',
    'payout.matched',
    'payout.unmatched',
    'payoutLine.noted',
  ],
  bills: [
    'bill.created',
    'bill.updated',
    'bill.deleted',
    'bill.split',
    'bill.adjusted',
    'bill.adjustmentTakenBack',
    'bill.linkSent',
    'bill.guardianEmailChanged',
    'discount.created',
    'discount.updated',
  ],
  families: [
    'family.reminded',
    'family.held',
    'family.released',
    'family.languageSet',
    'family.newsStopped',
    'family.newsAllowed',
    'family.guardianEmailChanged',
    'family.statementRead',
    'family.statementMailed',
    'signedCopy.read',
    'signedCopy.mailed',
    'families.listed',
  ],
  forms: [
    'registration.noted',
    'registration.cancelled',
    'registration.guardianEmailChanged',
    'order.noted',
    'order.emailCorrected',
    'order.fulfilled',
    'order.cancelled',
    'order.closed',
    'donation.noted',
    'donation.emailCorrected',
    'donation.ended',
    'donation.statementMailed',
    'sponsor.created',
    'sponsor.updated',
    'sponsor.ended',
    'sponsor.deleted',
  ],
  people: [
    'profile.created',
    'profile.updated',
    'profile.stoppedPlaying',
    'profile.broughtBack',
    'profile.deleted',
    'account.deleted',
    'profile.guardianEmailChanged',
    'profile.madeAdmin',
    'profile.adminRevoked',
    'medicalNote.updated',
    'medicalNote.deleted',
    'photoConsent.given',
    'photoConsent.withdrawn',
  ],
  messages: [
    'message.noted',
    'message.emailCorrected',
    'message.answered',
    'message.closed',
    'message.reopened',
    'message.markedSpam',
    'message.deleted',
    'volunteer.moved',
    'volunteer.noted',
    'volunteer.emailCorrected',
    'volunteer.deleted',
  ],
  schedule: [
    'game.created',
    'game.updated',
    'game.deleted',
    'games.imported',
    'submission.approved',
    'submission.rejected',
    'submission.tagged',
    'submission.deleted',
    'submission.withdrawn',
  ],
  seasons: [
    'season.started',
    'season.billsDecided',
    'season.scheduleArchived',
    'season.scheduleRestored',
    'season.playersArchived',
    'season.playersRestored',
    'season.finished',
    'season.dropped',
    'family.invited',
    'family.invitedAgain',
  ],
  website: [
    'team.updated',
    'team.pictureUploaded',
    'website.publishedNow',
    'mail.retried',
    'mail.addressCorrected',
    'mail.discarded',
  ],
  access: [
    'password.changed',
    'sessions.ended',
    'secondFactor.setUp',
    'secondFactor.reset',
    'secondFactor.blocked',
    'secondFactor.recoveryCodeUsed',
  ],
  undone: ['change.undone'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What account holders do as well as administrators; everything else is done by administrators alone. */
const DEEDS_OF_FAMILIES: readonly string[] = [
  'account.deleted',
  'medicalNote.deleted',
  'medicalNote.updated',
  'photoConsent.given',
  'photoConsent.withdrawn',
  'registration.cancelled',
  'sessions.ended',
  'submission.withdrawn',
];
export const isDeedOfFamily = (action: string): boolean => DEEDS_OF_FAMILIES.includes(action);
