import { setTimeout } from 'node:timers/promises';

/**
 * Settles in another second than the one it was called in. A timer may fire a millisecond early, so the
 * clock decides.
 * @param now milliseconds since 1970
 */
export async function untilNextSecond(
  now: () => number = Date.now,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  const secondOf = (instant: number) => Math.floor(instant / 1000);
  const began = secondOf(now());
  while (secondOf(now()) === began) await wait(1000 - (now() % 1000));
}
