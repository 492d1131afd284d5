import { newId } from './ids.ts';
import type { AnyObject } from './objects.ts';
import { present } from './present.ts';
import { openStore, type Store } from './store.ts';
import { machineNow } from './webhooks.ts';

/** The version whose shapes this stand-in answers with: the one the installed SDK is pinned to. */
export const API_VERSION = '2026-10-28.endive';

/** The one Stripe account: its books, its clock and what caused the change now being made. */
export interface Account {
  store: Store;
  secretKey: string;
  /** Where this stand-in is reached; set once it listens. */
  url: string;
  webhook: { url: string; secret: string } | null;
  /** The API call being answered, for the `request` of its events; null for what time or a click did. */
  request: { id: string; idempotency_key: string | null } | null;
  /** API calls still to fail with 500: `before` they do anything, or `after`, when only the reply is lost. */
  faults: { times: number; when: 'before' | 'after' };
  /** Now in Unix seconds, by the account's own clock that `/_local/advance` moves. */
  now(): number;
  /** Does `work` as if the clock stood at `instant` (Unix seconds). */
  at<T>(instant: number, work: () => T): T;
  /** Moves the clock forward to `instant` (Unix seconds); it goes on from there. */
  advanceClock(instant: number): void;
  /** Records an event about `object` as it now is and queues its delivery. */
  emit(type: string, object: AnyObject, previous?: Record<string, unknown>): void;
}

interface AccountOptions {
  file: string;
  durable: boolean;
  secretKey: string;
  webhook: { url: string; secret: string } | null;
}

export function openAccount({ file, durable, secretKey, webhook }: AccountOptions): Account {
  const store = openStore(file, durable);
  let held: number | undefined;
  const realNow = () => Math.floor(Date.now() / 1000);
  const account: Account = {
    store,
    secretKey,
    webhook,
    url: '',
    request: null,
    faults: { times: 0, when: 'before' },
    now: () => held ?? realNow() + Number(store.setting('clockOffset') ?? 0),
    at(instant, work) {
      const before = held;
      held = instant;
      try {
        return work();
      } finally {
        held = before;
      }
    },
    advanceClock: (instant) => store.setSetting('clockOffset', String(instant - realNow())),
    emit(type, object, previous) {
      const id = newId('evt');
      store.put({
        id,
        object: 'event',
        api_version: API_VERSION,
        created: account.now(),
        data: {
          object: present(account, object),
          ...(previous ? { previous_attributes: previous } : {}),
        },
        livemode: false,
        pending_webhooks: 0,
        request: account.request ?? { id: null, idempotency_key: null },
        type,
      });
      if (webhook) {
        // Real time: the account's clock may be months ahead, deliveries still happen now.
        store.db
          .prepare('INSERT INTO deliveries (event, next_at) VALUES (?, ?)')
          .run(id, machineNow());
      }
    },
  };
  return account;
}
