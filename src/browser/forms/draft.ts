import { privateKey } from '#browser/private-storage.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { asRecord, isTextList } from '#browser/stored-shape.ts';

const KEPT_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** A field's value; of boxes and lists of one name, all that are chosen. */
  fields: Record<string, string[]>;
  /** Fields too private to be kept, in which something was typed. */
  typed: string[];
  /** The keys that the form was sent with, while nothing has come of it. */
  sentAs: string[];
  /** The Checkout Session of the payment page that was opened for it last. */
  paying?: string;
}

/** The form's fields as typed, one text each; of several with one name the last. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/**
 * Keeps what is typed on this device for a week, over reloads, closed tabs and the way to the payment
 * page and back. The honeypot is no field of ours, and a field marked `data-no-draft` is too private to
 * be left behind: of one marked `typed` it is only kept that something was typed in it. The form is
 * marked `data-kept`: only now is there anything to tell of.
 * @param before what stays of fields that are not on the page
 */
export function saveDraft(name: string, form: HTMLFormElement, before?: Draft): void {
  const data = new FormData(form);
  const fields = { ...before?.fields };
  const typed = new Set(before?.typed);
  for (const field of form.elements) {
    if (!isField(field) || field.name === '') continue;
    if (wasTyped(field)) typed.add(field.name);
    if (isPrivate(field)) continue;
    fields[field.name] = data.getAll(field.name).filter((value) => typeof value === 'string');
  }
  store(name, { ...load(name), savedAt: Date.now(), fields, typed: [...typed] });
  form.dataset.kept = '';
}

/**
 * Puts the draft back, and makes what was typed before this script ran a part of it. What the draft has
 * of fields that are not on the page yet, such as those of a second player, stays in it.
 * @returns whether the form holds anything now
 */
export function takeOver(name: string, form: HTMLFormElement): boolean {
  const hasTyped = [...form.elements].some(isTypedInto);
  const before = load(name);
  restoreDraft(name, form);
  if (hasTyped) saveDraft(name, form, before);
  return hasTyped || Object.keys(before.fields).length > 0;
}

/** Whether a field that takes part in the draft holds something else than the page came with. */
function isTypedInto(field: Element): boolean {
  if (!isField(field) || (isPrivate(field) && field.dataset.noDraft !== 'typed')) return false;
  if (field instanceof HTMLSelectElement) {
    return field.selectedIndex > 0 && field.options[field.selectedIndex]?.defaultSelected === false;
  }
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Whether something is or was typed into a field that is not kept. The field itself remembers it. */
export function wasTyped(field: HTMLElement): boolean {
  if (!isField(field) || field.dataset.noDraft !== 'typed') return false;
  if (field.value.trim() !== '') field.dataset.typed = '';
  return 'typed' in field.dataset;
}

/**
 * Puts the draft back where nothing was typed or chosen yet: what someone did before hydration stays. An
 * amount that is typed in place of a choice (`data-overrides`) does not come back beside a newer one.
 * @returns the names of the fields to be typed again, which are not kept
 */
export function restoreDraft(name: string, form: HTMLFormElement): string[] {
  const { fields, typed } = load(name);
  const missing: string[] = [];
  const chosen = chosenEarly(form, fields);
  for (const field of form.elements) {
    if (!isField(field)) continue;
    if (typed.includes(field.name)) {
      field.dataset.typed = '';
      if (field.value === '') missing.push(field.name);
    }
    const values = fields[field.name];
    if (!values || chosen.includes(field.dataset.overrides ?? field.name)) continue;
    if (isChoice(field)) {
      if (!isTypedInto(field)) field.checked = values.includes(field.value);
    } else if (isUntouched(field) && values[0]) field.value = values[0];
  }
  return missing;
}

/**
 * The choices that the draft must not change: those that differ from what the page came with, and from the
 * draft, which the browser itself puts back on the way Back; and where a button was pressed already
 * (`early-presses.ts`), those that the person saw as they pressed it.
 */
function chosenEarly(form: HTMLFormElement, fields: Draft['fields']): string[] {
  const isPressed = form.querySelector('[aria-busy]');
  const unseen = '[hidden], details:not([open])';
  return [...form.querySelectorAll<HTMLInputElement>('[type="radio"]')]
    .filter(
      (radio) =>
        radio.checked &&
        ((isTypedInto(radio) && !fields[radio.name]?.includes(radio.value)) ||
          (isPressed && !radio.closest(unseen))),
    )
    .map(({ name }) => name);
}

/** A list may begin with a choice made for the person, such as the program's own state. */
export function isUntouched(field: FormField): boolean {
  return field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === '';
}

/** Reads a draft before its fields exist, for a form whose number of fields depends on it. */
export function readDraft(name: string): Draft['fields'] {
  return load(name).fields;
}

const MAX_SENT = 10;

/**
 * Remembers a key that the draft is sent with, in whichever tab, while nothing has come of it.
 * @returns the other keys: sent again with a change, it takes the place of those
 */
export function noteSentAs(name: string, key: string): string[] {
  const draft = load(name);
  const others = draft.sentAs.filter((each) => each !== key).slice(1 - MAX_SENT);
  store(name, { ...draft, sentAs: [...others, key] });
  return others;
}

/** Remembers which payment page, by its Checkout Session, was opened for the draft. */
export function notePaying(name: string, sessionId: string): void {
  store(name, { ...load(name), paying: sessionId });
}

/** The Checkout Session that the draft is being paid with, if any. */
export function payingOf(name: string): string | undefined {
  return load(name).paying;
}

/** Forgets the draft once it has become a record. */
export function forgetDraft(name: string): void {
  removeStored(storageKey(name));
}

function load(name: string): Draft {
  const draft = readOne(readStored(storageKey(name)));
  const isFresh = draft && Date.now() - draft.savedAt < KEPT_MILLISECONDS;
  if (isFresh) return draft;
  if (draft) forgetDraft(name);
  return { savedAt: Date.now(), fields: {}, typed: [], sentAs: [] };
}

/** A draft as it was stored, or undefined. */
function readOne(stored: unknown): Draft | undefined {
  const { savedAt, fields, typed, sentAs, paying } = asRecord(stored) ?? {};
  const values = asRecord(fields);
  if (typeof savedAt !== 'number' || !values || !isTextList(typed) || !isTextList(sentAs)) return;
  if (!Object.values(values).every(isTextList)) return;
  const draft = { savedAt, fields: values as Draft['fields'], typed, sentAs };
  return typeof paying === 'string' ? { ...draft, paying } : draft;
}

function store(name: string, draft: Draft): void {
  writeStored(storageKey(name), draft);
}

export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(field: Element): field is FormField {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  );
}

function isChoice(field: FormField): field is HTMLInputElement {
  return ['checkbox', 'radio'].includes(field.type);
}

function isPrivate(field: FormField): boolean {
  return field.name === 'website' || field.type === 'password' || 'noDraft' in field.dataset;
}

function storageKey(name: string): string {
  return privateKey(`${name}-draft`);
}
