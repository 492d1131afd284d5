import { forgetDraft } from './draft.ts';
import { forgetAttempt } from './forget-attempt.ts';
import { forgetPayment } from './open-payment.ts';

/** Forgets all that this browser keeps of a form, and opens its page anew, by the same link, with empty fields. */
export function startOver(name: string, form: HTMLFormElement | null): void {
  forgetForm(name, form);
  // A page that is loaded again stays where it was scrolled to.
  window.scrollTo(0, 0);
  window.location.reload();
}

/** The same for the next person: what the address says, such as an invitation, was for the last one. */
export function clearForNext(name: string, form: HTMLFormElement | null): void {
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
