import type { NotPayable } from '#domain/billing/pay-now.ts';
import { messages } from '#words/refusals/paying.ts';
import { AppError } from '../../core/app-error.ts';

const WORDS: Readonly<Record<NotPayable, () => string>> = {
  paid: () => messages.paid,
  cancelled: () => messages.cancelled,
  processing: () => messages.processing,
  plan: () => messages.installments,
  office: () => messages.notOnline,
};

/** Why no payment page opens. */
export function refuseNotPayable(what: NotPayable): AppError {
  return new AppError('conflict', WORDS[what]());
}
