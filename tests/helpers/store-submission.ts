import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { gallerySubmissions } from '#server/gateways/records.ts';
import { writeFile } from '#server/gateways/storage.ts';
import type { TestUser } from './sign-in.ts';

let count = 0;

/** A submission as submit-upload leaves it, with its file; for tests of functions and in a browser. */
export async function storeSubmission(
  sender: TestUser,
  bytes: Buffer,
  change: Partial<GallerySubmission> = {},
): Promise<GallerySubmission> {
  count += 1;
  const now = new Date(Date.now() + count).toISOString();
  const kind = change.submissionType ?? 'photo';
  const submission: GallerySubmission = {
    id: crypto.randomUUID(),
    submissionType: kind,
    originalName: 'IMG_1.jpg',
    fileName: `team-${kind}s/${sender.uid}/${Date.now()}-${count}.jpg`,
    fileType: 'image/jpeg',
    fileSize: bytes.length,
    title: 'Tip-off',
    description: 'The first jump ball.',
    category: 'Training',
    status: 'pending',
    submittedBy: sender.uid,
    submitterName: 'Robin Doe',
    submitterEmail: sender.email,
    poster: null,
    published: [],
    playerIds: [],
    reviewedBy: null,
    reviewedAt: null,
    rejectionReason: null,
    createdAt: now,
    updatedAt: now,
    ...change,
  };
  await writeFile(submission.fileName, bytes, submission.fileType);
  await gallerySubmissions().doc(submission.id).create(submission);
  return submission;
}
