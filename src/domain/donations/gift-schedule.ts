import { type Day, monthOf } from '#domain/calendar/day.ts';

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
  const dateIn = (month: string) => `${month}-${String(paymentDay).padStart(2, '0')}`;
  const thisMonth = dateIn(monthOf(startDate));
  return thisMonth >= startDate ? thisMonth : dateIn(monthOf(startDate, 1));
}
