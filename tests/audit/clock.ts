import { mock } from 'node:test';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time of this process and of the local Stripe, which goes by it. */
export interface Clock {
  now(): Date;
  /** A moment passes: no two requests are of the same one. */
  tick(): void;
  /** Days pass, and what falls due at Stripe meanwhile happens. */
  advance(days: number): Promise<void>;
  /** As `advance`, to a moment to come. */
  goTo(moment: Date): Promise<void>;
}

/**
 * Holds `Date` still from now on; timers and `performance.now()` stay as they are.
 * @param stripeUrl of the local Stripe, which must run in this process
 */
export function openClock(stripeUrl: string): Clock {
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const advanceBy = async (milliseconds: number) => {
    mock.timers.tick(milliseconds);
    // Its clock has moved along; this has it do what fell due on the way.
    const response = await fetch(`${stripeUrl}/_local/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) throw new Error(await response.text());
  };
  return {
    now: () => new Date(),
    tick: () => mock.timers.tick(500),
    advance: (days) => advanceBy(Math.round(days * DAY_MS)),
    goTo: (moment) => advanceBy(moment.getTime() - Date.now()),
  };
}
