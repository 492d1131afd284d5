import type { FormEvent } from 'react';
import type { Cents } from '#domain/money/money.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';

/**
 * An amount that is typed, else the one that is picked from a list of cents: what is typed overrides.
 * Undefined where there is neither, NaN where what is typed is no amount.
 */
export function readAmount(
  form: HTMLFormElement,
  typed: string,
  picked: string,
): Cents | undefined {
  const data = new FormData(form);
  const text = String(data.get(typed) ?? '').trim();
  if (text !== '') return parseDollars(text) ?? Number.NaN;
  const choice = data.get(picked);
  return typeof choice === 'string' && choice !== '' ? Number(choice) : undefined;
}

/**
 * Keeps the list and the typed amount from saying two things: typing takes the choice back, and a
 * choice takes away what was typed. To be called on each input, before the draft is saved.
 */
export function keepOneAmount(
  { currentTarget: form, target }: FormEvent<HTMLFormElement>,
  typed: string,
  picked: string,
): void {
  const { name, value } = target as HTMLInputElement;
  if (name === picked) {
    const field = form.elements.namedItem(typed);
    if (field instanceof HTMLInputElement) field.value = '';
  } else if (name === typed && value.trim() !== '') {
    for (const radio of form.querySelectorAll<HTMLInputElement>(`input[name="${picked}"]`)) {
      radio.checked = false;
    }
  }
}
