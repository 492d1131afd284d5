import { formatOfType } from '../upload-rules.ts';
import { AVI } from './avi.ts';
import {
  type FileKind,
  type FilePart,
  isBlank,
  type Kept,
  LoadedBytes,
  type Patch,
  type ReadBytes,
  type Span,
  UnknownStructureError,
} from './file-parts.ts';
import { MP4 } from './mp4.ts';

/** Of a part that is looked through; an hour of video takes some two. */
const MAX_LOADED = 16 * 1024 * 1024;
/** Read at once to see whether there is anything. */
const STEP = 1024 * 1024;
/** Beside each other in a file: an hour in pieces of a second takes some 7,000. */
const MAX_PARTS = 20_000;
/** Of a hidden track and what holds it: a camera writes one piece a second at most, into one part. */
const MAX_PAIRS = 1_000_000;
/** The least that a part can be. */
const LEAST = 8;

/**
 * What cameras write into a video beside its pictures and sound, as patches that blank it in place: where
 * and when it was filmed, with which phone, and tracks that say so for each moment. The file stays as long
 * as it is and plays as before. What we do not know is blanked, too; only what players need is left.
 * @returns patches in the order of the file, none where nothing is hidden; undefined where the file is built
 * in a way that we do not know
 * @throws whatever `read` throws
 */
export async function findHiddenData(
  type: string,
  size: number,
  read: ReadBytes,
): Promise<Patch[] | undefined> {
  try {
    return await find(formatOfType(type)?.extension === 'avi' ? AVI : MP4, size, read);
  } catch (error) {
    // A RangeError: a table goes on past the end of its box.
    if (error instanceof UnknownStructureError || error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Found {
  patches: Patch[];
  /** Of tracks that go. */
  samples: Span[];
}

async function find(kind: FileKind, size: number, read: ReadBytes): Promise<Patch[]> {
  const found: Found = { patches: [], samples: [] };
  const homes: Span[] = [];
  let isKnown = false;
  let at = 0;
  for (let count = 0; size - at >= LEAST; count += 1) {
    if (count >= MAX_PARTS) throw new UnknownStructureError('The file has too many parts.');
    const header = await read(at, Math.min(size, at + kind.headerBytes));
    const part = kind.readPart(new LoadedBytes(header, at), at, size);
    // Some cameras put their own data behind the last part.
    if (!part && isKnown) break;
    if (!part) throw new UnknownStructureError('The file does not begin with parts.');
    const inside = keptOf(kind.kept, part);
    if (part.name === kind.samplesIn) homes.push({ start: part.payload, end: part.end });
    if (inside) {
      isKnown = true;
      lookInto(kind, await load(read, part), { part, inside, found });
    } else if (inside === undefined && (await hasBytes(read, part.payload, part.end))) {
      found.patches.push(...blank(kind, part));
    }
    at = part.next;
  }
  if (await hasBytes(read, at, size)) found.patches.push({ start: at, end: size });
  found.patches.push(...within(found.samples, homes));
  if (!isKnown && found.patches.length > 0) {
    throw new UnknownStructureError('The file says nothing of its pictures.');
  }
  return found.patches.sort((a, b) => a.start - b.start);
}

/** The table of what stays inside; null where all of it stays, undefined where it goes. */
const keptOf = (kept: Kept, { name }: FilePart): Kept | null | undefined =>
  Object.hasOwn(kept, name) ? kept[name] : undefined;

async function load(read: ReadBytes, { start, end }: FilePart): Promise<LoadedBytes> {
  if (end - start > MAX_LOADED) throw new UnknownStructureError('A part is too large.');
  return new LoadedBytes(await read(start, end), start);
}

/** Looks through a part that is in memory. */
function lookInto(
  kind: FileKind,
  bytes: LoadedBytes,
  { part, inside, found }: { part: FilePart; inside: Kept | null; found: Found },
): void {
  const hidden = kind.hiddenIn(bytes, part);
  if (hidden?.isWhole) {
    found.patches.push(...blank(kind, part));
    found.samples.push(...hidden.spans);
    return;
  }
  found.patches.push(...(hidden?.spans ?? []).filter((span) => !bytes.isBlank(span)));
  if (!inside) return;
  let at = part.inside;
  while (part.end - at >= LEAST) {
    const child = kind.readPart(bytes, at, part.end);
    if (!child) throw new UnknownStructureError('A part holds something else than parts.');
    const grandchildren = keptOf(inside, child);
    if (grandchildren !== undefined) {
      lookInto(kind, bytes, { part: child, inside: grandchildren, found });
    } else if (!bytes.isBlank({ start: child.payload, end: child.end })) {
      found.patches.push(...blank(kind, child));
    }
    at = child.next;
  }
  const rest = { start: at, end: part.end };
  if (rest.end > rest.start && !bytes.isBlank(rest)) found.patches.push(rest);
}

function blank({ blankName: text }: FileKind, { nameAt, payload, end }: FilePart): Patch[] {
  return [
    { start: nameAt, end: nameAt + text.length, text },
    { start: payload, end },
  ];
}

async function hasBytes(read: ReadBytes, start: number, end: number): Promise<boolean> {
  for (let at = start; at < end; at += STEP) {
    if (!isBlank(await read(at, Math.min(end, at + STEP)))) return true;
  }
  return false;
}

/** What of the spans lies in one of the homes, in order; those that touch are one. */
function within(spans: readonly Span[], homes: readonly Span[]): Span[] {
  if (spans.length * homes.length > MAX_PAIRS) {
    throw new UnknownStructureError('A hidden track has too many pieces.');
  }
  const parts = spans
    .flatMap(({ start, end }) =>
      homes.map((home) => ({ start: Math.max(start, home.start), end: Math.min(end, home.end) })),
    )
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && part.start <= last.end) last.end = Math.max(last.end, part.end);
    else merged.push(part);
  }
  return merged;
}
