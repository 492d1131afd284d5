import { isUntouched } from '#browser/forms/draft.ts';

/** Fills in what is known, by the names of the fields, where nothing stands yet. */
export function fillInKnown(form: HTMLFormElement, known: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && isUntouched(field)) field.value = value;
    if (field instanceof HTMLSelectElement && isUntouched(field)) choose(field, value);
  }
}

/** The program may no longer serve the state that was chosen once. */
function choose(list: HTMLSelectElement, value: string): void {
  if ([...list.options].some((option) => option.value === value)) list.value = value;
}
