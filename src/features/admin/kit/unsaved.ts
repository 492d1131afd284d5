import { useEffect, useState } from 'react';
import { messages } from '#words/office/dashboard/kit.ts';

/* What has been typed and not saved: leaving it by Esc, a click beside a dialog, or a link is asked about. */

/** The forms and dialogs on the screen that someone has typed into. */
const typed = new Set<object>();

/** Whether nothing typed anywhere would be lost, or the person agrees to lose it. */
export function mayLeave(): boolean {
  if (typed.size > 0 && !window.confirm(messages.discard)) return false;
  typed.clear();
  return true;
}

/** Whether something typed is not saved. */
export function isTyped(): boolean {
  return typed.size > 0;
}

/** Whether someone is in the middle of something: has typed, or has a dialog open. */
export function isAtWork(): boolean {
  return isTyped() || document.querySelector('dialog[open]') !== null;
}

/** What was typed has been saved. */
export function forgetTyped(): void {
  typed.clear();
}

/** Gives up what was typed for what is stored now: there is nothing left to ask about. */
export function instead(reload: () => void): () => void {
  return () => {
    forgetTyped();
    reload();
  };
}

/** For one form or dialog: to be told what is typed into it, and to be asked before it closes. */
export function useUnsaved(): { noteTyped: () => void; mayClose: () => boolean } {
  const [form] = useState(() => ({}));
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => typed.has(form) && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      typed.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [form]);
  return {
    noteTyped: () => void typed.add(form),
    mayClose: () => {
      if (typed.has(form) && !window.confirm(messages.discard)) return false;
      // Closing may change the address, which must not ask the same again.
      typed.delete(form);
      return true;
    },
  };
}
