import { asRecord } from '#browser/stored-shape.ts';
import { lastSignOut } from './sign-out-mark.ts';

/** Of this page as it was loaded: what is found out for its first form holds for the others. */
let isLeft: boolean | undefined;

/**
 * Whether what the browser itself has put back into the fields, on its way back or after a reload, may
 * be what somebody typed who has signed out since. Each place in the history remembers the last sign-out
 * before it; a place that does not know is not trusted.
 */
export function wasLeftByOther(): boolean {
  if (isLeft === undefined) {
    const now = lastSignOut();
    const [navigation] = performance.getEntriesByType('navigation');
    const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
    isLeft = !isNew && asRecord(history.state)?.signedOutAt !== now;
    history.replaceState({ ...history.state, signedOutAt: now }, '');
  }
  return isLeft;
}
