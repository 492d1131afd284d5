import * as z from 'zod/mini';
import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';

/** A field's value; of boxes and lists of one name, all that are chosen. */
const DraftSchema = z.record(z.string(), z.array(z.string()));

/** The form's fields as typed, one text each; of several with one name the last. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/**
 * Keeps what is typed over a reload and the way to the payment page and back, in this tab only. The
 * honeypot is no field of ours, and a field marked `data-no-draft` is too private to be left behind.
 */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const draft: Record<string, string[]> = {};
  const data = new FormData(form);
  for (const field of form.elements) {
    if (!isField(field) || field.name === '' || isPrivate(field)) continue;
    draft[field.name] = data.getAll(field.name).filter((value) => typeof value === 'string');
  }
  writeSession(storageKey(name), draft);
}

/** Puts the draft back where nothing was typed yet: what someone typed before hydration stays. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const draft = z.safeParse(DraftSchema, readSession(storageKey(name)));
  if (!draft.success) return;
  for (const field of form.elements) {
    if (!isField(field)) continue;
    const values = draft.data[field.name];
    if (!values) continue;
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      field.checked = values.includes(field.value);
    } else if (isUntouched(field) && values[0]) field.value = values[0];
  }
}

/** A list may begin with a choice made for the person, such as the program's own state. */
function isUntouched(field: FormField): boolean {
  return field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === '';
}

/** Reads a draft before its fields exist, for a form whose number of fields depends on it. */
export function readDraft(name: string): Record<string, string[]> {
  return z.safeParse(DraftSchema, readSession(storageKey(name))).data ?? {};
}

/** Forgets the draft once it has become a record. */
export function forgetDraft(name: string): void {
  removeSession(storageKey(name));
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(field: Element): field is FormField {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  );
}

function isPrivate(field: FormField): boolean {
  return field.name === 'website' || field.type === 'password' || 'noDraft' in field.dataset;
}

function storageKey(name: string): string {
  return `courtside:${name}-draft`;
}
