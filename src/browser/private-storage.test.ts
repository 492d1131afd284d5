import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFor, privateKey } from './private-storage.ts';

/** Its keys are its own properties, as a browser's are. */
function fakeStorage() {
  const storage: Record<string, unknown> = {};
  const hidden = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  for (const [name, value] of Object.entries(hidden)) {
    Object.defineProperty(storage, name, { value, enumerable: false });
  }
  return storage;
}

let local = fakeStorage();
beforeEach(() => {
  local = fakeStorage();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: fakeStorage() });
});
afterEach(() => vi.unstubAllGlobals());

const DRAFT = privateKey('registration-draft');

test('what was typed before signing in stays, and so it does for the same account again', () => {
  local[DRAFT] = '{}';
  expect(keepFor('ana')).toBe(false);
  expect(keepFor('ana')).toBe(false);
  expect(local).toHaveProperty([DRAFT]);
});

test('another account finds nothing of the one before; its own then stays', () => {
  keepFor('ana');
  local[DRAFT] = '{}';
  local['courtside:cart'] = '[]';
  expect(keepFor('ben')).toBe(true);
  expect(local).not.toHaveProperty([DRAFT]);
  expect(local).toHaveProperty(['courtside:cart']);
  local[DRAFT] = '{}';
  expect(keepFor('ben')).toBe(false);
  expect(local).toHaveProperty([DRAFT]);
});
