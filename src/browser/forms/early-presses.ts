/*
 * A page that is slow to become alive takes what is typed, as any page does; what is pressed it would
 * forget. A few lines in the page itself (`src/layouts/islands/hold-presses.ts`) keep each press on a
 * form that waits, and repeat it when the form says that it is ready.
 */

/** Dispatched on a form. */
const READY_EVENT = 'courtside:ready';

/** Says that the form's script has taken over, with all that was typed. */
export function announceReady(form: HTMLFormElement): void {
  form.dispatchEvent(new CustomEvent(READY_EVENT));
}
