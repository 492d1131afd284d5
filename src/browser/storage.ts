/*
 * localStorage that never throws: it is missing or refuses in private windows, full disks and
 * embedded browsers, and a page must work there too.
 */

/** The stored JSON, or undefined when there is none, it is not JSON, or storage is refused. */
export function readStored(key: string): unknown {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; false when storage is refused or full. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key; storage that is refused has nothing to forget. */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
}
