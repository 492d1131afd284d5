import { StripeError } from './errors.ts';
import { errorReply, type Reply } from './reply.ts';
import type { Store } from './store.ts';

export interface CallRecord {
  key: string | null;
  requestId: string;
}
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** Idempotency keys: on disk for a day, so a repeat after a crash is still the same reply. */
export function createReplies(store: Store) {
  const inFlight = new Set<string>();

  /** Holds `key` from the call's first byte to its reply; a second call meanwhile is refused. */
  async function guard(key: string | null, work: () => Promise<Reply>): Promise<Reply> {
    if (key === null) return attempt(work);
    if (key.length > 255)
      return errorReply(keyError(400, 'Idempotency keys hold at most 255 characters.'));
    if (inFlight.has(key)) {
      return errorReply(
        keyError(
          409,
          `There is currently another in-progress request using this Idempotent Key (${key}). Please try again later.`,
          'idempotency_key_in_use',
        ),
      );
    }
    inFlight.add(key);
    try {
      return await attempt(work);
    } finally {
      inFlight.delete(key);
    }
  }

  /** The kept reply for the key, or that of `work`, kept in the same transaction as its effects. */
  function once({ key, requestId }: CallRecord, fingerprint: string, work: () => Reply): Reply {
    if (key === null) return work();
    const kept = find(key);
    if (kept) {
      if (kept.fingerprint === fingerprint) return kept;
      throw keyError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    try {
      return store.transaction(() => {
        const reply = work();
        keep(key, fingerprint, requestId, reply);
        return reply;
      });
    } catch (error) {
      const reply = errorReply(error);
      if (reply.keep) keep(key, fingerprint, requestId, reply);
      return reply;
    }
  }

  function find(key: string): (Reply & { fingerprint: string }) | undefined {
    store.db.prepare('DELETE FROM replies WHERE created < ?').run(Date.now() - KEPT_FOR_MS);
    return store.db
      .prepare(
        'SELECT status, body, fingerprint, request_id AS originalRequest FROM replies WHERE key = ?',
      )
      .get(key) as (Reply & { fingerprint: string }) | undefined;
  }

  function keep(key: string, fingerprint: string, requestId: string, reply: Reply) {
    store.db
      .prepare('INSERT INTO replies VALUES (?, ?, ?, ?, ?, ?)')
      .run(key, fingerprint, reply.status, reply.body, requestId, Date.now());
  }

  return { guard, once };
}

async function attempt(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    return errorReply(error);
  }
}

function keyError(status: number, message: string, code?: string) {
  return new StripeError(
    status,
    { type: 'idempotency_error', message, ...(code === undefined ? {} : { code }) },
    true,
  );
}
