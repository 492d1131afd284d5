/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part a `Range` header asks for, at most `longest` bytes of it (RFC 9110 lets a server answer with
 * less). Undefined where none is asked for, or several, or in another unit: the whole is right then.
 * 'outside' where there is nothing of it.
 */
export function readByteRange(
  header: string | null,
  size: number,
  longest: number,
): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return undefined;
  // Backwards is no range at all.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const wanted = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'outside';
  return { start, end: Math.min(wanted, start + longest - 1) };
}
