import { callApi } from '#browser/api.ts';
import { isUntouched } from '#browser/forms/draft.ts';
import { readFamilyEndpoint } from '#contracts/accounts/own-account.ts';
import { rememberSent } from './sent-registrations.ts';

/**
 * Fills in what is known of a signed-in family, where nothing stands yet. Nothing is said where it
 * cannot be asked: the form works without. Loaded for account holders only.
 */
export async function fillInFamily(form: HTMLFormElement): Promise<void> {
  const answer = await callApi(readFamilyEndpoint, {}, { onUnauthorized: 'answer' });
  if (!answer.ok) return;
  rememberSent(answer.data.registrations);
  for (const [name, value] of Object.entries(answer.data.known)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && isUntouched(field)) field.value = value;
    if (field instanceof HTMLSelectElement && isUntouched(field)) choose(field, value);
  }
}

/** The program may no longer serve the state that was chosen once. */
function choose(list: HTMLSelectElement, value: string): void {
  if ([...list.options].some((option) => option.value === value)) list.value = value;
}
