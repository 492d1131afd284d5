/*
 * sessionStorage that never throws: it belongs to one tab, outlives a reload and ends with the tab.
 * A tab opened by script starts with a copy.
 */

/** The stored JSON, or undefined when there is none, it is not JSON, or storage is refused. */
export function readSession(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON, where storage is allowed. */
export function writeSession(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What is kept here is a convenience: the page works without it.
  }
}

/** Forgets a key. */
export function removeSession(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
}
