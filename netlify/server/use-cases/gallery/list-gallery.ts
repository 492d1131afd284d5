import type { DocumentSnapshot } from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import type { GalleryEntry, listGalleryEndpoint } from '#contracts/gallery/public.ts';
import { GALLERY_PAGE_SIZE } from '#domain/gallery/gallery-views.ts';
import { mediaAddress } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/refusals/gallery.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { gallerySubmissions } from '../../gateways/records.ts';

type ListRequest = z.infer<typeof listGalleryEndpoint.request>;
type ListAnswer = z.infer<typeof listGalleryEndpoint.response>;

/** Approved submissions, the newest first. @throws AppError not_found when `after` is no place of the list */
export async function listGallery(request: ListRequest): Promise<ListAnswer> {
  const { kind, category, from, before, after } = request;
  let query = gallerySubmissions()
    .where('status', '==', 'approved')
    .where('submissionType', '==', kind);
  if (category) query = query.where('category', '==', category);
  if (from !== undefined) query = query.where('createdAt', '>=', from);
  if (before !== undefined) query = query.where('createdAt', '<', before);
  query = query.orderBy('createdAt', 'desc').orderBy('__name__', 'desc');
  if (after !== undefined) query = query.startAfter(...readPlace(after));
  // One more than a page tells whether there is another.
  const { docs } = await query.limit(GALLERY_PAGE_SIZE + 1).get();
  const page = readable(docs.slice(0, GALLERY_PAGE_SIZE));
  return {
    entries: page.map(toEntry),
    next: docs.length > GALLERY_PAGE_SIZE ? placeOf(docs[GALLERY_PAGE_SIZE - 1]) : null,
  };
}

/**
 * Where the list goes on, in time and among what was sent at the same moment: the record at that place may
 * be taken down before someone asks for more. As one word, '1767268800000.<id>'.
 */
function placeOf(last: DocumentSnapshot<GallerySubmission> | undefined): string | null {
  return last ? `${Date.parse(last.get('createdAt'))}.${last.id}` : null;
}

function readPlace(after: string): [createdAt: string, id: string] {
  const [, time, id] = /^(\d{1,15})\.(.+)$/.exec(after) ?? [];
  if (time === undefined || id === undefined) throw new AppError('not_found', messages.changed);
  return [new Date(Number(time)).toISOString(), id];
}

/** What the public may know: not who sent it, nor the file it was made of. */
function toEntry(submission: GallerySubmission): GalleryEntry {
  const { id, submissionType: kind, title, description, category, createdAt } = submission;
  const { durationSeconds = null } = submission;
  const video = submission.published.find(({ contentType }) => contentType.startsWith('video/'));
  const images = submission.published.flatMap(({ path, width, height }) =>
    width === null || height === null ? [] : [{ src: mediaAddress(path), width, height }],
  );
  return {
    id,
    kind,
    title,
    description,
    category,
    createdAt,
    images,
    durationSeconds,
    video: video ? { src: mediaAddress(video.path), type: video.contentType } : null,
  };
}
