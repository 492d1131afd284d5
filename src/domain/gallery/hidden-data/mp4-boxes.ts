import type { FilePart, LoadedBytes } from './file-parts.ts';

/** The box that begins at a place; undefined where it would be shorter than its own header. */
export function readBox(bytes: LoadedBytes, start: number, end: number): FilePart | undefined {
  const short = bytes.number(start, 4);
  const isLong = short === 1;
  const payload = start + (isLong ? 16 : 8);
  const size = isLong ? bytes.number(start + 8, 8) : short;
  // Zero: as far as there is.
  const next = short === 0 ? end : Math.min(end, start + size);
  if (next < payload) return undefined;
  const name = bytes.name(start + 4);
  return { name, start, nameAt: start + 4, payload, inside: payload, end: next, next };
}

/** The boxes inside a box. */
export function boxesIn(bytes: LoadedBytes, { inside, end }: FilePart): FilePart[] {
  const boxes: FilePart[] = [];
  let at = inside;
  while (end - at >= 8) {
    const box = readBox(bytes, at, end);
    if (!box) break;
    boxes.push(box);
    at = box.next;
  }
  return boxes;
}

/** The box that a path of names leads to. */
export function boxAt(
  bytes: LoadedBytes,
  box: FilePart,
  path: readonly string[],
): FilePart | undefined {
  let found: FilePart | undefined = box;
  for (const wanted of path) {
    found = found && boxesIn(bytes, found).find(({ name }) => name === wanted);
  }
  return found;
}
