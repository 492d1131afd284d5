import { formatDay } from '#domain/calendar/calendar.ts';
import type { GivingStatement } from '#domain/donations/giving-statement.ts';
import { taxNote } from '#domain/donations/tax-note.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/giving.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { onlyAbove, receivedBy } from './payment-words.ts';

interface StatementContext {
  settings: Settings;
  officeEmail: string;
  /** By sponsorship: what the goods and services of its level are worth, where it gives any. */
  goods: ReadonlyMap<string, Cents>;
}

/** The statement of a year's gifts, as the tax office asks for it. @param id names the occasion */
export function givingStatement(
  id: string,
  email: string,
  statement: GivingStatement,
  { settings, officeEmail, goods }: StatementContext,
): MailDraft {
  const { year, name } = statement;
  const opening = messages.statement(settings.programName, year);
  return {
    id,
    to: email,
    replyTo: officeEmail,
    subject: messages.statementSubject(year),
    about: 'payments',
    blocks: [
      name === '' ? common.hello(opening) : common.hi(name, opening),
      ...giftBlocks(statement, settings),
      ...sponsorshipBlocks(statement, settings, goods),
      messages.keep(receivedBy(settings)),
    ],
  };
}

function giftBlocks({ gifts, giftCents, year }: GivingStatement, settings: Settings): MailBlock[] {
  if (gifts.length === 0) return [];
  return [table(gifts, messages.gifts(year), giftCents), taxNote(settings, gifts.length)];
}

function sponsorshipBlocks(
  { sponsorships, sponsorshipCents, year }: GivingStatement,
  settings: Settings,
  goods: ReadonlyMap<string, Cents>,
): MailBlock[] {
  if (sponsorships.length === 0) return [];
  const labels = new Map(sponsorships.map(({ recordId, label }) => [recordId, tellLabel(label)]));
  const received = [...labels].flatMap(([id, label]) => {
    const cents = goods.get(id);
    return cents ? [messages.goods(label, formatCents(cents))] : [];
  });
  return [
    table(sponsorships, messages.sponsorships(year), sponsorshipCents),
    messages.inReturn,
    ...received,
    ...(received.length > 0 ? onlyAbove(settings) : []),
  ];
}

function table(lines: GivingStatement['gifts'], total: string, cents: number): MailBlock {
  return {
    rows: [
      ...lines.map(({ on, label, isTakenBack, cents }) => {
        const what = isTakenBack ? messages.takenBack(tellLabel(label)) : tellLabel(label);
        return [messages.onDay(formatDay(on), what), formatCents(cents)] as const;
      }),
      [total, formatCents(cents)],
    ],
  };
}
