import { describe, expect, test } from 'vitest';
import type { ApiError, ApiResult } from '#browser/api.ts';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/payments/choices.ts';
import {
  delayAfter,
  MAX_QUESTIONS,
  type PaymentReport,
  reportOf,
  stepOf,
  watchPayment,
} from './watch-payment.ts';

type Answer = ApiResult<PaymentSummary>;
const answer = (status: PaymentStatus): Answer => ({
  ok: true,
  data: {
    kind: 'order',
    number: 'A-1',
    status,
    totalCents: 3598,
    paidCents: 0,
    plan: null,
  },
});
const refusal = (code: ApiError['code']): Answer => ({ ok: false, error: { code, message: '' } });

/** Plays the answers in turn, the last one for ever, and gives back what was told and waited for. */
async function play(...answers: Answer[]) {
  const told: PaymentReport['view'][] = [];
  const waits: number[] = [];
  let asked = 0;
  await watchPayment({
    ask: async () => answers[Math.min(asked++, answers.length - 1)] ?? refusal('internal'),
    tell: (report) => told.push(report.view),
    wait: async (milliseconds) => void waits.push(milliseconds),
    signal: new AbortController().signal,
  });
  return { told, waits, asked };
}

describe('watchPayment', () => {
  test('asks until the payment is decided, less and less often', async () => {
    const { told, waits } = await play(answer('pending'), answer('pending'), answer('paid'));
    expect(told).toEqual(['paid']);
    expect(waits).toEqual([1000, 1500]);
  });

  test.each([
    ['processing', 'processing'],
    ['payment_failed', 'failed'],
    ['expired', 'expired'],
    ['refunded', 'refunded'],
  ] as const)('%s is told at once as %s', async (status, view) => {
    expect(await play(answer(status))).toEqual({ told: [view], waits: [], asked: 1 });
  });

  test('gives up asking after a while when the webhook does not come', async () => {
    const { told, asked, waits } = await play(answer('pending'));
    expect(told).toEqual(['slow']);
    expect(asked).toBe(MAX_QUESTIONS);
    expect(Math.max(...waits)).toBe(10_000);
  });

  test('bears a hiccup, but three failures in a row mean the service is down', async () => {
    const down = refusal('network');
    expect((await play(down, down, answer('paid'))).told).toEqual(['paid']);
    expect((await play(down, answer('pending'), down, down, answer('paid'))).told).toEqual([
      'paid',
    ]);
    expect(await play(down)).toMatchObject({ told: ['unavailable'], asked: 3 });
  });

  test.each(['not_found', 'invalid_input'] as const)('%s is an unknown order', async (code) => {
    expect((await play(refusal(code))).told).toEqual(['unknown']);
  });

  test('tells nothing once the page has moved on', async () => {
    const leaving = new AbortController();
    const told: unknown[] = [];
    await watchPayment({
      ask: async () => {
        leaving.abort();
        return answer('paid');
      },
      tell: (report) => told.push(report),
      wait: async () => undefined,
      signal: leaving.signal,
    });
    expect(told).toEqual([]);
  });
});

test('every status of an order has a view', () => {
  for (const status of PAYMENT_STATUSES) {
    expect(reportOf(answer(status)).view).toMatch(/^[a-z]+$/);
  }
});

test('delays grow and stay bounded', () => {
  const delays = Array.from({ length: MAX_QUESTIONS }, (_, question) => delayAfter(question));
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(delays[0]).toBe(1000);
  expect(delays.at(-1)).toBe(10_000);
});

describe('stepOf', () => {
  test.each([
    ['paid', { at: 'decided', view: 'paid' }],
    ['active', { at: 'decided', view: 'paid' }],
    ['processing', { at: 'decided', view: 'processing' }],
    ['payment_failed', { at: 'closed', view: 'failed' }],
    ['expired', { at: 'closed', view: 'expired' }],
    ['cancelled', { at: 'closed', view: 'expired' }],
    ['refunded', { at: 'closed', view: 'refunded' }],
  ] as const)('a form that waits shows of %s', (status, step) => {
    expect(stepOf(reportOf(answer(status)))).toMatchObject(step);
  });

  test('a page that no record knows any more is closed; without an answer it waits on', () => {
    expect(stepOf(reportOf(refusal('not_found')))).toEqual({ at: 'closed', view: 'expired' });
    expect(stepOf(reportOf(refusal('network')))).toBeUndefined();
    expect(stepOf(reportOf(answer('pending')))).toBeUndefined();
  });
});
