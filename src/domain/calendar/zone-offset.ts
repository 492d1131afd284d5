import { tzOffset } from '@date-fns/tz/tzOffset';

/** What a browser that has Temporal can say of a date. Safari has it not yet, nor has Node 24. */
interface DateWithTemporal extends Date {
  toTemporalInstant?(): {
    toZonedDateTimeISO(timeZone: string): { offsetNanoseconds: number };
  };
}

const NANOSECONDS = 60e9;

/**
 * The minutes by which the clocks of a time zone are ahead of UTC at an instant. Where there is Temporal, it is
 * asked: the first formatter of dates keeps a slow phone busy for 100 ms, Temporal for three.
 * @returns NaN for an invalid date
 */
export function zoneOffset(timeZone: string, at: DateWithTemporal): number {
  const instant = Number.isNaN(at.getTime()) ? undefined : at.toTemporalInstant?.();
  if (!instant) return tzOffset(timeZone, at);
  return instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / NANOSECONDS;
}
