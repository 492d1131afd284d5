import { addMonths, formatISO, parseISO } from 'date-fns';
import { type Day, instantOf } from '#domain/calendar/calendar.ts';

/** The days a donor can choose: every month has them. */
export const LAST_PAYMENT_DAY = 28;

/**
 * The date of a monthly gift's first charge: the first payment day on or after the start date
 * (decisions §2). Dates are local to the program.
 * @param paymentDay 1 to 28
 * @throws RangeError for another payment day
 */
export function firstGiftDate(startDate: Day, paymentDay: number): Day {
  if (!Number.isInteger(paymentDay) || paymentDay < 1 || paymentDay > LAST_PAYMENT_DAY) {
    throw new RangeError(`Not a payment day: ${paymentDay}`);
  }
  const inMonthOf = (day: Day) => `${day.slice(0, 7)}-${String(paymentDay).padStart(2, '0')}`;
  const thisMonth = inMonthOf(startDate);
  if (thisMonth >= startDate) return thisMonth;
  return inMonthOf(
    formatISO(addMonths(parseISO(`${startDate.slice(0, 7)}-01`), 1), { representation: 'date' }),
  );
}

/**
 * When a charge of that date is made: noon in the program's time zone. Far from both midnights, so
 * that Stripe, which repeats it at the same UTC time, stays on the day when clocks change.
 */
export function chargeInstant(date: Day, timeZone: string): Date {
  return instantOf(date, '12:00', timeZone);
}
