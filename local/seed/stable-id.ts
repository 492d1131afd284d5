import { createHash } from 'node:crypto';

/** A UUID that follows from what it is for: writing twice writes the same records. */
export function stableId(kind: string, index: number | string): string {
  const hex = createHash('sha256').update(`${kind} ${index}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
