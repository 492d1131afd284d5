/**
 * A copy of a record with a value at a place in it: 'players', '0', 'school'.
 * @throws Error where something on the way is no record and no list
 */
export function withValueAt(
  record: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (typeof record !== 'object' || record === null) throw new Error(`Nothing has a “${key}”.`);
  const next = withValueAt((record as Record<string, unknown>)[key], rest, value);
  if (!Array.isArray(record)) return { ...record, [key]: next };
  return record.with(Number(key), next);
}
