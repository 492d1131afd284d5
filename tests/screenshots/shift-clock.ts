/** The morning of every picture: a Tuesday in the middle of the demo's season. */
export const MORNING = new Date('2026-11-17T15:00:00Z');

/**
 * Moves `Date` by some milliseconds, and lets it go on from there. Written so that its source can also be
 * run in other processes and in a browser: it uses nothing from outside.
 */
export function shiftClock(byMs: number): void {
  const now = () => realNow() + byMs;
  const realNow = Date.now.bind(Date);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => new Date().toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** For NODE_OPTIONS: has a process that we start begin with the moved clock. */
export function shiftedClockOption(byMs: number): string {
  const source = `(${shiftClock.toString()})(${byMs})`;
  return `--import=data:text/javascript,${encodeURIComponent(source)}`;
}
