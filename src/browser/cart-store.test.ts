import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addItem, type Cart } from '#domain/cart/cart.ts';

/** What the store touches of localStorage. @param isFull takes nothing that is not there already */
function memoryStorage(initial: Record<string, string>, isFull: boolean) {
  const storage = { ...initial } as Storage & Record<string, string>;
  const hidden = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      if (isFull && storage[key] !== text) throw new DOMException('full', 'QuotaExceededError');
      storage[key] = text;
    },
  };
  for (const [name, value] of Object.entries(hidden))
    Object.defineProperty(storage, name, { value });
  return storage;
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
async function openTab(stored?: string | null, isFull = false) {
  const storage = memoryStorage(stored ? { 'courtside:cart': stored } : {}, isFull);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', stored === null ? undefined : storage);
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
    expect(updateCart((cart) => cart)).toBe(true);
  });

  test('keeps what another tab stored a moment ago, before its event has arrived', async () => {
    const { updateCart, $cart } = await openTab();
    localStorage['courtside:cart'] = JSON.stringify(oneCap);
    updateCart((cart) => addItem(cart, { ...cap, color: 'White' }));
    expect($cart.get().map((line) => line.color)).toEqual(['Navy', 'White']);
  });

  test('works for the length of a visit where storage is blocked, and says that it is not kept', async () => {
    const { updateCart, $cart } = await openTab(null);
    expect(updateCart((cart) => addItem(cart, cap))).toBe(false);
    expect(updateCart((cart) => addItem(cart, cap))).toBe(false);
    expect($cart.get()).toMatchObject([{ quantity: 2 }]);
  });

  test('does not throw where storage is full, and says whether the next page finds the cart', async () => {
    const { updateCart, readCart, $cart } = await openTab(JSON.stringify(oneCap), true);
    expect(updateCart((cart) => addItem(cart, cap))).toBe(false);
    expect(readCart()).toMatchObject([{ quantity: 2 }]);
    expect($cart.get()).toEqual(readCart());
    expect(localStorage['courtside:cart']).toBe(JSON.stringify(oneCap));

    expect(updateCart(() => oneCap)).toBe(true);
    expect(readCart()).toEqual(oneCap);
  });
});
