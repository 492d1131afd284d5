import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('the same text has the same one, another text another', () => {
  expect(fingerprint('Zoë, 14')).toBe(fingerprint('Zoë, 14'));
  expect(fingerprint('Zoë, 14')).not.toBe(fingerprint('Zoë, 15'));
});

test.prop([fc.string(), fc.string()])('two texts share none', (one, other) => {
  expect(fingerprint(one) === fingerprint(other)).toBe(one === other);
});
