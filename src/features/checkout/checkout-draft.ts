import * as z from 'zod/mini';
import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';

const STORAGE_KEY = 'courtside:checkout-draft';
const DraftSchema = z.record(z.string(), z.string());

/** The form's fields as typed. The honeypot is no field of ours. Card data is never typed here at all. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Keeps what is typed over a reload and the way to the payment page and back. */
export function saveDraft(form: HTMLFormElement): void {
  const { website: _, ...draft } = readForm(form);
  writeSession(STORAGE_KEY, draft);
}

/** Puts the draft back where nothing was typed yet: what someone typed before hydration stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = z.safeParse(DraftSchema, readSession(STORAGE_KEY));
  if (!draft.success) return;
  for (const [name, value] of Object.entries(draft.data)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (isTextField(field) && field.value === '') field.value = value;
  }
}

/** Forgets the draft once the order is paid. */
export function forgetDraft(): void {
  removeSession(STORAGE_KEY);
}

function isTextField(
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLSelectElement {
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
}
