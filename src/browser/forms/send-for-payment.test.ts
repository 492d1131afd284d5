import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiError, ApiResult } from '#browser/api.ts';
import { type PayableAnswer, type SentKeys, sendForPayment } from './send-for-payment.ts';

const FORM = 'checkout';

function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

let localStorage = fakeStorage();

/** What is sent from now on is sent in a tab that was opened by its address. */
function openTab() {
  vi.stubGlobal('window', { localStorage, sessionStorage: fakeStorage(), open: () => null });
}

const toPay: PayableAnswer = {
  number: 'K7QF-2M9X',
  status: 'pending',
  checkout: { sessionId: 'cs_test_12345678', url: 'https://pay.example/' },
};

/** Sends a card form. @returns the keys it was sent with, one after the other */
async function send(content: string, ...answers: ApiResult<PayableAnswer>[]): Promise<SentKeys[]> {
  const sent: SentKeys[] = [];
  await sendForPayment({
    form: FORM,
    content,
    method: 'credit-card',
    opening: '',
    send: async (keys) => {
      sent.push(keys);
      return answers.shift() ?? { ok: true, data: toPay };
    },
  });
  return sent;
}

const refused = (code: ApiError['code']): ApiResult<PayableAnswer> => ({
  ok: false,
  error: { code, message: '' },
});

beforeEach(() => {
  localStorage = fakeStorage();
  openTab();
});
afterEach(() => vi.unstubAllGlobals());

test('the same in another tab takes the place of what the first has sent', async () => {
  const [first] = await send('one cap');
  openTab();
  const [second] = await send('one cap');
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(second?.replaces).toEqual([first?.idempotencyKey]);
  expect(await send('one cap')).toEqual([second]);
});

test('what is sent again with a change names each key once, and no more than ten', async () => {
  const keys: (string | undefined)[] = [];
  for (let caps = 1; caps <= 12; caps++) {
    if (caps % 3 === 0) openTab();
    const [sent] = await send(`${caps} caps`);
    expect(sent?.replaces ?? []).toEqual(keys.slice(-9));
    keys.push(sent?.idempotencyKey);
  }
});

test('what was paid counts: the next is one on top of it', async () => {
  await send('one cap');
  openTab();
  const [refusedOnce] = await send('two caps', refused('already_paid'));
  expect(refusedOnce?.replaces).toHaveLength(1);
  const [next] = await send('two caps');
  expect(next?.replaces).toBeUndefined();
});

test.each(['payment_failed', 'cancelled', 'ended'] as const)(
  'what is over (%s) takes no money any more: the same again is another, in its place',
  async (status) => {
    const over: PayableAnswer = { ...toPay, status, checkout: null };
    const [first, second] = await send('one cap', { ok: true, data: over });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(second?.replaces).toEqual([first?.idempotencyKey]);
  },
);
