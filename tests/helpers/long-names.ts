import {
  contactMessages,
  donations,
  gallerySubmissions,
  games,
  orders,
  outbox,
  playerBills,
  profiles,
  registrations,
  sponsorBills,
  volunteerApplications,
} from '#server/gateways/records.ts';
import { giveRecords } from './own-records.ts';
import { storeSponsorship } from './payables.ts';
import { signUpUser } from './sign-in.ts';

/** 60 characters, and no place to break. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';

/**
 * A record on every tab of the dashboard under one address, and under a name that is longer than any
 * column.
 * @returns by tab, what its search finds the one record by
 */
export async function giveLongNames(): Promise<Record<string, string>> {
  const guardian = await signUpUser();
  const { email } = guardian;
  const { playerId } = await giveRecords(guardian);
  const named = { firstName: LONG_NAME, lastName: LONG_NAME };
  await rename(profiles(), 'id', playerId, named);
  const payer = { ...named, email };
  await rename(registrations(), 'payer.email', email, { payer });
  await rename(orders(), 'payer.email', email, { payer });
  await rename(donations(), 'payer.email', email, { payer });
  await rename(playerBills(), 'payer.email', email, { payer });
  await rename(volunteerApplications(), 'email', email, named);
  await rename(contactMessages(), 'email', email, { name: LONG_NAME, subject: LONG_NAME });
  await rename(gallerySubmissions(), 'submitterEmail', email, {
    originalName: `${LONG_NAME}.jpg`,
    title: LONG_NAME,
    status: 'pending',
  });
  const { id } = await storeSponsorship({ totalCents: 75_000, email });
  await rename(sponsorBills(), 'id', id, { sponsorName: LONG_NAME, contactPerson: LONG_NAME });
  const opponent = await giveLongGame();
  await holdMail(email);
  return {
    players: email,
    billing: email,
    sponsors: email,
    registrations: email,
    orders: email,
    donations: email,
    volunteers: email,
    messages: email,
    gallery: email,
    games: opponent,
    'activity&view=mail': email,
  };
}

/** A game years ahead against a name that is longer than a phone is wide. @returns the opponent's name */
export async function giveLongGame(): Promise<string> {
  const id = crypto.randomUUID();
  const opponent = `${LONG_NAME} ${id.slice(0, 8)}`;
  await games().doc(id).set({
    id,
    date: '2030-01-05',
    time: '18:30',
    opponent,
    location: LONG_NAME,
    address: LONG_NAME,
    gameType: 'regular',
    isHomeGame: true,
    result: null,
    status: 'scheduled',
    sequence: 0,
    updatedAt: new Date().toISOString(),
  });
  return opponent;
}

async function rename<T extends object>(
  collection: FirebaseFirestore.CollectionReference<T>,
  field: string,
  value: string,
  change: Partial<T>,
): Promise<void> {
  const found = await collection.where(field, '==', value).get();
  for (const doc of found.docs) await doc.ref.set({ ...doc.data(), ...change });
}

async function holdMail(to: string): Promise<void> {
  const id = crypto.randomUUID();
  const at = new Date().toISOString();
  await outbox()
    .doc(id)
    .set({
      id,
      to,
      replyTo: null,
      subject: LONG_NAME,
      text: 'Hello',
      html: '<p>Hello</p>',
      needs: 'nothing',
      data: {},
      about: 'accounts/1',
      status: 'failed',
      attempts: 12,
      nextAttemptAt: at,
      lastError: `550 ${LONG_NAME}`,
      createdAt: at,
      sentAt: null,
    });
}
