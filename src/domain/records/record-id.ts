import * as z from 'zod/mini';
import { messages } from '#words/fields.ts';

/**
 * An id of a stored record, as we, Firebase, Stripe and Sanity make them. Narrower than what Firestore
 * can hold (no `/`, not `.`, `..` or `__x__`, at most 1,500 bytes), so that no id a stranger sends is
 * answered as a failure of ours. Every id of a contract is this schema or a narrower one; a test walks
 * them all.
 */
export function recordId(error: () => string = () => messages.noRecord) {
  return z
    .string({ error })
    .check(z.maxLength(200, { error }), z.regex(/^(?!\.{1,2}$)(?!__.*__$)[\w.-]+$/, { error }));
}

export const RecordIdSchema = recordId();
