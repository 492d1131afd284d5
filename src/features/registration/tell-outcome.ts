import type { ApiError } from '#browser/api.ts';
import { showToast } from '#components/ui/toast.ts';
import { messages } from '#words/registration/sending.ts';

/* What is said over the page once the form was checked or sent. Loaded with the rules of the form. */

export function tellAgreements(errors: Readonly<Record<string, string>>): void {
  if (!errors.agreedToTerms && !errors.agreedToWaiver) return;
  void showToast({ ...messages.agreementRequired, tone: 'error' });
}

export function tellRefusal({ code, message }: ApiError): void {
  const title = titleOfRefusal(code);
  if (title === null) return;
  const description = message || messages.failed.unknown;
  void showToast({ title, description, tone: 'error' });
}

/** Of what was sent: no payment has failed. */
const OF_FORM: readonly ApiError['code'][] = [
  'invalid_input',
  'conflict',
  'already_registered',
  'discounts_changed',
  'registration_closed',
];

/** Null of a question: the form asks it, with its button. */
export function titleOfRefusal(code: ApiError['code']): string | null {
  if (code === 'confirm_replacement') return null;
  return OF_FORM.includes(code) ? messages.notSent : messages.failed.title;
}
