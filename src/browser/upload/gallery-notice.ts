import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';

const KEY = 'courtside:gallery-notice';

export interface GalleryNotice {
  title: string;
  description: string;
}

/** Leaves word for the gallery's page, to which a finished upload leads. */
export function leaveGalleryNotice(notice: GalleryNotice): void {
  writeSession(KEY, notice);
}

/** What an upload left word of; it is told once. Checked by hand: a schema would triple the page's script. */
export function takeGalleryNotice(): GalleryNotice | undefined {
  const stored = readSession(KEY);
  removeSession(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { title, description } = stored as Partial<Record<string, unknown>>;
  if (typeof title !== 'string' || typeof description !== 'string') return undefined;
  return { title, description };
}
