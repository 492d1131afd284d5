import { type SeededDocument, type SeededRecords, toDocument } from '../seeded-document.ts';
import { largeDonation, largeOrder, largeRegistration } from './paid-records.ts';
import { largeBill, largeProfile } from './player-records.ts';
import { largeMessage, largeSubmission } from './sent-records.ts';
import type { RecordsSize } from './size.ts';

/** Records of many people, the same for the same moment. */
export function* largeRecords(size: RecordsSize, now: Date): Generator<SeededDocument> {
  yield* make('profiles', size, (index) => largeProfile(index, now));
  yield* make('playerBills', size, (index) => largeBill(index, size.profiles, now));
  yield* make('gallerySubmissions', size, (index) => largeSubmission(index, now));
  yield* make('orders', size, (index) => largeOrder(index, now));
  yield* make('donations', size, (index) => largeDonation(index, now));
  yield* make('registrations', size, (index) => largeRegistration(index, now));
  yield* make('contactMessages', size, (index) => largeMessage(index, now));
}

function* make<Name extends keyof RecordsSize>(
  collection: Name,
  size: RecordsSize,
  one: (index: number) => SeededRecords[Name],
): Generator<SeededDocument> {
  for (let index = 0; index < size[collection]; index += 1) {
    const record = one(index);
    yield toDocument(collection, record.id, record);
  }
}
