import { fc, test as property } from '@fast-check/vitest';
import { addMonths, format, parseISO } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { monthsAfter } from './day.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('monthsAfter', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-11-15', 0, '2026-11-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months', (day, months, expected) => {
    expect(monthsAfter(day, months)).toBe(expected);
  });

  property.prop([days, fc.integer({ min: -48, max: 48 })])('as date-fns has it', (day, months) => {
    expect(monthsAfter(day, months)).toBe(format(addMonths(parseISO(day), months), 'yyyy-MM-dd'));
  });
});
