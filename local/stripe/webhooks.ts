import type { Account } from './account.ts';
import { mustGet } from './api.ts';
import { present } from './present.ts';
import { signatureHeader } from './signature.ts';

/** A delivery of one event to the webhook endpoint; times are Unix milliseconds of the real clock. */
export interface Delivery {
  id: number;
  event: string;
  attempts: number;
  next_at: number | null;
  delivered_at: number | null;
  last_result: string | null;
}

const AT_ONCE = 8;
const LONGEST_WAIT_MS = 5 * 60_000;
const ANSWER_WITHIN_MS = 20_000;

/**
 * Unix milliseconds of the machine's own clock, whatever `Date` says: a test may hold that still, and
 * a delivery that failed must come again.
 */
export function machineNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}

export type Courier = ReturnType<typeof startCourier>;

/**
 * Delivers events until the endpoint answers 2xx, waiting twice as long after each failure.
 * As with Stripe, order is not promised and an event can arrive twice (a reply lost to a crash).
 */
export function startCourier(account: Account, retryBaseMs: number) {
  const { db } = account.store;
  const underWay = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const stop = new AbortController();

  const paused = () => account.store.setting('deliveriesPaused') === 'yes';

  /** Looks for what is due; cheap, so called after every change. */
  function wake() {
    if (closed || paused() || !account.webhook) return;
    clearTimeout(timer);
    const rows = db
      .prepare('SELECT * FROM deliveries WHERE next_at IS NOT NULL ORDER BY next_at, id LIMIT 50')
      .all() as unknown as Delivery[];
    for (const row of rows) {
      const wait = (row.next_at ?? 0) - machineNow();
      if (underWay.has(row.id)) continue;
      if (underWay.size >= AT_ONCE) return;
      if (wait > 0) {
        timer = setTimeout(wake, wait);
        return;
      }
      const delivery = deliver(row).finally(() => {
        underWay.delete(row.id);
        wake();
      });
      underWay.set(row.id, delivery);
    }
  }

  async function deliver(row: Delivery) {
    const result = await attempt(row);
    if (closed) return;
    const accepted = /^2\d\d$/.test(result);
    const attempts = row.attempts + 1;
    const wait = Math.min(retryBaseMs * 2 ** (attempts - 1), LONGEST_WAIT_MS);
    const now = machineNow();
    db.prepare(
      'UPDATE deliveries SET attempts = ?, last_result = ?, delivered_at = ?, next_at = ? WHERE id = ?',
    ).run(attempts, result, accepted ? now : null, accepted ? null : now + wait, row.id);
  }

  /** The endpoint's status, or why there is none. */
  async function attempt(row: Delivery): Promise<string> {
    if (!account.webhook) return 'no webhook endpoint';
    const { url, secret } = account.webhook;
    const body = JSON.stringify(present(account, mustGet(account, 'event', row.event)), null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, secret, Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (local stand-in)',
        },
        redirect: 'manual',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.arrayBuffer();
      return String(response.status);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return cause instanceof Error ? cause.message || cause.name : String(cause);
    }
  }

  return {
    wake,
    list: (event?: string): Delivery[] =>
      db
        .prepare('SELECT * FROM deliveries WHERE ? IS NULL OR event = ? ORDER BY id DESC LIMIT 200')
        .all(event ?? null, event ?? null) as unknown as Delivery[],
    /** Sends the event once more, delivered or not. */
    redeliver(event: string) {
      mustGet(account, 'event', event);
      db.prepare('INSERT INTO deliveries (event, next_at) VALUES (?, ?)').run(event, machineNow());
      wake();
    },
    paused,
    pause: () => account.store.setSetting('deliveriesPaused', 'yes'),
    resume() {
      account.store.setSetting('deliveriesPaused', 'no');
      db.prepare('UPDATE deliveries SET next_at = ? WHERE next_at IS NOT NULL').run(machineNow());
      wake();
    },
    /** Resolves when no delivery is under way. */
    async idle() {
      await Promise.all(underWay.values());
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      stop.abort();
      await Promise.all(underWay.values());
    },
  };
}
