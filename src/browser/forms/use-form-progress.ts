import { type RefObject, useEffect, useState } from 'react';

const NOTHING_DONE: ReadonlySet<string> = new Set();

/** Messages by field. */
type Problems = Readonly<Record<string, unknown>>;

/**
 * Which parts of a long form could be sent as they are: the ids of the elements marked `data-part` in
 * which no field has a problem, neither by the form's own rules nor by the server's refusal.
 * @param findProblems what the form's schema says of it now; must keep its identity. Undefined until it is loaded
 * @param errors what is shown beside the fields
 */
export function useFormProgress(
  form: RefObject<HTMLFormElement | null>,
  findProblems: ((form: HTMLFormElement) => Problems) | undefined,
  errors: Problems,
): ReadonlySet<string> {
  const [done, setDone] = useState(NOTHING_DONE);
  useEffect(() => {
    const element = form.current;
    if (!element || !findProblems) return;
    const update = () =>
      setDone(findCompleteParts(element, { ...errors, ...findProblems(element) }));
    // A reset empties the fields only after its event.
    const updateLater = () => void setTimeout(update);
    update();
    element.addEventListener('input', update);
    element.addEventListener('reset', updateLater);
    return () => {
      element.removeEventListener('input', update);
      element.removeEventListener('reset', updateLater);
    };
  }, [form, findProblems, errors]);
  return done;
}

function findCompleteParts(form: HTMLFormElement, problems: Problems): ReadonlySet<string> {
  const parts = [...form.querySelectorAll<HTMLElement>('[data-part]')];
  const isGood = (field: FormField) => !((field.dataset.error ?? field.name) in problems);
  return new Set(
    parts
      .filter((part) =>
        [...part.querySelectorAll<FormField>('input, select, textarea')].every(isGood),
      )
      .map((part) => part.id),
  );
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
