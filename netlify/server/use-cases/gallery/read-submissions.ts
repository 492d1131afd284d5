import type { SubmissionCounts, TaggedPlayer } from '#contracts/gallery/dashboard.ts';
import { MAX_MATCHES, type TableQuery } from '#contracts/records/table.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { mediaAddress } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/refusals/submissions.ts';
import { AppError } from '../../core/app-error.ts';
import { FieldPath } from '../../gateways/firestore.ts';
import { gallerySubmissions, profiles } from '../../gateways/records.ts';
import { readTable } from '../records/read-table.ts';
import { signReviewLink } from './review-links.ts';

const FILTER_FIELDS = { type: 'submissionType' };
const SORT_FIELDS = { type: 'submissionType', fileName: 'originalName', size: 'fileSize' };

/** A page of what was sent in, each with a small picture. A search finds one by its number, too. */
export async function listSubmissions(query: TableQuery, now: Date) {
  const page = await readTable(
    {
      collection: gallerySubmissions(),
      filterFields: FILTER_FIELDS,
      sortFields: SORT_FIELDS,
      alsoFind: findByNumber,
    },
    query,
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, thumbnail: thumbnailOf(row, now) })) };
}

/** An id, or the beginning of one that a family tells the office: files sent together have one title. */
const NUMBER = /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/;

async function findByNumber(search: string, fields: readonly string[]) {
  const number = search.trim().toLowerCase();
  if (!NUMBER.test(number)) return { docs: [], more: false };
  const { docs } = await gallerySubmissions()
    .where(FieldPath.documentId(), '>=', number)
    // Behind every letter and digit of an id.
    .where(FieldPath.documentId(), '<', `${number}~`)
    .limit(MAX_MATCHES)
    .select(...fields)
    .get();
  return { docs, more: false };
}

/** What is published is small already; the rest is made when it is asked for. */
function thumbnailOf(submission: GallerySubmission, now: Date): string | null {
  const { id, published, submissionType, poster } = submission;
  const smallest = published.findLast(({ contentType }) => contentType.startsWith('image/'));
  if (smallest) return mediaAddress(smallest.path);
  if (submissionType === 'video' && !poster) return null;
  // The same address for a while, so that a table which is read again does not load them again.
  const soon = new Date(Math.ceil(now.getTime() / KEPT_MS) * KEPT_MS);
  return signReviewLink(id, 'small', soon);
}

const KEPT_MS = 15 * 60_000;

/** How many there are of each status. */
export async function countSubmissions(): Promise<SubmissionCounts> {
  const countOf = async (status: GallerySubmission['status']) => {
    const found = await gallerySubmissions().where('status', '==', status).count().get();
    return found.data().count;
  };
  const [pending, approved, rejected] = await Promise.all([
    countOf('pending'),
    countOf('approved'),
    countOf('rejected'),
  ]);
  return { pending, approved, rejected, total: pending + approved + rejected };
}

/** The players a submission is tagged with; those deleted since are left out. @throws AppError not_found */
export async function listTaggedPlayers(id: string): Promise<TaggedPlayer[]> {
  const submission = (await gallerySubmissions().doc(id).get()).data();
  if (!submission) throw new AppError('not_found', messages.gone);
  const players = await Promise.all(
    submission.playerIds.map(async (playerId) => (await profiles().doc(playerId).get()).data()),
  );
  return players.flatMap((player) => (player ? [{ id: player.id, name: fullName(player) }] : []));
}

/** Links to a submission's files, for the admin who asked. @throws AppError not_found */
export async function readSubmissionLinks(id: string, now: Date) {
  const submission = (await gallerySubmissions().doc(id).get()).data();
  if (!submission) throw new AppError('not_found', messages.gone);
  return {
    view: signReviewLink(id, 'view', now),
    download: signReviewLink(id, 'original', now),
    poster: submission.poster && signReviewLink(id, 'poster', now),
  };
}
