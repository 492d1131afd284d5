import { tellBill, tellBillToStranger } from '#domain/billing/tell-bill.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { tellLevel } from '#domain/sponsorship/custom-level.ts';
import { messages } from '#words/emails/bills.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages as players } from '#words/emails/registrations.ts';
import { pageAddress } from '#words/page-address.ts';
import type { MailBlock, MailDraft } from './compose.ts';

interface BillForReminder {
  /** What it is for; of a sponsor's bill, the level. */
  description: string;
  /** Which player of the registration it is for, from 1; null where it names none of them. */
  place: number | null;
  /** What of it is owed. */
  amountCents: Cents;
}

/** Bills as one reminder speaks of them: one bill, or those of a registration that are due the same day. */
export interface BillsForReminder {
  /** The document that the reminder is about, such as 'playerBills/…' or 'registrations/…'. */
  path: string;
  /** Begins the subject: 'Bill K7QF-2M9X'. Null of a sponsor's bill. */
  label: string | null;
  bills: readonly BillForReminder[];
  dueDate: string | null;
  /** Null where nobody is known to write to. */
  to: Pick<Payer, 'firstName' | 'email' | 'language'> | null;
  /** Whether they can be paid from the account page. */
  isOnline: boolean;
  /** What a payment link names for all of them, and what its page takes; null where there is none. */
  pay: { kind: 'bill' | 'registration' | 'sponsorship'; recordId: string; cents: Cents } | null;
}

interface ReminderContext {
  /**
   * Whether money has come from the address. Anyone can put anyone's address into a form, so before that
   * neither the guardian nor a player of a registration is named.
   */
  isKnown: boolean;
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
  /** The address on which what is named is paid without an account. */
  linkTo: (subject: NonNullable<BillsForReminder['pay']>, email: string) => string;
}

/** A few days before the due date. */
export function billsDueSoon(bills: BillsForReminder, context: ReminderContext): MailDraft | null {
  return reminder(bills, context, 'due-soon', {
    subject: messages.dueSoonSubject(labelOf(bills)),
    opening: messages.dueSoon(context.settings.programName, bills.bills.length),
  });
}

/** When the due date has passed. */
export function billsOverdue(bills: BillsForReminder, context: ReminderContext): MailDraft | null {
  return reminder(bills, context, 'overdue', {
    subject: messages.overdueSubject(labelOf(bills)),
    opening: messages.overdue(context.settings.programName),
  });
}

const labelOf = ({ label }: BillsForReminder): string =>
  label === null ? messages.yourSponsorship : tellLabel(label);

/** One email a step and due date: a bill that was given another date is reminded of again. */
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
      context.isKnown ? common.hi(to.firstName, words.opening) : common.hello(words.opening),
      billTable(bills, dueDate, context.isKnown),
      ...howToPay(bills, to.email, context),
    ],
  };
}

function howToPay(
  { pay, isOnline, bills }: BillsForReminder,
  email: string,
  { linkTo, siteUrl }: ReminderContext,
): MailBlock[] {
  const count = bills.length;
  if (pay) {
    const label = common.payHere(formatCents(pay.cents));
    return [{ label, link: linkTo(pay, email) }, common.noAccount, common.questions];
  }
  if (isOnline)
    return [messages.payInAccount(count, `${siteUrl}${pageAddress('/account')}`), common.questions];
  return [messages.payByReply(count)];
}

function billTable(
  { bills, label }: BillsForReminder,
  dueDate: string,
  isKnown: boolean,
): MailBlock {
  const nameOf = ({ description, place }: BillForReminder) => {
    if (label === null) return messages.sponsorship(tellLevel(description));
    if (isKnown) return tellBill(description);
    return place === null ? tellBillToStranger(description) : players.nthPlayer(place);
  };
  const [only, ...others] = bills;
  const total = bills.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (only && others.length === 0) {
    return {
      rows: [
        [common.rows.for, nameOf(only)],
        [common.rows.due, formatDay(dueDate)],
        [common.rows.amount, formatCents(total)],
      ],
    };
  }
  return {
    rows: [
      ...bills.map((bill) => [nameOf(bill), formatCents(bill.amountCents)] as const),
      [common.rows.due, formatDay(dueDate)],
      [common.rows.total, formatCents(total)],
    ],
  };
}
