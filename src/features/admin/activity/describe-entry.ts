import type { HandMethod } from '#contracts/payments/dashboard.ts';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { messages as activityMessages } from '#words/office/dashboard/activity.ts';
import { messages as sentences } from '#words/office/dashboard/audit-sentences.ts';
import { describeAction } from './describe-action.ts';
import { describeValue } from './describe-change.ts';
import { placeOf } from './place-of.ts';

const { log: messages } = activityMessages;

/** 'Ana Ruiz recorded a payment on bill K7QF-2M9X: $50.00 by check 1042.', for a file. */
export function describeEntry(entry: AuditEntry): string {
  return `${entry.actorName} ${describeDeed(entry, nameOf)}`;
}

/** 'Recorded a payment on a bill: $50.00 by check 1042.', beside who did it and whose bill it is. */
export function tellDeed(entry: AuditEntry): string {
  const deed = describeDeed(entry, (subject) => messages.one(kindOf(subject)));
  return deed.charAt(0).toUpperCase() + deed.slice(1);
}

/** @param recordName what a record is called within a sentence */
function describeDeed(entry: AuditEntry, recordName: (subject: string) => string): string {
  const { action, subject } = entry;
  const sentence = sentences[action];
  if (!sentence) return `${describeAction(action)} (${nameOf(subject)})`;
  const detail = detailOf(entry);
  return `${sentence.replace('{record}', recordName(subject))}${detail && `: ${detail}`}.`;
}

/** 'bill K7QF-2M9X' within a sentence. */
const nameOf = (subject: string) => lowered(placeOf(subject)?.name ?? subject);
/** 'bill' within a sentence. */
const kindOf = (subject: string) => lowered(placeOf(subject)?.kind ?? messages.kinds.record);
const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What tells most of an entry: the money that moved, or the status that changed. */
function detailOf({ action, changes }: AuditEntry): string {
  const find = (field: string) => changes.find((change) => change.field === field);
  if (action.startsWith('payment.')) return describeMoney(find);
  if (action === 'change.undone')
    return sentences[find('undone')?.after ?? '']?.replace(' {record}', '') ?? '';
  const to = find('to')?.after;
  if (to) return to;
  const status = ['paymentStatus', 'fulfilment', 'status', 'role'].map(find).find(Boolean);
  if (!status || (status.before === '' && status.after === '')) return '';
  const [before, after] = [status.before, status.after].map((value) =>
    describeValue(status.field, value),
  );
  if (status.before === '') return after ?? '';
  return status.after === '' ? (before ?? '') : messages.fromTo(before ?? '', after ?? '');
}

type Find = (field: string) => AuditEntry['changes'][number] | undefined;

/** '$50.00 by check 1042, Bill K7QF-2M9X', and of a correction what it was before. */
function describeMoney(find: Find): string {
  const is = moneyAt(find, 'after');
  const was = moneyAt(find, 'before');
  const isCorrection = was !== '' && find('reason') !== undefined;
  const reason = find('reason')?.after;
  return [isCorrection ? messages.fromTo(was, is) : is, reason && `(${reason})`]
    .filter(Boolean)
    .join(' ');
}

function moneyAt(find: Find, side: 'before' | 'after'): string {
  const [amount, method, reference, of] = ['amount', 'method', 'reference', 'of'].map(
    (field) => find(field)?.[side] ?? '',
  );
  const how = [methodWord(method ?? ''), reference].filter(Boolean).join(' ');
  const money = how ? messages.by(amount ?? '', how) : amount;
  return [money?.trim(), of].filter(Boolean).join(', ');
}

function methodWord(method: string): string {
  const words: Readonly<Record<string, string>> = messages.methods satisfies Record<
    HandMethod,
    string
  >;
  return words[method] ?? '';
}
