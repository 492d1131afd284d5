import { tellBill, tellBillToStranger } from '#domain/billing/tell-bill.ts';
import { type Day, dayOf, formatDay } from '#domain/calendar/calendar.ts';
import type { DuePart } from '#domain/families/debt.ts';
import { describeLine, describeLineToStranger } from '#domain/families/describe-line.ts';
import type { Statement } from '#domain/families/statement.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/families.ts';
import { pageAddress } from '#words/page-address.ts';
import type { MailBlock, MailDraft } from './compose.ts';

/** To whom, from whom, and where to pay. */
export interface FamilyMailContext {
  familyId: string;
  email: string;
  /** Whether the address is known to be the family's: only then is anybody named, and said why. */
  isKnown: boolean;
  /** The guardian's first name; empty where no record says it. */
  firstName: string;
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
  /** Local to the program: one email of a kind goes out a day. */
  today: Day;
}

/** Where a part of what is due is paid without an account. */
export interface PayLink {
  /** 'Bill K7QF-2M9X' */
  label: string;
  link: string;
}

/** Asks for just what is due, each with its day. */
export function familyReminder(
  due: readonly DuePart[],
  links: readonly PayLink[],
  context: FamilyMailContext,
): MailDraft & { dueCents: Cents } {
  const { settings } = context;
  const dueCents = due.reduce((sum, { cents }) => sum + cents, 0);
  return {
    ...addressed('reminder', context),
    dueCents,
    subject: messages.reminderSubject(settings.programName, formatCents(dueCents)),
    blocks: [
      greet(context, messages.reminder(settings.programName)),
      {
        rows: [
          ...due.map(
            (part) =>
              [
                messages.dueOn(nameOf(part, context), formatDay(part.on)),
                formatCents(part.cents),
              ] as const,
          ),
          [messages.totalDue, formatCents(dueCents)],
        ],
      },
      ...payOnline(links),
      ...accountBlocks(context),
    ],
  };
}

/** The account of a family, line by line, as the account page shows it. */
export function familyStatement(statement: Statement, context: FamilyMailContext): MailDraft {
  const { settings } = context;
  const tell = context.isKnown ? describeLine : describeLineToStranger;
  return {
    ...addressed('statement', context),
    subject: messages.statementSubject(settings.programName),
    blocks: [
      greet(context, messages.statement(settings.programName, formatDay(context.today))),
      {
        rows: [
          ...statement.lines.map(
            (line) =>
              [
                `${formatDay(dayOf(new Date(line.at), settings.timeZone))}, ${tell(line)}`,
                formatCents(line.cents),
              ] as const,
          ),
          [
            statement.balanceCents < 0 ? messages.yourCredit : messages.yourBalance,
            formatCents(Math.abs(statement.balanceCents)),
          ],
        ],
      },
      ...whatIsDue(statement),
      ...accountBlocks(context),
    ],
  };
}

function whatIsDue({ due, next }: Statement): MailBlock[] {
  const blocks: MailBlock[] = [];
  if (due) blocks.push(messages.dueNow(formatCents(due.cents), formatDay(due.since)));
  if (next) {
    const tell = next.isAutomatic ? messages.nextAutomatic : messages.next;
    blocks.push(tell(formatCents(next.cents), formatDay(next.on)));
  }
  return blocks;
}

function addressed(what: 'reminder' | 'statement', { familyId, ...of }: FamilyMailContext) {
  return {
    id: `family-${familyId}-${what}-${of.today}`,
    to: of.email,
    replyTo: of.officeEmail,
    limit: 'none',
    about: `families/${familyId}`,
  } as const;
}

function payOnline(links: readonly PayLink[]): MailBlock[] {
  if (links.length === 0) return [];
  const blocks = links.map(({ label, link }) => ({
    label: messages.payLabel(tellLabel(label)),
    link,
  }));
  return [...blocks, messages.noAccount(links.length)];
}

const greet = ({ isKnown, firstName }: FamilyMailContext, opening: string): string =>
  isKnown && firstName ? common.hi(firstName, opening) : common.hello(opening);

function nameOf(
  { text, label, isInstallment }: DuePart,
  { isKnown }: Pick<FamilyMailContext, 'isKnown'>,
): string {
  const what = (isKnown ? tellBill : tellBillToStranger)(text);
  return isInstallment ? messages.installment(what) : what || tellLabel(label);
}

function accountBlocks({ siteUrl, email }: FamilyMailContext): MailBlock[] {
  return [
    { label: common.account, link: `${siteUrl}${pageAddress('/account')}` },
    messages.signIn(email),
    messages.questions,
  ];
}
