import type { Firestore } from '@google-cloud/firestore';
import type { Bucket } from '@google-cloud/storage';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { demoClock } from './office/clock.ts';
import { officeRecords } from './office/office-records.ts';
import { makeFile } from './office/photos.ts';
import { type DemoFile, type DemoSubmission, demoSubmissions } from './office/submissions.ts';
import type { OfficeRecords } from './seeded-document.ts';
import { type SeededDocument, toDocument } from './seeded-document.ts';
import { isSeeded, type Written, writeOnce } from './write-once.ts';

const MARKER = 'demo-office';

/**
 * Writes what the office of the demo has on its desk: players, registrations, bills, orders, gifts,
 * sponsors, volunteers, messages, what was sent in for the gallery with its files, the ledger and the
 * log. Once: what staff delete stays deleted.
 */
export async function seedOffice(
  firestore: Firestore,
  bucket: Bucket,
  now: Date,
  timeZone: string,
): Promise<void> {
  if (await isSeeded(firestore, MARKER)) return;
  const clock = demoClock(now, timeZone);
  const submissions = await Promise.all(
    demoSubmissions(clock).map((submission) => storeFiles(bucket, submission)),
  );
  const records = await officeRecords(clock, submissions);
  await writeOnce(firestore, MARKER, officeDocuments(records).map(toWritten), now);
}

/** Every record as a document of its collection. */
function officeDocuments(records: OfficeRecords): SeededDocument[] {
  const { medicalNotes, signedTexts, ...others } = records;
  return [
    ...medicalNotes.map((note) => toDocument('medicalNotes', note.profileId, note)),
    ...signedTexts.map((text) => toDocument('signedTexts', text.sha256, text)),
    ...(Object.keys(others) as (keyof typeof others)[]).flatMap((collection) =>
      others[collection].map((record) => toDocument(collection, record.id, record)),
    ),
  ];
}

const toWritten = ({ collection, id, data }: SeededDocument): Written => [
  `${collection}/${id}`,
  data,
];

/** Stores a submission's files. @returns the submission, which now knows the size of its original */
async function storeFiles(
  bucket: Bucket,
  { submission, files }: DemoSubmission,
): Promise<GallerySubmission> {
  const sizes = await Promise.all(files.map((file) => storeFile(bucket, file)));
  return { ...submission, fileSize: sizes[0] ?? 0 };
}

async function storeFile(bucket: Bucket, file: DemoFile): Promise<number> {
  const bytes = await makeFile(file);
  const { path, contentType } = file;
  await bucket.file(path).save(bytes, { resumable: false, contentType });
  return bytes.length;
}
