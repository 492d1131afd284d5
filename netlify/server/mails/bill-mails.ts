import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailBlock, MailDraft } from './compose.ts';

/** A bill as its reminders speak of it. */
export interface BillForReminder {
  /** Its document, such as 'playerBills/…'. */
  path: string;
  label: string;
  description: string;
  amountCents: number;
  dueDate: string | null;
  /** Null where nobody is known to write to. */
  to: { firstName: string; email: string } | null;
  /** Whether it can be paid from the account page. */
  isOnline: boolean;
}

interface ReminderContext {
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
}

/** A few days before the due date. */
export function billDueSoon(bill: BillForReminder, context: ReminderContext): MailDraft | null {
  return reminder(bill, context, 'due-soon', {
    subject: `${bill.label} is due soon`,
    opening: `a friendly reminder from ${context.settings.programName}: this bill is due soon.`,
  });
}

/** When the due date has passed. */
export function billOverdue(bill: BillForReminder, context: ReminderContext): MailDraft | null {
  return reminder(bill, context, 'overdue', {
    subject: `${bill.label} is overdue`,
    opening: `we have not received this payment to ${context.settings.programName} yet. If it is on its way, thank you; you need not do anything.`,
  });
}

/** One mail a bill, step and due date: a bill that was given another date is reminded of anew. */
function reminder(
  bill: BillForReminder,
  context: ReminderContext,
  step: string,
  words: { subject: string; opening: string },
): MailDraft | null {
  const { to, dueDate, path } = bill;
  if (!to || dueDate === null) return null;
  return {
    id: `${path.replace('/', '-')}-${step}-${dueDate}`,
    to: to.email,
    replyTo: context.officeEmail,
    subject: words.subject,
    about: path,
    blocks: [
      `Hi ${to.firstName}, ${words.opening}`,
      billTable(bill, dueDate),
      bill.isOnline
        ? `You can pay it from your account: ${context.siteUrl}/account`
        : 'To pay it, or if something is not right, just reply to this email.',
      ...(bill.isOnline ? ['Questions? Just reply to this email.'] : []),
    ],
  };
}

function billTable({ description, amountCents }: BillForReminder, dueDate: string): MailBlock {
  return {
    rows: [
      ['For', description],
      ['Due', formatDay(dueDate)],
      ['Amount', formatCents(amountCents)],
    ],
  };
}
