import { type Day, dayOf, formatDay } from '#domain/calendar/calendar.ts';
import type { DuePart } from '#domain/families/debt.ts';
import { describeLine } from '#domain/families/describe-line.ts';
import type { Statement } from '#domain/families/statement.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailBlock, MailDraft } from './compose.ts';

/** To whom, from whom, and where to pay. */
export interface FamilyMailContext {
  familyId: string;
  email: string;
  /** The guardian's first name; empty where it is not known. */
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
    subject: `${settings.programName}: ${formatCents(dueCents)} is due`,
    blocks: [
      `${greeting(context)}a friendly reminder from ${settings.programName}: we have not received this yet. If it is on its way, thank you; you need not do anything.`,
      {
        rows: [
          ...due.map(
            ({ label, text, on, cents }) =>
              [`${text || label}, due ${formatDay(on)}`, formatCents(cents)] as const,
          ),
          ['Total due', formatCents(dueCents)],
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
  return {
    ...addressed('statement', context),
    subject: `Your statement from ${settings.programName}`,
    blocks: [
      `${greeting(context)}here is your account with ${settings.programName} as of ${formatDay(context.today)}.`,
      {
        rows: [
          ...statement.lines.map(
            (line) =>
              [
                `${formatDay(dayOf(new Date(line.at), settings.timeZone))}, ${describeLine(line)}`,
                formatCents(line.cents),
              ] as const,
          ),
          [
            statement.balanceCents < 0 ? 'Your credit' : 'Your balance',
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
  if (due) blocks.push(`Due now: ${formatCents(due.cents)}, since ${formatDay(due.since)}.`);
  if (next) {
    const how = next.isAutomatic ? ' It is charged automatically.' : '';
    blocks.push(`Next: ${formatCents(next.cents)} on ${formatDay(next.on)}.${how}`);
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
  const blocks = links.map(({ label, link }) => ({ label: `Pay ${label} here`, link }));
  return [...blocks, 'No account is needed. Please do not pass these links on.'];
}

const greeting = ({ firstName }: FamilyMailContext): string =>
  firstName === '' ? 'Hello, ' : `Hi ${firstName}, `;

function accountBlocks({ siteUrl, email }: FamilyMailContext): MailBlock[] {
  return [
    { label: 'See your account', link: `${siteUrl}/account` },
    `Sign in with this address (${email}). If you have no account yet, make one on that page with the same address.`,
    'Questions, or is something not right? Just reply to this email.',
  ];
}
