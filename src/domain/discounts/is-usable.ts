import type { Day } from '#domain/calendar/day.ts';
import type { Discount } from './discount.ts';

/** What keeps a discount from being used; null where nothing does. */
export const HINDRANCES = ['off', 'not-yet', 'ended', 'used-up'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/**
 * Whether a discount can be used.
 * @param uses how many registrations have it
 * @param today local to the program
 */
export function hindranceOf(
  { isOn, validFrom, validTo, maxUses }: Discount,
  uses: number,
  today: Day,
): Hindrance | null {
  if (!isOn) return 'off';
  if (validFrom !== null && today < validFrom) return 'not-yet';
  if (validTo !== null && today > validTo) return 'ended';
  return maxUses !== null && uses >= maxUses ? 'used-up' : null;
}

/** A code as it is kept and compared: people type small letters and spaces. */
export function normalizeCode(typed: string): string {
  return typed.replace(/\s+/gu, '').toUpperCase();
}
