import type { CollectionReference } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { PaymentViewSchema } from '#contracts/accounts/record-views.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { type Profile, ProfileSchema } from '#domain/accounts/profile.ts';
import { AdjustmentSchema } from '#domain/billing/adjustment.ts';
import { PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { ContactMessageSchema } from '#domain/contact/contact-message.ts';
import { DonationSchema } from '#domain/donations/donation.ts';
import { GallerySubmissionSchema } from '#domain/gallery/submission.ts';
import { OrderSchema } from '#domain/orders/order.ts';
import { CancellationSchema, isPartOf } from '#domain/registration/cancellation.ts';
import { type Registration, RegistrationSchema } from '#domain/registration/registration.ts';
import { WaiverSignatureSchema } from '#domain/registration/waiver-signature.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { VolunteerApplicationSchema } from '#domain/volunteering/volunteer-application.ts';
import { messages } from '#words/account-export.ts';
import type { Account } from '../../core/account.ts';
import { readable } from '../../core/broken-records.ts';
import {
  contactMessages,
  donations,
  gallerySubmissions,
  ledger,
  orders,
  playerBills,
  profiles,
  registrations,
  sponsorships,
  volunteerApplications,
  waiverSignatures,
} from '../../gateways/records.ts';
import { isSentBy } from '../gallery/sender.ts';
import { findIn } from '../records/in-chunks.ts';
import { listAll, verifiedEmail } from './own-records.ts';
import { isPlayerOf } from './read-account-records.ts';
import { viewReceipts } from './view-receipts.ts';

/*
 * Without what is ours: hashes, tokens, Stripe's ids, the office's notes and names, and addresses of
 * devices. A registration's id is its family's key (decision 10): it stands on the registration itself,
 * and on nothing that another guardian may have as well.
 */

const PAYMENT = { payment: PaymentViewSchema };
const HASH = { requestHash: true } as const;
const NOTES = { notes: true } as const;
const KEY = { registrationId: true } as const;
const OURS = { ...HASH, ...NOTES } as const;
const RegistrationExport = z.extend(z.omit(RegistrationSchema, OURS), {
  ...PAYMENT,
  // What takes its place may be of another address.
  cancelled: z.optional(z.omit(CancellationSchema, { replacedBy: true })),
});
const OrderExport = z.extend(z.omit(OrderSchema, OURS), PAYMENT);
const DonationExport = z.extend(z.omit(DonationSchema, OURS), PAYMENT);
const SponsorshipExport = z.extend(z.omit(SponsorshipSchema, OURS), PAYMENT);
const PlayerExport = z.omit(ProfileSchema, { ...KEY, returnedFrom: true });
const BillExport = z.extend(z.omit(PlayerBillSchema, { ...NOTES, ...KEY, partOf: true }), {
  adjustments: z.optional(z.array(z.omit(AdjustmentSchema, { by: true }))),
  payment: z.nullable(PaymentViewSchema),
});
const SubmissionExport = z.omit(GallerySubmissionSchema, {
  fileName: true,
  // Of other families, too.
  playerIds: true,
  poster: true,
  published: true,
  reviewedBy: true,
});
const SignatureExport = z.omit(WaiverSignatureSchema, {
  ...KEY,
  id: true,
  profileId: true,
  ip: true,
  userAgent: true,
});
const VolunteerExport = z.omit(VolunteerApplicationSchema, OURS);
const MessageExport = z.omit(ContactMessageSchema, OURS);

/**
 * Everything that is kept of the caller and theirs to have.
 * @throws AppError forbidden while the email is not verified
 */
export async function exportAccount(account: Account, now: Date): Promise<Record<string, unknown>> {
  const email = verifiedEmail(account);
  const people = await listAll(profiles(), 'email', email);
  const players = people.filter((person) => isPlayerOf(person, account));
  const { registered, readdressed } = splitReaddressed(
    await listAll(registrations(), 'payer.email', email),
  );
  const bills = (await listAll(playerBills(), 'payer.email', email)).filter(
    (bill) => !readdressed.some((one) => bill.registrationId === one.id || isPartOf(one, bill)),
  );
  const mine = <T, Schema extends z.ZodMiniType>(
    collection: CollectionReference<T>,
    field: string,
    schema: Schema,
  ) => listAll(collection, field, email).then((all) => all.map((one) => schema.parse(one)));
  return {
    exportedAt: now.toISOString(),
    email,
    notIncluded: Object.values(messages),
    profile: account.profile,
    players: players.map((player) => PlayerExport.parse(player)),
    photosOfPlayers: await exportPhotosOf(players),
    registrations: registered.map((one) => RegistrationExport.parse(one)),
    signatures: await exportSignatures(registered, email),
    bills: bills.map((bill) => BillExport.parse(bill)),
    orders: await mine(orders(), 'payer.email', OrderExport),
    donations: await mine(donations(), 'payer.email', DonationExport),
    sponsorships: await mine(sponsorships(), 'payer.email', SponsorshipExport),
    payments: viewReceipts(await listAll(ledger(), 'email', email)),
    gallerySubmissions: (await listAll(gallerySubmissions(), 'submittedBy', account.uid))
      .filter((one) => isSentBy(one, account))
      .map((one) => SubmissionExport.parse(one)),
    volunteerApplications: await mine(volunteerApplications(), 'email', VolunteerExport),
    messages: await mine(contactMessages(), 'email', MessageExport),
  };
}

/** What is public of these players, as far as it is tagged: not who sent it, nor who else it shows. */
async function exportPhotosOf(players: readonly Profile[]) {
  const found = await Promise.all(
    players.map(async (player) => {
      const tagged = gallerySubmissions().where('playerIds', 'array-contains', player.id);
      return readable((await tagged.get()).docs)
        .filter(({ status }) => status === 'approved')
        .map(({ title, submissionType: kind, createdAt }) => ({
          player: fullName(player),
          title,
          kind,
          createdAt,
        }));
    }),
  );
  return found.flat();
}

/**
 * Apart from the caller's own, those that were sent again under another address: whose family they are of
 * had mistyped this one, and nothing of it is the caller's (decision 10).
 */
function splitReaddressed(all: readonly Registration[]) {
  const byId = new Map(all.map((one) => [one.id, one]));
  const isOwn = ({ cancelled }: Registration): boolean => {
    if (cancelled?.by !== 'replaced') return true;
    const next = byId.get(cancelled.replacedBy ?? '');
    return next !== undefined && isOwn(next);
  };
  return { registered: all.filter(isOwn), readdressed: all.filter((one) => !isOwn(one)) };
}

/**
 * What was signed for these registrations. A signature keeps the address that it was given with for
 * ever; whose it is by now, after the office has corrected an address, the registration says. Another
 * guardian's address is not told.
 */
async function exportSignatures(registered: readonly Registration[], email: string) {
  const ids = registered.map(({ id }) => id);
  const found = await findIn(waiverSignatures(), 'registrationId', ids);
  return readable(found).map((signature) => {
    const { signerEmail, ...told } = SignatureExport.parse(signature);
    return signerEmail.toLowerCase() === email ? { ...told, signerEmail } : told;
  });
}
