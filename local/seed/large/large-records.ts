import type { Payer } from '#domain/payments/payment.ts';
import { searchTokens } from '#domain/search/search-tokens.ts';
import { largeDonation, largeOrder, largeRegistration } from './paid-records.ts';
import { largeBill, largeProfile } from './player-records.ts';
import { largeMessage, largeSubmission } from './sent-records.ts';
import type { RecordsSize } from './size.ts';

/** A document as it is written: with the words it is found by, which the site's own gateway adds there. */
export interface LargeDocument {
  collection: keyof RecordsSize;
  id: string;
  data: object;
}

type Words = readonly (string | null)[];

const wordsOf = ({ firstName, lastName, email }: Payer): Words => [firstName, lastName, email];

/**
 * Records of many people, the same for the same moment. The words each is searched by are those of
 * `netlify/server/gateways/records.ts`; a test holds the two together.
 */
export function* largeRecords(size: RecordsSize, now: Date): Generator<LargeDocument> {
  yield* make('profiles', size, (index) => {
    const profile = largeProfile(index, now);
    return [profile, [...wordsOf(profile), profile.teamName]];
  });
  yield* make('playerBills', size, (index) => {
    const bill = largeBill(index, size.profiles, now);
    const payer = bill.payer ? wordsOf(bill.payer) : [];
    return [bill, [bill.number, bill.description, bill.invoiceNumber, ...payer]];
  });
  yield* make('gallerySubmissions', size, (index) => {
    const photo = largeSubmission(index, now);
    return [photo, [photo.title, photo.originalName, photo.submitterName, photo.submitterEmail]];
  });
  yield* make('orders', size, (index) => {
    const order = largeOrder(index, now);
    return [order, [order.number, ...wordsOf(order.payer)]];
  });
  yield* make('donations', size, (index) => {
    const donation = largeDonation(index, now);
    return [donation, [donation.number, ...wordsOf(donation.payer)]];
  });
  yield* make('registrations', size, (index) => {
    const registration = largeRegistration(index, now);
    const players = registration.players.flatMap(({ firstName, lastName }) => [
      firstName,
      lastName,
    ]);
    return [registration, [registration.number, ...wordsOf(registration.payer), ...players]];
  });
  yield* make('contactMessages', size, (index) => {
    const message = largeMessage(index, now);
    return [message, [message.name, message.email, message.subject]];
  });
}

function* make(
  collection: keyof RecordsSize,
  size: RecordsSize,
  one: (index: number) => [record: { id: string }, words: Words],
): Generator<LargeDocument> {
  for (let index = 0; index < size[collection]; index += 1) {
    const [record, words] = one(index);
    yield { collection, id: record.id, data: { ...record, searchTokens: searchTokens(words) } };
  }
}
