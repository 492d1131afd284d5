import { addSeconds } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { isAsLeft, isInTime } from './undo.ts';
import { UNDO_SECONDS } from './undo-seconds.ts';

test('a change is taken back as long as it is offered, and half a minute more', () => {
  const createdAt = '2026-11-22T15:00:00.000Z';
  const after = (seconds: number) => isInTime({ createdAt }, addSeconds(createdAt, seconds));
  expect(after(UNDO_SECONDS + 30)).toBe(true);
  expect(after(UNDO_SECONDS + 31)).toBe(false);
});

describe('a record is as the change left it', () => {
  const left = { id: 'b', payer: { email: 'a@x.org', name: 'Ana' }, tags: ['x', 'y'] };
  const json = JSON.stringify(left);

  test.each([
    [
      'with its keys in another order',
      { tags: ['x', 'y'], payer: { name: 'Ana', email: 'a@x.org' }, id: 'b' },
      true,
    ],
    ['written again', { ...left, updatedAt: '2026-11-22T15:00:00Z' }, true],
    ['with another value', { ...left, id: 'c' }, false],
    ['with another value inside', { ...left, payer: { email: 'a@x.org', name: 'Bo' } }, false],
    ['with a list in another order', { ...left, tags: ['y', 'x'] }, false],
    ['with a field more', { ...left, notes: 'Called' }, false],
  ])('%s', (_, current, isLeft) => {
    expect(isAsLeft(current, json)).toBe(isLeft);
  });

  test('also when its payment page has expired meanwhile, which the change had closed', () => {
    const of = (status: string) => ({ id: 'b', payment: { status, totalCents: 5000 } });
    const after = JSON.stringify(of('pending'));
    expect(isAsLeft(of('expired'), after)).toBe(true);
    expect(isAsLeft(of('paid'), after)).toBe(false);
    expect(isAsLeft({ id: 'b', payment: null }, after)).toBe(false);
  });

  test('gone where the change deleted it, and only there', () => {
    expect(isAsLeft(null, null)).toBe(true);
    expect(isAsLeft(left, null)).toBe(false);
    expect(isAsLeft(null, json)).toBe(false);
  });
});
