import { formatISO9075 } from 'date-fns';

/** 'Nov 21, 2026, 1:45 PM', where the reader is. */
export function formatInstant(instant: string): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/** 'Nov 21, 2026', where the reader is. */
export function formatInstantDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

/** '2026-11-21 13:45', where the reader is, as on the screen: what a spreadsheet takes for a date. */
export function instantForSheet(instant: string): string {
  return formatISO9075(new Date(instant)).slice(0, 16);
}

/** 'Bill: marked paid' from 'bill.markedPaid'. */
export function describeAction(action: string): string {
  const [thing = '', ...verb] = action.split('.').map(spellOut);
  const words = verb.length > 0 ? `${thing}: ${verb.join(' ')}` : thing;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'marked paid' from 'markedPaid'. */
function spellOut(name: string): string {
  return name.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`).trim();
}
