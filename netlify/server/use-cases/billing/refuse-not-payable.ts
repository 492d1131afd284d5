import type { NotPayable } from '#domain/billing/pay-now.ts';
import { AppError } from '../../core/app-error.ts';

const WORDS: Readonly<Record<NotPayable, string>> = {
  paid: 'This bill is already paid.',
  cancelled: 'This bill was cancelled.',
  processing: 'A payment is being processed. Look again in a few minutes.',
  plan: 'This bill is being paid in installments. To change the card, use the link in your last receipt.',
  office:
    'This bill cannot be paid online right now. Please contact us, and we will tell you what is left.',
};

/** Why no payment page opens. */
export function refuseNotPayable(what: NotPayable): AppError {
  return new AppError('conflict', WORDS[what]);
}
