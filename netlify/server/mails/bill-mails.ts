import { formatDay } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailBlock, MailDraft } from './compose.ts';

/** Bills as one reminder speaks of them: one bill, or those of a registration that are due the same day. */
export interface BillsForReminder {
  /** The document that the reminder is about, such as 'playerBills/…' or 'registrations/…'. */
  path: string;
  /** Begins the subject: 'Bill K7QF-2M9X'. */
  label: string;
  /** What each is for, and what of it is owed. */
  bills: readonly { description: string; amountCents: Cents }[];
  dueDate: string | null;
  /** Null where nobody is known to write to. */
  to: { firstName: string; email: string } | null;
  /** Whether they can be paid from the account page. */
  isOnline: boolean;
  /** What a payment link names for all of them, and what its page takes; null where there is none. */
  pay: { kind: 'bill' | 'registration' | 'sponsorship'; recordId: string; cents: Cents } | null;
}

interface ReminderContext {
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
  /** The address on which what is named is paid without an account. */
  linkTo: (subject: NonNullable<BillsForReminder['pay']>, email: string) => string;
}

/** A few days before the due date. */
export function billsDueSoon(bills: BillsForReminder, context: ReminderContext): MailDraft | null {
  const isOne = bills.bills.length === 1;
  return reminder(bills, context, 'due-soon', {
    subject: `${bills.label} is due soon`,
    opening: `a friendly reminder from ${context.settings.programName}: ${isOne ? 'this bill is' : 'these bills are'} due soon.`,
  });
}

/** When the due date has passed. */
export function billsOverdue(bills: BillsForReminder, context: ReminderContext): MailDraft | null {
  return reminder(bills, context, 'overdue', {
    subject: `${bills.label} is overdue`,
    opening: `we have not received this payment to ${context.settings.programName} yet. If it is on its way, thank you; you need not do anything.`,
  });
}

/** One mail a step and due date: a bill that was given another date is reminded of anew. */
function reminder(
  bills: BillsForReminder,
  context: ReminderContext,
  step: string,
  words: { subject: string; opening: string },
): MailDraft | null {
  const { to, dueDate, path } = bills;
  if (!to || dueDate === null || bills.bills.length === 0) return null;
  return {
    id: `${path.replace('/', '-')}-${step}-${dueDate}`,
    to: to.email,
    replyTo: context.officeEmail,
    subject: words.subject,
    about: path,
    blocks: [
      `Hi ${to.firstName}, ${words.opening}`,
      billTable(bills, dueDate),
      ...howToPay(bills, to.email, context),
    ],
  };
}

function howToPay(
  { pay, isOnline, bills }: BillsForReminder,
  email: string,
  { linkTo, siteUrl }: ReminderContext,
): MailBlock[] {
  const it = bills.length === 1 ? 'it' : 'them';
  const questions = 'Questions? Just reply to this email.';
  if (pay) {
    const label = `Pay ${formatCents(pay.cents)} here`;
    return [{ label, link: linkTo(pay, email) }, 'No account is needed.', questions];
  }
  if (isOnline) return [`You can pay ${it} from your account: ${siteUrl}/account`, questions];
  return [`To pay ${it}, or if something is not right, just reply to this email.`];
}

function billTable({ bills }: BillsForReminder, dueDate: string): MailBlock {
  const [only, ...others] = bills;
  const total = bills.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (only && others.length === 0) {
    return {
      rows: [
        ['For', only.description],
        ['Due', formatDay(dueDate)],
        ['Amount', formatCents(total)],
      ],
    };
  }
  return {
    rows: [
      ...bills.map(
        ({ description, amountCents }) => [description, formatCents(amountCents)] as const,
      ),
      ['Due', formatDay(dueDate)],
      ['Total', formatCents(total)],
    ],
  };
}
