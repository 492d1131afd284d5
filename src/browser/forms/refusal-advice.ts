import type { ApiError } from '#browser/api.ts';

/** Refusals that leave no doubt about what became of the form. */
const CLEAR: readonly ApiError['code'][] = [
  'idempotency_key_reused',
  'already_paid',
  'already_registered',
  'confirm_replacement',
  'discounts_changed',
  'registration_closed',
];

/**
 * A refusal as the person is told it: where it is not known whether the form arrived, that sending it
 * again is safe.
 */
export function withAdvice(error: ApiError, safeToRepeat: string): ApiError {
  const isClear = error.fields !== undefined || CLEAR.includes(error.code);
  return isClear ? error : { ...error, message: `${error.message} ${safeToRepeat}` };
}
