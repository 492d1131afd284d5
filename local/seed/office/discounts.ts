import type { Discount } from '#domain/discounts/discount.ts';
import { stableId } from '../stable-id.ts';
import type { DemoClock } from './clock.ts';

/** An early bird that has ended, a discount for second children, and a code for staff. */
export function demoDiscounts(clock: DemoClock): Discount[] {
  const made = (place: number, discount: Partial<Discount>): Discount => {
    const at = clock.instant(100 - place, '09:30');
    return {
      id: stableId('demo discount', place),
      name: '',
      code: null,
      percent: null,
      cents: null,
      per: 'player',
      rule: 'everyone',
      isOn: true,
      validFrom: null,
      validTo: null,
      maxUses: null,
      createdAt: at,
      updatedAt: at,
      ...discount,
    };
  };
  return [
    made(1, {
      name: 'Early bird, $20 off',
      rule: 'early-bird',
      cents: 2_000,
      validFrom: clock.day(98),
      validTo: clock.day(75),
    }),
    made(2, {
      name: 'Second child, 10% off',
      rule: 'siblings',
      percent: 10,
      code: 'SIBLINGS',
    }),
    made(3, {
      name: 'Families of coaches, 25% off',
      rule: 'staff',
      percent: 25,
      code: 'COACH-2026',
      maxUses: 10,
    }),
  ];
}
