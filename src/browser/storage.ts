/*
 * Storage that never throws: it is missing or refuses in private windows, full disks and embedded
 * browsers, and a page must work there too. The device's, unless a tab's is asked for.
 */

type Place = 'localStorage' | 'sessionStorage';

/** The stored JSON, or undefined when there is none, it is not JSON, or storage is refused. */
export function readStored(key: string, place: Place = 'localStorage'): unknown {
  try {
    const text = window[place].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; false when storage is refused or full. */
export function writeStored(key: string, value: unknown, place: Place = 'localStorage'): boolean {
  try {
    window[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key; storage that is refused has nothing to forget. */
export function removeStored(key: string, place: Place = 'localStorage'): void {
  try {
    window[place].removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
}
