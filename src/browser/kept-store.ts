import {
  type PersistentStore,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';

/*
 * Stores that outlive the page and are shared between its tabs. Where the browser's storage is full or
 * blocked they hold what they are given for as long as the page is open: the library itself would throw,
 * and the store would not change.
 */

/** What the browser did not take, as it would have been stored. */
const held: Record<string, string> = {};

const engine: PersistentStore = new Proxy(held, {
  get: (_, key: string) => readKept(key),
  has: (_, key: string) => readKept(key) !== undefined,
  set: (_, key: string, text: string) => {
    try {
      localStorage.setItem(key, text);
      delete held[key];
    } catch {
      held[key] = text;
    }
    return true;
  },
});

/** What is stored under a key at this moment, by whichever tab: a store lags behind another tab by one event. */
export function readKept(key: string): string | undefined {
  try {
    return held[key] ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

const noEvents = { addEventListener() {}, removeEventListener() {} };
setPersistentEngine(engine, typeof window === 'undefined' ? noEvents : windowPersistentEvents);

/** Whether the next page finds what was stored last. */
export function isKept(key: string): boolean {
  return !(key in held);
}

/**
 * How a store is written down, for `persistentAtom`. A module that has a store calls that itself: by it the
 * build knows that the module holds state and must be there once (`layouts/islands/keeps-state.ts`).
 * @param parse what was stored, of whatever shape; undefined where it is damaged or of an older version
 */
export function asJson<T>(initial: T, parse: (stored: unknown) => T | undefined) {
  return {
    encode: JSON.stringify as (value: T) => string,
    decode: (text: string | undefined): T => {
      try {
        return parse(JSON.parse(text ?? '')) ?? initial;
      } catch {
        return initial;
      }
    },
  };
}
