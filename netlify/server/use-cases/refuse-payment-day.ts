import type { Day } from '#domain/calendar/calendar.ts';
import { AppError } from '../http/app-error.ts';

/**
 * Holds the day of money by hand to what can be: years are easily mistyped, and the books are read by
 * the year.
 * @param earliest the first day that is right
 * @throws AppError invalid_input
 */
export function refusePaymentDay(date: Day, today: Day, earliest: Day = '2000-01-01'): void {
  if (date <= today && date >= earliest) return;
  throw new AppError('invalid_input', 'The date is not right.', {
    fields: { 'payment.date': 'Enter the day the money came: today or earlier.' },
  });
}

/** As above, of the day on which money was taken back. @throws AppError invalid_input */
export function refuseReversalDay(date: Day, today: Day, paidOn: Day): void {
  if (date <= today && date >= paidOn) return;
  throw new AppError('invalid_input', 'The date is not right.', {
    fields: { date: 'Enter a day from the day of the payment to today.' },
  });
}
