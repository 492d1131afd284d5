import { formatCents } from '#domain/money/money.ts';
import { messages as roles } from '#words/en/labels/roles.ts';
import { messages as states } from '#words/labels/payment-status.ts';
import { messages as activityMessages } from '#words/office/dashboard/activity.ts';
import { formatInstant } from '../kit/instants.ts';
import { spellOut } from './describe-action.ts';

const messages = activityMessages.log;

/** A field that changed, as the log keeps it: its path and its values as text. */
export interface LoggedChange {
  field: string;
  before: string;
  after: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Whether a change says something to a person: ids and fingerprints of records do not. */
export function isTelling({ field }: LoggedChange): boolean {
  return !/(^|\.)(id|fingerprint)$|(Id|ID|Hash)$/.test(field);
}

/** 'Payment: paid' from 'payment.paidCents', 'Due date' from 'dueDate'. */
export function describeField(field: string): string {
  const words = field
    .replace(/Cents$/, '')
    .split('.')
    // Of a list: its first is number 1.
    .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : nameOf(part)))
    .join(': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'empty → $150.50' (in a list of values, where a sentence has 'from … to'), or that the values are forgotten: no change is from nothing to nothing. */
export function describeValues({ field, before, after }: LoggedChange): string {
  if (before === '' && after === '') return messages.forgotten;
  return `${describeValue(field, before)} → ${describeValue(field, after)}`;
}

/** A value as a person reads it: money, moments, yes and no; other text as it is. */
export function describeValue(field: string, value: string): string {
  if (value === '') return messages.emptyValue;
  if (field.endsWith('Cents') && /^-?\d+$/.test(value)) return formatCents(Number(value));
  if (INSTANT.test(value)) return formatInstant(value);
  if (value === 'true') return messages.yes;
  if (value === 'false') return messages.no;
  const isState = /(^|\.)payment(Status|\.status)$/.test(field);
  // A state is 'Overdue' in a table, and 'overdue' here.
  if (isState) return wordOf(value, states.record)?.toLowerCase() ?? spaced(value);
  if (field === 'role') return wordOf(value, roles) ?? spaced(value);
  const words = /method$/i.test(field) ? messages.methods : messages.values;
  return wordOf(value, words) ?? spaced(value);
}

type Words = Readonly<Record<string, string>>;

function nameOf(part: string): string {
  return wordOf(part, messages.fields) ?? spellOut(part);
}

function wordOf(code: string, words: Words): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}

const spaced = (code: string): string => code.replaceAll('_', ' ');
