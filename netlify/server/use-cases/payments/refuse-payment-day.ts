import { type Day, formatDay } from '#domain/calendar/day.ts';
import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../core/app-error.ts';

/**
 * Holds the day of money by hand to what can be: the books are read by the day, and nothing has come
 * on a day that is still to come.
 * @throws AppError invalid_input
 */
export function refusePaymentDay(date: Day, today: Day): void {
  if (date <= today) return;
  throw refusal('payment.date', messages.futureMoney(formatDay(today)));
}

/** As above, of the day on which money was taken back. @throws AppError invalid_input */
export function refuseReversalDay(date: Day, today: Day, paidOn: Day): void {
  if (date > today) {
    throw refusal('date', messages.future(formatDay(today)));
  }
  if (date < paidOn) {
    throw refusal('date', messages.beforePayment(formatDay(paidOn)));
  }
}

const refusal = (field: string, message: string) =>
  new AppError('invalid_input', message, { fields: { [field]: message } });
