import { invalid } from './errors.ts';

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

/** RFC 3339 in UTC with exactly six decimals, so that text order is time order. Finer digits are cut, as Firestore does. */
export function canonicalTimestamp(text: unknown): string {
  const match = typeof text === 'string' ? RFC3339.exec(text) : null;
  if (!match || Number.isNaN(Date.parse(`${match[1]}Z`))) {
    throw invalid(`Invalid timestamp ${JSON.stringify(text)}.`);
  }
  return `${match[1]}.${(match[2] ?? '').padEnd(6, '0').slice(0, 6)}Z`;
}

/** Microseconds since 1970 (safe as a number for any time of our own making) → canonical text. */
export function formatMicros(micros: number): string {
  const seconds = new Date(Math.floor(micros / 1_000_000) * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
}
