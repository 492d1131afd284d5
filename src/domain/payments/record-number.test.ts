import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { recordNumberOf } from './record-number.ts';

test('is short and can be read out', () => {
  expect(recordNumberOf('ffffffff-ffff-4fff-8fff-ffffffffffff')).toBe('ZZZZ-ZZZZ');
  expect(recordNumberOf('00000000-0000-4000-8000-000000000001')).toBe('0000-0000');
});

property.prop([fc.uuid(), fc.uuid()])('tells ids apart by their first 40 bits', (a, b) => {
  expect(recordNumberOf(a)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const first40 = (id: string) => id.replaceAll('-', '').slice(0, 10);
  expect(recordNumberOf(a) === recordNumberOf(b)).toBe(first40(a) === first40(b));
});
