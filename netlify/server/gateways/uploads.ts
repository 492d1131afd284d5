import { PendingUploadSchema } from '#domain/gallery/pending-upload.ts';
import { collectionOf } from './firestore.ts';

/** Files on their way; those that became submissions are gone from here. */
export const uploads = () => collectionOf('uploads', PendingUploadSchema);
