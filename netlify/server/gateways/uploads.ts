import { PendingUploadSchema } from '#domain/gallery/pending-upload.ts';
import { UploadQuotaSchema } from '#domain/gallery/upload-quota.ts';
import { collectionOf } from './firestore.ts';

/** Files on their way; those that became submissions are gone from here. */
export const uploads = () => collectionOf('uploads', PendingUploadSchema);

/** How much each account has opened today. */
export const uploadQuotas = () => collectionOf('uploadQuotas', UploadQuotaSchema);
