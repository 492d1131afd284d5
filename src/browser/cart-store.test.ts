import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addItem, type Cart } from '#domain/cart/cart.ts';

/** What both the store and the library touch of localStorage. */
function memoryStorage(initial: Record<string, string>): Storage & Record<string, string> {
  return Object.defineProperty({ ...initial }, 'getItem', {
    value(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
  }) as Storage & Record<string, string>;
}

const cap = {
  productId: 'cap',
  name: 'Cap',
  priceCents: 2999,
  image: '',
  size: 'S',
  color: 'Navy',
};
const oneCap = addItem([], cap);

/** Loads the store as a new page does; without `stored` storage is empty, with null it is blocked. */
async function openTab(stored?: string | null) {
  const storage = memoryStorage(stored ? { 'courtside:cart': stored } : {});
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', stored === null ? undefined : storage);
  // The library looks for localStorage when it is first loaded, which here is once for all tests.
  setPersistentEngine(stored === null ? {} : storage, windowPersistentEvents);
  vi.resetModules();
  return import('./cart-store.ts');
}

/** What the browser does when another tab writes. */
function otherTabStores(cart: Cart): void {
  const newValue = JSON.stringify(cart);
  localStorage['courtside:cart'] = newValue;
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'courtside:cart', newValue }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('reading', () => {
  test.each([
    ['nothing', undefined],
    ['no JSON', '{oops'],
    ['another shape', '{"lines":[]}'],
    ['a line of an older version', '[{"id":"cap","qty":1}]'],
    ['an impossible quantity', JSON.stringify([{ ...oneCap[0], quantity: -3 }])],
    ['null', 'null'],
  ])('%s in storage is an empty cart', async (_, stored) => {
    const { $cart, readCart } = await openTab(stored);
    expect($cart.get()).toEqual([]);
    expect(readCart()).toEqual([]);
  });

  test('what was stored comes back', async () => {
    const { $cart } = await openTab(JSON.stringify(oneCap));
    expect($cart.get()).toEqual(oneCap);
  });

  test('a change by another tab arrives, and clearing the storage empties the cart', async () => {
    const { $cart } = await openTab();
    otherTabStores(oneCap);
    expect($cart.get()).toEqual(oneCap);
    delete localStorage['courtside:cart'];
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
    expect($cart.get()).toEqual([]);
  });
});

describe('updateCart', () => {
  test('stores the cart and tells the page how many pieces there are', async () => {
    const { updateCart } = await openTab();
    const counts: number[] = [];
    window.addEventListener('courtside:cart', (event) => {
      counts.push((event as CustomEvent<{ count: number }>).detail.count);
    });
    updateCart((cart) => addItem(cart, cap));
    updateCart((cart) => addItem(cart, cap));
    expect(counts).toEqual([1, 2]);
    expect(JSON.parse(localStorage['courtside:cart'])).toMatchObject([{ quantity: 2 }]);
  });

  test('keeps what another tab stored a moment ago, before its event has arrived', async () => {
    const { updateCart, $cart } = await openTab();
    localStorage['courtside:cart'] = JSON.stringify(oneCap);
    updateCart((cart) => addItem(cart, { ...cap, color: 'White' }));
    expect($cart.get().map((line) => line.color)).toEqual(['Navy', 'White']);
  });

  test('works for the length of a visit where storage is blocked', async () => {
    const { updateCart, $cart } = await openTab(null);
    updateCart((cart) => addItem(cart, cap));
    updateCart((cart) => addItem(cart, cap));
    expect($cart.get()).toMatchObject([{ quantity: 2 }]);
  });
});
