import { type FormEvent, type RefObject, useState } from 'react';
import { wasTyped } from '#browser/forms/draft.ts';
import { messages } from '#words/registration/form.ts';
import { describeTypedPlayer } from './typed-players.ts';

/**
 * Asks before a form goes out without medical information that was typed before: it is not kept on this
 * device, so a reload empties the field.
 */
export function useMedicalQuestion(
  form: RefObject<HTMLFormElement | null>,
  /** Shows the step in which it is typed. */
  onBack: () => void,
) {
  const [who, setWho] = useState<string>();
  const emptied = () =>
    [...(form.current?.querySelectorAll('textarea') ?? [])].filter(
      (field) => wasTyped(field) && field.value.trim() === '',
    );
  return {
    /** The players it is asked of: 'Zoë Diaz, Player 2'; undefined while nothing is. */
    who,
    /** Keeps the form back and asks, where there is something to ask. @returns whether it does */
    holdBack(event: FormEvent): boolean {
      const fields = emptied();
      if (fields.length === 0) return false;
      event.preventDefault();
      setWho(fields.map(nameOfPlayer).join(', '));
      return true;
    },
    /** They type it again. */
    back() {
      setWho(undefined);
      onBack();
      const [first] = emptied();
      first?.closest('details')?.setAttribute('open', '');
      // The dialog gives the focus back first.
      requestAnimationFrame(() => first?.focus());
    },
    /** There is none: sends the form. */
    sendWithout() {
      setWho(undefined);
      for (const field of emptied()) delete field.dataset.typed;
      form.current?.requestSubmit();
    },
  };
}

function nameOfPlayer({ form, name }: HTMLTextAreaElement): string {
  const index = Number(name.split('.')[1]);
  return (form && describeTypedPlayer(form, index)?.name) || messages.player.legend(index);
}
