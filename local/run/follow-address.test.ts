import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followAddress } from './follow-address.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moves once to each new address, and stays while there is none', async () => {
  let address: string | undefined = 'http://127.0.0.1:9086';
  const moves: string[] = [];
  const stop = followAddress(
    address,
    () => address,
    async (next) => void moves.push(next),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  address = undefined;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(moves).toEqual([]);
  address = 'http://127.0.0.1:4711';
  await vi.advanceTimersByTimeAsync(3_000);
  expect(moves).toEqual(['http://127.0.0.1:4711']);
  stop();
  address = 'http://127.0.0.1:9086';
  await vi.advanceTimersByTimeAsync(3_000);
  expect(moves).toHaveLength(1);
});

test('a move is not begun before the one before it is through', async () => {
  let address = 'first';
  let underWay = 0;
  let most = 0;
  const stop = followAddress(
    address,
    () => address,
    async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      underWay -= 1;
    },
  );
  address = 'second';
  await vi.advanceTimersByTimeAsync(2_000);
  address = 'third';
  await vi.advanceTimersByTimeAsync(20_000);
  expect([most, underWay]).toEqual([1, 0]);
  stop();
});
