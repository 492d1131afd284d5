import { messages } from '#words/office/dashboard/kit.ts';

/* What has been typed and not saved: leaving it by Esc, a click beside a dialog, or a link is asked about. */

/**
 * The forms that someone has typed into, each until it is saved, with a mark of its last change, and what is
 * asked before it is left; one that has left the page is no loss any more.
 */
const typed = new Map<Element, { mark: symbol; question: string }>();

function typedIn(place: Node): Element[] {
  for (const form of typed.keys()) if (!form.isConnected) typed.delete(form);
  return [...typed.keys()].filter((form) => place.contains(form));
}

/** Whether nothing typed there would be lost, or the person agrees to lose it. */
export function mayLeave(place: Node = document): boolean {
  const lost = typedIn(place);
  const question = lost.map((form) => typed.get(form)?.question).at(-1);
  if (question !== undefined && !window.confirm(question)) return false;
  // Closing may change the address, which must not ask the same again.
  lost.forEach(forgetTyped);
  return true;
}

/** Whether something typed is not saved. */
export function isTyped(): boolean {
  return typedIn(document).length > 0;
}

/** Whether someone is in the middle of something: has typed, or has a dialog open. */
export function isAtWork(): boolean {
  return isTyped() || document.querySelector('dialog[open]') !== null;
}

/** Someone has typed into this form; what is in no form counts by what holds it. */
export function noteTyped(form: Element, question: string = messages.discard): void {
  typed.set(form, { mark: Symbol(), question });
  // However often it is added, the browser keeps it once.
  window.addEventListener('beforeunload', askBeforeUnload);
}

/** What was typed into this form is given up for what is stored now. */
export function forgetTyped(form: Element): void {
  typed.delete(form);
}

/**
 * To be called when a save of this form begins.
 * @returns to be called once it is saved: forgets what was typed before, not what was typed meanwhile
 */
export function savingTyped(form: Element): () => void {
  const before = typed.get(form)?.mark;
  return () => {
    if (typed.get(form)?.mark === before) forgetTyped(form);
  };
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (isTyped()) event.preventDefault();
}
