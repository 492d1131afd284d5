import { expect, test } from 'vitest';
import { isProof, solveProof } from './proof-of-work.ts';

test('a proof opens its own key, and no other', async () => {
  const key = crypto.randomUUID();
  const proof = await solveProof(key);
  expect(await isProof(key, proof)).toBe(true);
  expect(await isProof(crypto.randomUUID(), proof)).toBe(false);
});

test.each(['', '0', '0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0', 'x'.repeat(9999), '1e9.'.repeat(16)])(
  '%j is no proof',
  async (proof) => {
    expect(await isProof('5d1f6a2e-0000-4000-8000-000000000000', proof)).toBe(false);
  },
);
