import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CART_KEY, readCartCount } from './cart-count.ts';
import {
  readSessionHint,
  SESSION_HINT_EVENT,
  SESSION_HINT_KEY,
  saveSessionHint,
} from './session-hint.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** A browser's window as far as storage goes. */
class FakeWindow extends EventTarget {
  readonly entries = new Map<string, string>();
  refuses = false;
  get localStorage() {
    // As browsers do where cookies are blocked: the property itself throws.
    if (this.refuses) throw new DOMException('The operation is insecure.', 'SecurityError');
    const { entries } = this;
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
  }
}

let fake: FakeWindow;
beforeEach(() => {
  fake = new FakeWindow();
  vi.stubGlobal('window', fake);
});
afterEach(() => vi.unstubAllGlobals());

describe('storage', () => {
  it('reads back what it wrote, until it is removed', () => {
    expect(writeStored('k', { a: [1] })).toBe(true);
    expect(readStored('k')).toEqual({ a: [1] });
    removeStored('k');
    expect(readStored('k')).toBeUndefined();
  });

  it('takes what is not JSON for nothing', () => {
    fake.entries.set('k', '{"half":');
    expect(readStored('k')).toBeUndefined();
  });

  it('works where storage is refused', () => {
    fake.refuses = true;
    expect(writeStored('k', 1)).toBe(false);
    expect(readStored('k')).toBeUndefined();
    expect(() => removeStored('k')).not.toThrow();
  });
});

describe('cart count', () => {
  it('counts pieces, not lines', () => {
    writeStored(CART_KEY, [{ quantity: 2 }, { quantity: 3 }]);
    expect(readCartCount()).toBe(5);
  });

  it.each([
    ['no cart', undefined],
    ['something else', { quantity: 3 }],
    ['a string', '"7"'],
    ['lines that are none', [null, 4, 'x', {}, { quantity: '3' }]],
    ['quantities that are none', [{ quantity: -2 }, { quantity: 1.5 }, { quantity: null }]],
  ])('is 0 for %s', (_name, stored) => {
    if (stored !== undefined) writeStored(CART_KEY, stored);
    expect(readCartCount()).toBe(0);
  });
});

describe('session hint', () => {
  it('is remembered and forgotten, and tells the header of both', () => {
    const heard = vi.fn();
    fake.addEventListener(SESSION_HINT_EVENT, heard);
    saveSessionHint({ name: 'Dana Rivers', role: 'parent' });
    expect(readSessionHint()).toEqual({ name: 'Dana Rivers', role: 'parent' });
    saveSessionHint(undefined);
    expect(readSessionHint()).toBeUndefined();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each([
    null,
    'Dana',
    [],
    { name: 'Dana' },
    { name: '  ', role: 'admin' },
    { name: 7, role: 'admin' },
  ])('takes %j for a visitor', (stored) => {
    writeStored(SESSION_HINT_KEY, stored);
    expect(readSessionHint()).toBeUndefined();
  });
});
