import { expect, test } from 'vitest';
import type { Condition, Query } from './query.ts';
import { createTurns, turnsOf } from './turns.ts';

const COLLECTION: Query['scope'] = { kind: 'collection', collection: 'profiles' };
const EMAIL = { path: ['email'], op: 'EQUAL' } as const;
const ana: Condition = { ...EMAIL, value: { stringValue: 'ana@example.com' } };
const sam: Condition = { ...EMAIL, value: { stringValue: 'sam@example.com' } };
const before = (second: string): Condition => ({
  path: ['dueAt'],
  op: 'LESS_THAN',
  value: { stringValue: `2026-11-27T10:00:${second}Z` },
});

function askFor(...conditions: Condition[]): Query {
  const where: Query['where'] = { op: 'AND', filters: conditions };
  const whole = { startAt: undefined, endAt: undefined, offset: 0, limit: 1, select: undefined };
  return { scope: COLLECTION, where, orderBy: [], ...whole };
}

test('who asks for other values waits for nobody', async () => {
  const takeTurn = createTurns(60_000);
  const end = await takeTurn(turnsOf(askFor(ana)));
  const order: string[] = [];
  const again = takeTurn(turnsOf(askFor(ana))).then((endAgain) => {
    order.push('ana again');
    endAgain();
  });
  (await takeTurn(turnsOf(askFor(sam))))();
  order.push('sam');
  end();
  await again;
  expect(order).toEqual(['sam', 'ana again']);
});

test('a bound that moves with the time leaves them one after the other', () => {
  expect(turnsOf(askFor(ana, before('01')))).toEqual(turnsOf(askFor(ana, before('02'))));
});
