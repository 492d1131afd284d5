import type { Transaction } from '@google-cloud/firestore';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { readable } from '../../core/broken-records.ts';
import { gallerySubmissions } from '../../gateways/records.ts';

/** What is public in the gallery and tagged with a player. */
export async function readPublishedWith(
  transaction: Transaction,
  playerId: string,
): Promise<GallerySubmission[]> {
  const tagged = gallerySubmissions().where('playerIds', 'array-contains', playerId);
  const { docs } = await transaction.get(tagged);
  return readable(docs).filter(({ status }) => status === 'approved');
}
