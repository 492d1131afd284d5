import { describeRefusal, MAX_FILES, refuseFile } from '#domain/gallery/upload-rules.ts';
import { listAll } from '#words/list.ts';
import { messages } from '#words/upload.ts';

type UploadState =
  | 'chosen'
  | 'preparing'
  | 'queued'
  | 'sending'
  /** The line is down; it resumes automatically. */
  | 'waiting'
  | 'finishing'
  | 'done'
  | 'failed';

/** A file that a person chose, and how far it is. */
export interface UploadItem {
  id: string;
  file: File;
  state: UploadState;
  /** Bytes that have arrived. */
  confirmed: number;
  /** Why it failed, in a sentence. */
  problem?: string;
}

export interface Refusal {
  title: string;
  description: string;
}

/** States in which a file is on its way. */
const BUSY: readonly UploadState[] = ['preparing', 'queued', 'sending', 'waiting', 'finishing'];

/** Whether it may have been sent in: also where its sender was not told so. */
export const mayBeSent = ({ confirmed, file }: UploadItem): boolean => confirmed >= file.size;

export const isBusy = ({ state }: UploadItem): boolean => BUSY.includes(state);

/** The files that can be sent, and why the others cannot; a file chosen twice is one. */
export function takeFiles(
  files: readonly File[],
  items: readonly UploadItem[],
): { taken: UploadItem[]; refusals: Refusal[] } {
  const taken: UploadItem[] = [];
  const refusals: Refusal[] = [];
  const beyond: string[] = [];
  for (const file of files) {
    const refusal = refuseFile(file);
    const others = [...items, ...taken];
    if (refusal) refusals.push(describeRefusal(file.name, refusal));
    else if (others.some((item) => isSameFile(item.file, file))) continue;
    else if (others.length >= MAX_FILES) beyond.push(file.name);
    else taken.push({ id: crypto.randomUUID(), file, state: 'chosen', confirmed: 0 });
  }
  // Said once, however many there are.
  if (beyond.length > 0) refusals.push(messages.tooMany(MAX_FILES, listAll(beyond)));
  return { taken, refusals };
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

/** How much of all the files has arrived, in percent. Only what is all there is 100. */
export function totalPercent(items: readonly UploadItem[]): number {
  const size = items.reduce((sum, { file }) => sum + file.size, 0);
  const confirmed = items.reduce((sum, item) => sum + item.confirmed, 0);
  return size === 0 ? 0 : percentOf(confirmed, size);
}

export function percentOf(confirmed: number, size: number): number {
  return Math.floor((confirmed / size) * 100);
}
