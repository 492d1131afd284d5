import { type RefObject, useEffect, useState } from 'react';

const NOTHING_DONE: ReadonlySet<string> = new Set();

/**
 * Which parts of a long form have all they need: the ids of the elements marked `data-part` in which
 * every required field is filled in. A group in which one box must be ticked is marked `data-needs-one`.
 * For display only; whether the form can be sent its schema says.
 */
export function useFormProgress(form: RefObject<HTMLFormElement | null>): ReadonlySet<string> {
  const [done, setDone] = useState(NOTHING_DONE);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const update = () => setDone(findCompleteParts(element));
    // A reset empties the fields only after its event.
    const updateLater = () => void setTimeout(update);
    update();
    element.addEventListener('input', update);
    element.addEventListener('reset', updateLater);
    return () => {
      element.removeEventListener('input', update);
      element.removeEventListener('reset', updateLater);
    };
  }, [form]);
  return done;
}

function findCompleteParts(form: HTMLFormElement): ReadonlySet<string> {
  const parts = [...form.querySelectorAll<HTMLElement>('[data-part]')];
  return new Set(parts.filter(isComplete).map((part) => part.id));
}

function isComplete(part: HTMLElement): boolean {
  const groups = [...part.querySelectorAll('[data-needs-one]')];
  return (
    part.querySelector(':is(input, select, textarea):invalid') === null &&
    groups.every((group) => group.querySelector(':checked') !== null)
  );
}
