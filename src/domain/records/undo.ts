import * as z from 'zod/mini';
import { UNDO_SECONDS } from './undo-seconds.ts';

/** How long the server takes a change back: the answer and the click have a way to go. */
const TAKEN_SECONDS = UNDO_SECONDS + 30;

/** One record of a change, as JSON; null where there is none. */
const UndoRecordSchema = z.object({
  /** Of the document, such as 'games/…'. */
  path: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type UndoRecord = z.infer<typeof UndoRecordSchema>;

/**
 * What puts a change of the dashboard back (collection `undos`), under the id of its entry in the audit
 * log: every record that it changed, before and after. May hold all that a deleted person had, medical
 * notes too, so no address reads it out and nightly deletes it within a day.
 */
export const UndoSchema = z.object({
  id: z.string(),
  /** Who made the change: nobody else may take it back. */
  actorId: z.string(),
  /** As in the audit log: 'game.deleted' of 'games/…'. */
  action: z.string(),
  subject: z.string(),
  records: z.array(UndoRecordSchema),
  createdAt: z.iso.datetime(),
});
export type Undo = z.infer<typeof UndoSchema>;

/** Whether a change may still be taken back. */
export function isInTime({ createdAt }: Pick<Undo, 'createdAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) <= TAKEN_SECONDS * 1000;
}

/**
 * Whether a record is as the change left it. When it was written counts for nothing, and neither does
 * that a payment page has expired meanwhile: the change had closed it.
 * @param after as JSON; null where the change deleted it
 */
export function isAsLeft(current: object | null, after: string | null): boolean {
  if (current === null || after === null) return current === null && after === null;
  const left = comparable(JSON.parse(after));
  const now = comparable(JSON.parse(JSON.stringify(current)));
  // What the schema does not name is not stored, so the record itself says which fields there are.
  return Object.keys(now).every((field) => now[field] === left[field]);
}

/** Which writing of a record it is, and which of a game its event has in calendars. An undo is one, too. */
const COUNTS_WRITINGS: ReadonlySet<string> = new Set(['updatedAt', 'sequence']);

type Payments = { payment?: { status?: string } | null };

/** Each field as text that says the same for the same value. */
function comparable(record: object & Payments): Record<string, string> {
  const { payment } = record;
  const isExpired = payment?.status === 'expired';
  const plain = isExpired ? { ...record, payment: { ...payment, status: 'pending' } } : record;
  const fields = Object.entries(plain).filter(([field]) => !COUNTS_WRITINGS.has(field));
  return Object.fromEntries(fields.map(([field, value]) => [field, canonical(value)]));
}

/** JSON with the keys in order: a record comes back with its keys in another. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
