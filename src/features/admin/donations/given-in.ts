import type { Charts } from '#contracts/overview/dashboard.ts';
import type { Cents } from '#domain/money/money.ts';

/** Pure: what came as gifts in a year ('2026') or a month ('2026-11'). */
export function givenIn(months: Charts['money'], period: string): Cents {
  return months
    .filter(({ month }) => month.startsWith(period))
    .reduce((sum, { byKind }) => sum + byKind.donation, 0);
}
