import { formatDay } from '#domain/calendar/calendar.ts';
import type { GivingStatement } from '#domain/donations/giving-statement.ts';
import { taxNote } from '#domain/donations/tax-note.ts';
import { formatCents } from '#domain/money/money.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/giving.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { receivedBy } from './payment-words.ts';

/** The statement of a year's gifts, as the tax office asks for it. @param id names the occasion */
export function givingStatement(
  id: string,
  email: string,
  statement: GivingStatement,
  { settings, officeEmail }: { settings: Settings; officeEmail: string },
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
      ...sponsorshipBlocks(statement),
      messages.keep(receivedBy(settings)),
    ],
  };
}

function giftBlocks({ gifts, giftCents, year }: GivingStatement, settings: Settings): MailBlock[] {
  if (gifts.length === 0) return [];
  return [table(gifts, messages.gifts(year), giftCents), taxNote(settings, gifts.length)];
}

function sponsorshipBlocks({ sponsorships, sponsorshipCents, year }: GivingStatement): MailBlock[] {
  if (sponsorships.length === 0) return [];
  return [table(sponsorships, messages.sponsorships(year), sponsorshipCents), messages.inReturn];
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
