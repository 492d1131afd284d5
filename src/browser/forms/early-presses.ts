/*
 * Before its script has loaded, a form keeps what is typed but would lose what is pressed. A few lines in
 * the page itself (`src/layouts/islands/hold-presses.ts`) remember each press, and repeat it when the form
 * says that it is ready.
 */

/** Dispatched on a form. */
export const READY_EVENT = 'courtside:ready';

/** Says that the form's script has taken over, with all that was typed. */
export function announceReady(form: HTMLFormElement): void {
  form.dispatchEvent(new CustomEvent(READY_EVENT));
}
