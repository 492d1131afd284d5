import type { AnyObject } from './objects.ts';
import type { Store } from './store.ts';

/** The version whose shapes this stand-in answers with: the one the installed SDK is pinned to. */
export const API_VERSION = '2026-10-28.endive';

/**
 * When a call fails: `before` it does anything, `during` it, which undoes it and is repeated for its
 * idempotency key, or `after` it, when only the reply is lost.
 */
export const FAULTS = ['before', 'during', 'after'] as const;
export type Fault = (typeof FAULTS)[number];

/** The one Stripe account: its books, its clock and what caused the change now being made. */
export interface Account {
  store: Store;
  secretKey: string;
  /** Where this stand-in is reached; set once it listens. */
  url: string;
  webhook: { url: string; secret: string } | null;
  /** The API call being answered, for the `request` of its events; null for what time or a click did. */
  request: { id: string; idempotency_key: string | null } | null;
  /** API calls still to fail with 500. */
  faults: { times: number; when: Fault };
  /** Now in Unix seconds, by the account's own clock that `/_local/advance` moves. */
  now(): number;
  /** Does `work` as if the clock stood at `instant` (Unix seconds). */
  at<T>(instant: number, work: () => T): T;
  /** Moves the clock forward to `instant` (Unix seconds); it goes on from there. */
  advanceClock(instant: number): void;
  /** Records an event about `object` as it now is and queues its delivery. */
  emit(type: string, object: AnyObject, previous?: Record<string, unknown>): void;
}
