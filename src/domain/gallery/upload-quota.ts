import * as z from 'zod/mini';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What one account may open within a day; an evening of photos and ten videos fit. */
export const DAILY_FILES = 50;
export const DAILY_BYTES: number = 1024 ** 3;

/**
 * What an account has opened within its present day (collection `uploadQuotas`, id = the account). The
 * day begins with the first upload, so nobody has to know a time zone.
 */
export const UploadQuotaSchema = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  files: z.int(),
  bytes: z.int(),
});
export type UploadQuota = z.infer<typeof UploadQuotaSchema>;

/**
 * The quota with these files counted, or in how many hours they can be sent.
 * @param current of the account; undefined before its first upload
 * @param more files and bytes (posters too) to be opened now
 */
export function countUpload(
  current: UploadQuota | undefined,
  more: { id: string; files: number; bytes: number },
  now: Date,
): { quota: UploadQuota } | { tryAgainInHours: number } {
  const endsAt = current ? Date.parse(current.since) + DAY_MS : 0;
  const before =
    current && endsAt > now.getTime()
      ? current
      : { id: more.id, since: now.toISOString(), files: 0, bytes: 0 };
  const quota = {
    ...before,
    files: before.files + more.files,
    bytes: before.bytes + more.bytes,
  };
  if (quota.files <= DAILY_FILES && quota.bytes <= DAILY_BYTES) return { quota };
  return { tryAgainInHours: Math.max(1, Math.ceil((endsAt - now.getTime()) / HOUR_MS)) };
}

/** The quota without an upload that came to nothing; one of an earlier day is no part of it. */
export function giveBackUpload(
  quota: UploadQuota,
  upload: { createdAt: string; fileSize: number; posterSize: number | null },
): UploadQuota {
  if (upload.createdAt < quota.since) return quota;
  return {
    ...quota,
    files: Math.max(0, quota.files - 1),
    bytes: Math.max(0, quota.bytes - upload.fileSize - (upload.posterSize ?? 0)),
  };
}
