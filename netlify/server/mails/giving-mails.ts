import { formatDay } from '#domain/calendar/calendar.ts';
import type { GivingStatement } from '#domain/donations/giving-statement.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { legalIdentity, taxNote } from './payment-words.ts';

/** The statement of a year's gifts, as the tax office asks for it. @param id names the occasion */
export function givingStatement(
  id: string,
  email: string,
  statement: GivingStatement,
  { settings, officeEmail }: { settings: Settings; officeEmail: string },
): MailDraft {
  const { year, name } = statement;
  return {
    id,
    to: email,
    replyTo: officeEmail,
    subject: `Your giving statement for ${year}`,
    about: 'payments',
    blocks: [
      `${name === '' ? 'Hello' : `Hi ${name}`}, thank you for supporting ${settings.programName} in ${year}.`,
      ...giftBlocks(statement, settings),
      ...sponsorshipBlocks(statement),
      `Received by ${legalIdentity(settings)}. Amounts are after refunds. Please keep this statement for your tax records.`,
    ],
  };
}

function giftBlocks({ gifts, giftCents, year }: GivingStatement, settings: Settings): MailBlock[] {
  if (gifts.length === 0) return [];
  return [table(gifts, `Gifts in ${year}`, giftCents), taxNote(settings)];
}

function sponsorshipBlocks({ sponsorships, sponsorshipCents, year }: GivingStatement): MailBlock[] {
  if (sponsorships.length === 0) return [];
  return [
    table(sponsorships, `Sponsorships in ${year}`, sponsorshipCents),
    'What was given in return for a sponsorship is the recognition of its level.',
  ];
}

function table(lines: GivingStatement['gifts'], total: string, cents: number): MailBlock {
  return {
    rows: [
      ...lines.map(
        ({ on, label, cents }) => [`${formatDay(on)}, ${label}`, formatCents(cents)] as const,
      ),
      [total, formatCents(cents)],
    ],
  };
}
