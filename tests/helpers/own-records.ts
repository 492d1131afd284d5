import { newProfile } from '#domain/accounts/new-profile.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { eachAnswer } from '#domain/registration/player-answers.ts';
import { billSponsor } from '#domain/sponsorship/sponsor-bill.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import {
  contactMessages,
  gallerySubmissions,
  medicalNotes,
  orders,
  playerBills,
  profiles,
  registrations,
  sponsorBills,
  sponsorships,
  volunteerApplications,
  waiverSignatures,
} from '#server/gateways/records.ts';
import { giveDonation } from './own-gift.ts';
import { ADDRESS, createdAt, NOW, payable, SECRET, STAMPS } from './own-payable.ts';
import { volunteerRequest } from './volunteers.ts';

/** Gives an account holder one record of each kind, as the forms would have made them. */
export async function giveRecords({ email, uid }: { email: string; uid: string }) {
  const playerId = crypto.randomUUID();
  const registration = {
    ...payable(email, 15_000, { stripeCheckoutSessionId: null }),
    paymentMethod: 'check' as const,
  };
  const bill = await giveBill(email, { playerId, registrationId: registration.id });
  await Promise.all([
    givePlayer(email, playerId, registration.id),
    registrations()
      .doc(registration.id)
      .set({
        ...registration,
        ...ADDRESS,
        seasonName: '2026-27 Season',
        phone: '239-555-0123',
        emergencyContact: 'Luis Doe',
        emergencyPhone: '239-555-0124',
        players: [{ ...PLAYER, profileId: playerId, billId: bill.id }],
        feeCents: 15_000,
        paymentFrequency: 'one-time',
        marketingConsent: false,
      }),
    giveOrder(email),
    giveSubmission(email, uid),
    giveWords(email),
  ]);
  const [donation, sponsorship] = await Promise.all([giveDonation(email), giveSponsorship(email)]);
  return { playerId, billId: bill.id, donationId: donation.id, sponsorshipId: sponsorship.id };
}

const PLAYER = {
  firstName: 'Sam',
  lastName: 'Doe',
  age: 14,
  grade: 9,
  ...eachAnswer(() => null),
  photoConsent: true,
};

async function givePlayer(email: string, id: string, registrationId: string) {
  const { firstName, lastName, age, grade, photoConsent } = PLAYER;
  const given = { id, userId: null, role: 'member' as const, email, registrationId };
  const player = newProfile({ ...given, firstName, lastName, age, grade, photoConsent }, NOW);
  await profiles().doc(id).set(player);
  await medicalNotes()
    .doc(id)
    .set({
      profileId: id,
      registrationId,
      text: `Asthma, ${SECRET}`,
      createdAt,
      deleteOn: '2029-11-20',
    });
  const signature = crypto.randomUUID();
  await waiverSignatures().doc(signature).set({
    id: signature,
    registrationId,
    profileId: id,
    playerName: 'Sam Doe',
    document: 'liability-waiver',
    version: '1',
    textSha256: 'abc',
    statement: 'I sign.',
    signedName: 'Robin Doe',
    signerEmail: email,
    signedAt: createdAt,
    ip: SECRET,
    userAgent: SECRET,
  });
}

/** A bill of 150.00 that can be paid, unless told otherwise. */
export async function giveBill(
  email: string,
  change: { playerId?: string; registrationId?: string; paymentStatus?: 'pending' | 'paid' } = {},
) {
  const id = crypto.randomUUID();
  const bill = {
    id,
    number: recordNumberOf(id),
    playerId: crypto.randomUUID(),
    parentId: null,
    payer: { firstName: 'Robin', lastName: 'Doe', email },
    amountCents: 15_000,
    description: 'Registration 2026-27',
    paymentMethod: 'credit_card' as const,
    paymentStatus: 'pending' as const,
    dueDate: '2026-12-01',
    paidDate: null,
    invoiceNumber: null,
    notes: `Talked on the phone, ${SECRET}`,
    registrationId: null,
    payment: null,
    ...STAMPS,
    ...change,
  };
  await playerBills().doc(id).set(bill);
  return bill;
}

async function giveOrder(email: string) {
  const order = payable(email, 3_598, { status: 'paid', paidCents: 3_598, paidAt: createdAt });
  const customer = { firstName: 'Robin', lastName: 'Doe', email, phone: '239-555-0123' };
  await orders()
    .doc(order.id)
    .set({
      ...order,
      lines: [
        {
          productId: 'product-cap',
          name: 'Team Cap',
          size: 'One Size',
          color: 'Black',
          quantity: 1,
          unitPriceCents: 2_999,
        },
      ],
      subtotalCents: 2_999,
      shippingCents: 599,
      customer: { ...customer, ...ADDRESS, state: 'FL' },
      fulfilment: 'open',
    });
}

/** A sponsorship of 750.00 by check, with its bill. */
export async function giveSponsorship(email: string): Promise<Sponsorship> {
  const sponsorship: Sponsorship = {
    ...payable(email, 75_000),
    paymentMethod: 'check',
    sponsorshipLevel: 'Team Player',
    phone: '239-555-0123',
    businessName: 'Doe & Daughters',
    businessAddress: null,
    businessCity: null,
    businessState: null,
    businessZip: null,
    businessWebsite: null,
    paymentFrequency: 'one-time',
    comments: null,
    marketingConsent: false,
    newsletterConsent: false,
  };
  await sponsorships().doc(sponsorship.id).set(sponsorship);
  await sponsorBills().doc(sponsorship.id).set(billSponsor(sponsorship, '2026-11-20'));
  return sponsorship;
}

async function giveSubmission(email: string, uid: string) {
  const id = crypto.randomUUID();
  await gallerySubmissions()
    .doc(id)
    .set({
      id,
      submissionType: 'photo',
      originalName: 'win.jpg',
      fileName: `team-photos/${SECRET}/1-0.jpg`,
      fileType: 'image/jpeg',
      fileSize: 12_345,
      title: 'The win',
      description: 'After the final',
      category: 'Games',
      status: 'rejected',
      submittedBy: uid,
      submitterName: 'Robin Doe',
      submitterEmail: email,
      poster: null,
      published: [],
      playerIds: [],
      reviewedBy: SECRET,
      reviewedAt: createdAt,
      rejectionReason: 'Too dark to see anyone.',
      ...STAMPS,
    });
}

async function giveWords(email: string) {
  const { application, idempotencyKey: id } = volunteerRequest();
  await volunteerApplications()
    .doc(id)
    .set({
      ...application,
      id,
      email,
      requestHash: SECRET,
      status: 'applied',
      clearedUntil: null,
      notes: SECRET,
      ...STAMPS,
    });
  const message = crypto.randomUUID();
  await contactMessages()
    .doc(message)
    .set({
      id: message,
      email,
      requestHash: SECRET,
      name: 'Robin Doe',
      phone: null,
      subject: 'Hello',
      inquiryType: 'general',
      playerAge: null,
      message: 'A question.',
      status: 'new',
      notes: SECRET,
      ...STAMPS,
    });
}
