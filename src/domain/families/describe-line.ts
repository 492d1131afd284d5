import { tellLabel } from '#domain/payments/record-label.ts';
import { messages as ways } from '#words/labels/ways-to-pay.ts';
import { messages } from '#words/statement.ts';
import { tellBill, tellBillToStranger } from '../billing/tell-bill.ts';
import { tellReason } from '../billing/tell-reason.ts';
import type { StatementLine } from './statement.ts';

type Told = Pick<StatementLine, 'kind' | 'label' | 'text' | 'method' | 'cents'>;

/** A line of a statement in words: the same on the account page, in the dashboard and in emails. */
export function describeLine(line: Told): string {
  const what = wordsOf(line, tellBill);
  return line.text === '' || line.kind === 'charge' ? what : `${what}: ${tellReason(line.text)}`;
}

/** The same for an address that nobody has shown to be the family's: of no child, and without a reason. */
export const describeLineToStranger = (line: Told): string => wordsOf(line, tellBillToStranger);

function wordsOf({ kind, text, method, cents, ...line }: Told, tell: typeof tellBill): string {
  const label = tellLabel(line.label);
  if (kind === 'charge') return text === '' ? label : `${tell(text)} (${label})`;
  if (kind === 'received') return messages.received(ways.by[method ?? 'other'], label);
  if (kind !== 'shared') return messages.lines[kind](label);
  return cents > 0 ? messages.paidForAnother(label) : messages.paidByAnother(label);
}
