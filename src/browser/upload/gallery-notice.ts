import * as z from 'zod/mini';
import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';

const KEY = 'courtside:gallery-notice';
const NoticeSchema = z.object({ title: z.string(), description: z.string() });
type Notice = z.infer<typeof NoticeSchema>;

/** Leaves word for the gallery's page, to which a finished upload leads. */
export function leaveGalleryNotice(notice: Notice): void {
  writeSession(KEY, notice);
}

/** What an upload left word of; it is told once. */
export function takeGalleryNotice(): Notice | undefined {
  const notice = z.safeParse(NoticeSchema, readSession(KEY));
  removeSession(KEY);
  return notice.success ? notice.data : undefined;
}
