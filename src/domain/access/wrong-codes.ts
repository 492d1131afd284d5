/** How many wrong codes are taken in how long. Of a million codes three are right at any time. */
const LIMITS = [
  { count: 5, withinMs: 15 * 60_000 },
  { count: 20, withinMs: 24 * 60 * 60_000 },
] as const;
const REMEMBERED_MS = Math.max(...LIMITS.map(({ withinMs }) => withinMs));

/**
 * When the next code may be tried after these wrong ones, or null: now.
 * @param failedAt UTC ISO instants, in any order
 */
export function nextTryAt(failedAt: readonly string[], now: Date): Date | null {
  const times = failedAt.map((at) => Date.parse(at)).sort((a, b) => a - b);
  const ends = LIMITS.flatMap(({ count, withinMs }) => {
    const first = times.at(-count);
    return first === undefined ? [] : [first + withinMs];
  });
  const latest = Math.max(0, ...ends);
  return latest > now.getTime() ? new Date(latest) : null;
}

/** The wrong codes to remember, with one more. */
export function withWrongCode(failedAt: readonly string[], now: Date): string[] {
  const since = new Date(now.getTime() - REMEMBERED_MS).toISOString();
  return [...failedAt.filter((at) => at > since), now.toISOString()];
}
