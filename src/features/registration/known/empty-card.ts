/**
 * Takes out all that stands in a card, such as a last name that was carried over. That medical information
 * was typed goes with it: the next child in this card is someone else.
 */
export function emptyCard(form: Pick<HTMLFormElement, 'querySelectorAll'>, index: number): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(`[name^="players.${index}."]`)) {
    if (field.type === 'checkbox') field.checked = false;
    else field.value = '';
    delete field.dataset.typed;
  }
}
