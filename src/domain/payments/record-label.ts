import { messages } from '#words/labels/records.ts';
import type { PayableKind } from './choices.ts';

/** How labels begin in the books: they are kept in one language, whatever the payer's. */
const NAMES: Readonly<Record<PayableKind, string>> = {
  registration: 'Registration',
  bill: 'Bill',
  order: 'Order',
  donation: 'Gift',
  sponsorship: 'Sponsorship',
};
const KINDS = new Map(Object.entries(NAMES).map(([kind, name]) => [name, kind as PayableKind]));

/** 'Bill K7QF-2M9X': a record as the books and the office call it. */
export function bookLabel(kind: PayableKind, number: string): string {
  return `${NAMES[kind]} ${number}`;
}

/** A record as whoever is spoken to calls it: 'Cobro K7QF-2M9X'. */
export function recordLabel(kind: PayableKind, number: string): string {
  return messages[kind](number);
}

/** A label of the books for whoever is spoken to; a text that is no label stays as it is. */
export function tellLabel(label: string): string {
  const [name = '', number, ...others] = label.split(' ');
  const kind = KINDS.get(name);
  return kind && number && others.length === 0 ? recordLabel(kind, number) : label;
}
