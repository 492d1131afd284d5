import { forgetDraft } from './draft.ts';
import { forgetAttempt } from './forget-attempt.ts';
import { forgetPayment } from './open-payment.ts';

/** Forgets all that this browser keeps of a form, and opens its page anew with empty fields. */
export function startOver(name: string, form: HTMLFormElement | null): void {
  forgetForm(name, form);
  window.location.assign(window.location.pathname);
}

/** Forgets all that this browser keeps of a form, and empties its fields. */
export function forgetForm(name: string, form: HTMLFormElement | null): void {
  forgetDraft(name);
  forgetAttempt(name);
  forgetPayment(name);
  // Browsers bring typed text back where a page is loaded again.
  form?.reset();
}
