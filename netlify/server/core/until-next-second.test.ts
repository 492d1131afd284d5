import { expect, test } from 'vitest';
import { untilNextSecond } from './until-next-second.ts';

test('a timer that fires early is not the next second', async () => {
  let clock = 7_400;
  const waits: number[] = [];
  await untilNextSecond(
    () => clock,
    async (milliseconds) => {
      waits.push(milliseconds);
      // A millisecond early the first time.
      clock += waits.length === 1 ? milliseconds - 1 : milliseconds;
    },
  );
  expect(waits).toEqual([600, 1]);
  expect(clock).toBe(8_000);
});
