import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $cart } from '#browser/cart-store.ts';
import { addItem, type Cart } from '#domain/cart/cart.ts';
import { quantitiesOf } from '#domain/cart/cart-changes.ts';
import {
  $orders,
  dropOrder,
  findAwaited,
  findOverlappingPledge,
  findPledge,
  type OrderRecord,
  orderMemory,
  recordOrder,
  takePaidOrder,
} from './order-records.ts';

const cap = {
  productId: 'cap',
  name: 'Cap',
  priceCents: 2999,
  image: '',
  size: 'S',
  color: 'Navy',
};
const oneCap: Cart = addItem([], cap);
const byCard: OrderRecord = {
  orderNumber: 'A-1',
  totalCents: 3598,
  paymentMethod: 'credit-card',
  sessionId: 'cs_test_12345678',
  quantities: quantitiesOf(oneCap),
  placedAt: '2026-11-21T10:00:00.000Z',
  state: 'open',
};
const byCheck: OrderRecord = {
  ...byCard,
  orderNumber: 'B-2',
  paymentMethod: 'check',
  sessionId: null,
};

const sameDay = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  $orders.set([]);
  $cart.set(oneCap);
});

describe('takePaidOrder', () => {
  test('empties the cart once, and a new cart is not touched by a reload', () => {
    recordOrder(byCard);
    expect(takePaidOrder('cs_test_12345678')).toBe(true);
    expect($cart.get()).toEqual([]);
    $cart.set(oneCap);
    expect(takePaidOrder('cs_test_12345678')).toBe(false);
    expect($cart.get()).toEqual(oneCap);
  });

  test('keeps what was added while the buyer was paying', () => {
    recordOrder(byCard);
    const white = { ...cap, color: 'White' };
    $cart.set(addItem(addItem(oneCap, cap), white));
    takePaidOrder('cs_test_12345678');
    expect($cart.get().map((line) => [line.color, line.quantity])).toEqual([
      ['Navy', 1],
      ['White', 1],
    ]);
  });

  test('leaves the cart alone for an order of another browser', () => {
    expect(takePaidOrder('cs_test_elsewhere')).toBe(false);
    expect($cart.get()).toEqual(oneCap);
  });
});

describe('recordOrder', () => {
  test('replaces an order of the same number and keeps the newest ten', () => {
    recordOrder(byCard);
    recordOrder({ ...byCard, sessionId: 'cs_test_again123' });
    expect($orders.get().map((record) => record.sessionId)).toEqual(['cs_test_again123']);
    for (let index = 0; index < 12; index++) recordOrder({ ...byCard, orderNumber: `C-${index}` });
    expect($orders.get().map((record) => record.orderNumber)).toEqual(
      Array.from({ length: 10 }, (_, index) => `C-${index + 2}`),
    );
  });
});

describe('where the browser stores nothing more', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('a pledge is known for as long as the page is open, so that it is not sent again unseen', () => {
    recordOrder(byCheck);
    expect(findPledge($orders.get(), oneCap, sameDay)).toEqual(byCheck);
  });

  test('a paid order leaves the cart', () => {
    recordOrder(byCard);
    expect(takePaidOrder('cs_test_12345678')).toBe(true);
    expect($cart.get()).toEqual([]);
  });
});

test('a payment page that is closed leaves alone the one that its order has now', () => {
  recordOrder(byCard);
  recordOrder({ ...byCard, sessionId: 'cs_test_again123' });
  orderMemory.settle('cs_test_12345678', false);
  expect($orders.get()).toMatchObject([{ sessionId: 'cs_test_again123', state: 'open' }]);
  orderMemory.settle('cs_test_again123', false);
  expect($orders.get()).toMatchObject([{ state: 'dropped' }]);
});

describe('findPledge', () => {
  test('finds the check order that took what the cart still holds', () => {
    expect(findPledge([byCard, byCheck], oneCap, sameDay)).toBe(byCheck);
  });

  test('finds none once the cart has changed or the person starts anew', () => {
    expect(findPledge([byCheck], addItem(oneCap, cap), sameDay)).toBeUndefined();
    recordOrder(byCheck);
    dropOrder('B-2');
    expect(findPledge($orders.get(), oneCap, sameDay)).toBeUndefined();
    expect($cart.get()).toEqual(oneCap);
  });
});

test('a pledge is told of for as long as the buyer is reminded of it, and no longer', () => {
  const [lastDay, later] = [new Date('2027-01-04T09:00:00Z'), new Date('2027-01-20T10:00:00Z')];
  for (const find of [findPledge, findOverlappingPledge]) {
    expect(find([byCheck], oneCap, lastDay)).toBe(byCheck);
    expect(find([byCheck], oneCap, later)).toBeUndefined();
  }
});

test('findOverlappingPledge warns of pieces that would be ordered again', () => {
  const more = addItem(oneCap, { ...cap, color: 'White' });
  expect(findOverlappingPledge([byCheck, byCard], more, sameDay)).toBe(byCheck);
  expect(findOverlappingPledge([byCheck], more.slice(1), sameDay)).toBeUndefined();
  expect(findOverlappingPledge([{ ...byCheck, state: 'dropped' }], more, sameDay)).toBeUndefined();
});

test('findAwaited finds the payment of the newest card order of the last day', () => {
  const records = [
    byCard,
    { ...byCard, orderNumber: 'A-2', sessionId: 'cs_test_second12' },
    byCheck,
  ];
  expect(findAwaited(records, new Date('2026-11-21T12:00:00Z'))).toBe('cs_test_second12');
  expect(findAwaited(records, new Date('2026-11-23T12:00:00Z'))).toBeUndefined();
  expect(
    findAwaited([{ ...byCard, state: 'dropped' }], new Date('2026-11-21T12:00:00Z')),
  ).toBeUndefined();
});
