import { INQUIRY_TYPES } from '#domain/contact/choices.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { type GallerySubmission, SUBMISSION_STATUSES } from '#domain/gallery/submission.ts';
import { stableId } from '../stable-id.ts';
import { momentOf, personOf, phoneOf, pick } from './people.ts';

const OCCASIONS = ['Game day', 'Practice', 'Tournament'];

/** A photo whose file is not there: for the tables, not for the eye. */
export function largeSubmission(index: number, now: Date): GallerySubmission {
  const { firstName, lastName, email } = personOf(index);
  const createdAt = momentOf(index, now);
  const status = pick(SUBMISSION_STATUSES, index);
  const isReviewed = status !== 'pending';
  return {
    id: stableId('submission', index),
    submissionType: 'photo',
    originalName: `IMG_${index}.jpg`,
    fileName: `team-photos/large/${index}.jpg`,
    fileType: 'image/jpeg',
    fileSize: 1_000_000 + index,
    // Not in step with the status: each occasion has photos of all three.
    title: `${pick(OCCASIONS, Math.floor(index / OCCASIONS.length))} ${index}`,
    description: 'From the stands',
    category: 'games',
    status,
    submittedBy: 'large',
    submitterName: `${firstName} ${lastName}`,
    submitterEmail: email,
    poster: null,
    published: [],
    playerIds: [],
    reviewedBy: isReviewed ? 'demo-admin' : null,
    reviewedAt: isReviewed ? createdAt : null,
    rejectionReason: status === 'rejected' ? 'Out of focus' : null,
    createdAt,
    updatedAt: createdAt,
  };
}

export function largeMessage(index: number, now: Date): ContactMessage {
  const { firstName, lastName, email } = personOf(index);
  const createdAt = momentOf(index, now);
  return {
    id: stableId('message', index),
    requestHash: '',
    name: `${firstName} ${lastName}`,
    email,
    phone: phoneOf(index),
    subject: `Question ${index}`,
    inquiryType: pick(INQUIRY_TYPES, index),
    playerAge: null,
    message: 'When does practice begin?',
    notes: null,
    status: index % 4 === 0 ? 'new' : 'answered',
    createdAt,
    updatedAt: createdAt,
  };
}
