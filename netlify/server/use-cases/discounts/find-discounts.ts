import { formatDay } from '#domain/calendar/calendar.ts';
import { dayOf } from '#domain/calendar/day.ts';
import type { Discount } from '#domain/discounts/discount.ts';
import { hindranceOf, normalizeCode } from '#domain/discounts/is-usable.ts';
import { messages } from '#words/refusals/discounts.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { discounts } from '../../gateways/records.ts';
import { countUses } from './count-uses.ts';

interface Asked {
  /** As typed; null for none. */
  code: string | null;
  now: Date;
  /** The program's. */
  timeZone: string;
  /** Keys of registrations of the same family: of those that are unpaid the one asked for takes the place. */
  earlier?: readonly string[];
}

/**
 * The discounts that count for a registration made now.
 * @throws AppError invalid_input where the code cannot be used: why, and what to do
 */
export async function findDiscounts({
  code,
  now,
  timeZone,
  earlier = [],
}: Asked): Promise<Discount[]> {
  const today = dayOf(now, timeZone);
  const found = readable((await discounts().where('isOn', '==', true).get()).docs);
  const wanted = code === null ? null : normalizeCode(code);
  const usable: Discount[] = [];
  for (const discount of found) {
    const isTyped = wanted !== null && discount.code === wanted;
    if (discount.code !== null && !isTyped) continue;
    const uses = await countUses(discount, { earlier, timeZone });
    const hindrance = hindranceOf(discount, uses, today);
    if (hindrance === null) usable.push(discount);
    else if (isTyped) throw refuseCode(messageOf(discount, hindrance));
  }
  const isKnown = wanted === null || usable.some((discount) => discount.code === wanted);
  if (!isKnown) throw refuseCode(messages.unknown);
  return usable;
}

/** The same for a page that shows them. */
export async function findShownDiscounts(asked: Omit<Asked, 'timeZone'>): Promise<Discount[]> {
  const { timeZone } = await readSettings();
  return findDiscounts({ ...asked, timeZone });
}

function messageOf({ validFrom, validTo }: Discount, hindrance: string): string {
  if (hindrance === 'not-yet' && validFrom) {
    return messages.from(formatDay(validFrom));
  }
  if (hindrance === 'ended' && validTo) {
    return messages.ended(formatDay(validTo));
  }
  return messages.usedUp;
}

function refuseCode(message: string): AppError {
  return new AppError('invalid_input', message, {
    fields: { 'registration.discountCode': message },
  });
}
