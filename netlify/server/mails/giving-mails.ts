import { type Day, formatDay } from '#domain/calendar/calendar.ts';
import type { GivingStatement } from '#domain/donations/giving-statement.ts';
import { taxNote } from '#domain/donations/tax-note.ts';
import { formatCents } from '#domain/money/money.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Goods } from '#domain/sponsorship/goods.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/giving.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { onlyAbove, receivedBy } from './payment-words.ts';

interface StatementContext {
  settings: Settings;
  officeEmail: string;
  /** By sponsorship, where its level gives goods and services. */
  goods: ReadonlyMap<string, Goods>;
  /** The day of the statement that this one takes the place of; null for the first. */
  replacedOn: Day | null;
}

interface NothingContext extends Pick<StatementContext, 'settings' | 'officeEmail'> {
  /** The day of the statement that is not to be used. */
  sentOn: Day;
}

/** The statement of a year's gifts, as the tax office asks for it. @param id names the occasion */
export function givingStatement(
  id: string,
  email: string,
  statement: GivingStatement,
  { settings, officeEmail, goods, replacedOn }: StatementContext,
): MailDraft {
  const { year, name } = statement;
  const opening = messages.statement(settings.programName, year);
  return {
    id,
    to: email,
    replyTo: officeEmail,
    subject: replacedOn ? messages.correctedSubject(year) : messages.statementSubject(year),
    about: 'payments',
    blocks: [
      name === '' ? common.hello(opening) : common.hi(name, opening),
      ...(replacedOn ? [messages.replaces(formatDay(replacedOn))] : []),
      ...giftBlocks(statement, settings),
      ...sponsorshipBlocks(statement, settings, goods),
      messages.keep(receivedBy(settings)),
    ],
  };
}

/** To whom nothing is left of what a statement told: it was another year's, another person's, or went back. */
export function nothingGiven(
  id: string,
  email: string,
  { year, name }: Pick<GivingStatement, 'year' | 'name'>,
  { settings, officeEmail, sentOn }: NothingContext,
): MailDraft {
  const opening = messages.doNotUse(settings.programName, year, formatDay(sentOn));
  return {
    id,
    to: email,
    replyTo: officeEmail,
    subject: messages.doNotUseSubject(year),
    about: 'payments',
    blocks: [
      name === '' ? common.hello(opening) : common.hi(name, opening),
      messages.nothingGiven(year),
      common.questions,
    ],
  };
}

function giftBlocks({ gifts, giftCents, year }: GivingStatement, settings: Settings): MailBlock[] {
  if (gifts.length === 0) return [];
  return [table(gifts, messages.gifts(year), giftCents), taxNote(settings, gifts.length)];
}

const NO_GOODS: Goods = { cents: 0, wholeCents: null };

function sponsorshipBlocks(
  { sponsorships, sponsorshipCents, year }: GivingStatement,
  settings: Settings,
  goods: ReadonlyMap<string, Goods>,
): MailBlock[] {
  if (sponsorships.length === 0) return [];
  const labels = new Map(sponsorships.map(({ recordId, label }) => [recordId, tellLabel(label)]));
  const received = (isPart: boolean) => {
    const notes = [...labels].flatMap(([id, label]) => {
      const { cents, wholeCents } = goods.get(id) ?? NO_GOODS;
      if (cents === 0 || (wholeCents !== null) !== isPart) return [];
      const worth = formatCents(cents);
      return wholeCents === null
        ? messages.goods(label, worth)
        : messages.goodsOfWhole(label, formatCents(wholeCents), worth);
    });
    return notes.length > 0 ? [...notes, ...onlyAbove(settings, isPart)] : [];
  };
  return [
    table(sponsorships, messages.sponsorships(year), sponsorshipCents),
    messages.inReturn,
    ...received(false),
    ...received(true),
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
