import { readStored, writeStored } from '#browser/storage.ts';

/*
 * What a person typed and what they sent, kept on this device under one beginning, so that signing out
 * leaves none of it to whoever comes next.
 */

const BEGINNING = 'courtside:private:';

/** The key to keep something personal under. */
export function privateKey(name: string): string {
  return `${BEGINNING}${name}`;
}

/**
 * Says whose account what is kept here belongs to. What someone typed before they signed in becomes theirs.
 * @returns whether something of another account was kept until now; it is forgotten
 */
export function keepFor(uid: string): boolean {
  const key = privateKey('owner');
  const owner = readStored(key);
  const isOther = owner !== undefined && owner !== uid;
  if (isOther) forgetPrivate();
  if (owner !== uid) writeStored(key, uid);
  return isOther;
}

/** Forgets all that is personal, in this tab and on this device. Never throws. */
export function forgetPrivate(): void {
  forgetIn(() => window.localStorage);
  forgetIn(() => window.sessionStorage);
}

function forgetIn(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (key.startsWith(BEGINNING)) storage.removeItem(key);
    }
  } catch {
    // Nothing is stored where storage is refused.
  }
}
