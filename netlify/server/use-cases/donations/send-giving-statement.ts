import { createHash } from 'node:crypto';
import type { GivingStatementRequest } from '#contracts/donations/giving.ts';
import { type Day, dayOf } from '#domain/calendar/calendar.ts';
import {
  type GivingStatement,
  summariseGiving,
  tellsTheSame,
} from '#domain/donations/giving-statement.ts';
import { isInDoubt, toldAt } from '#domain/donations/told-giving.ts';
import { sumCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Payer } from '#domain/payments/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { type Goods, goodsBeside } from '#domain/sponsorship/goods.ts';
import { currentLanguage } from '#words/current-language.ts';
import type { Language } from '#words/language.ts';
import { readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { sponsorships } from '../../gateways/records.ts';
import { type WrittenMail, writtenIn } from '../../mails/compose.ts';
import { givingStatement, nothingGiven } from '../../mails/giving-mails.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';
import { PAYABLE_COLLECTIONS } from '../payments/payables/payable-collections.ts';
import { readById } from '../records/read-by-id.ts';
import { isOfficeAddress } from './is-office-address.ts';
import { readGiven } from './present-donors.ts';

/**
 * Emails the statement of a year's gifts to the address that their records have, each year's once a day at most. Whoever
 * asks is answered before: neither the answer nor its time tells that there are any.
 * @returns the id that the email has, if there is one
 */
export async function sendGivingStatement(
  { email, year }: Pick<GivingStatementRequest, 'email' | 'year'>,
  now: Date,
): Promise<string> {
  const settings = await readSettings();
  const id = statementOfDay(email, year, dayOf(now, settings.timeZone));
  await writeStatement({ id, email, year, language: currentLanguage() }, settings, now);
  return id;
}

/** The id of the email with a statement that was asked for on a day. */
export const statementOfDay = (email: string, year: number, day: Day): string =>
  `giving-statement-${year}-${hashOf(email)}-${day}`;

interface StatementRequest {
  id: string;
  email: string;
  year: number;
  /** That it was asked for in; else that of whoever gave. */
  language?: Language;
  /** When the statement was written that this one takes the place of. */
  replaces?: string | undefined;
}

/**
 * Writes the email with a person's statement, where they gave and it was not written before, nor says the same
 * as the one before, as far as that is known. Where nothing is left of what that one tells, it says not to use it.
 * @returns whether it is new
 */
export async function writeStatement(
  request: StatementRequest,
  settings: Settings,
  now: Date,
): Promise<boolean> {
  const draft = await draftStatement(request, settings);
  return draft !== null && writeMailOnce(draft, now);
}

/** The same email, not written yet; null where there is nothing to tell, or it is the office's own address. */
export async function draftStatement(
  { id, email, year, language: asked, replaces }: StatementRequest,
  settings: Settings,
): Promise<WrittenMail | null> {
  const entries = await readGiven(email);
  const { timeZone } = settings;
  const statement = summariseGiving(entries, year, timeZone);
  const told = replaces ? summariseGiving(toldAt(entries, replaces), year, timeZone) : null;
  const isSame = statement ? tellsTheSame(statement, told) : !told;
  if (isSame && !(replaces && isInDoubt(entries, { year, at: replaces, timeZone }))) return null;
  if (await isOfficeAddress(email)) return null;
  const officeEmail = env().OFFICE_EMAIL;
  const language = asked ?? (await readerLanguage({ email, language: await spokenBy(entries) }));
  const before = replaces === undefined ? null : dayOf(new Date(replaces), timeZone);
  const goods = await readGoods(statement?.sponsorships ?? []);
  return writtenIn(language, () => {
    const context = { settings, officeEmail, goods };
    if (statement) {
      return givingStatement(id, email, statement, { ...context, replacedOn: before });
    }
    return before && told ? nothingGiven(id, email, told, { ...context, sentOn: before }) : null;
  });
}

/** What is told of the goods and services of these sponsorships, of those with any. */
async function readGoods(lines: GivingStatement['sponsorships']): Promise<Map<string, Goods>> {
  const found = await readById(sponsorships(), [...new Set(lines.map((line) => line.recordId))]);
  return new Map(
    [...found].flatMap(([id, sponsorship]) => {
      const came = sumCents(lines.filter((line) => line.recordId === id).map(({ cents }) => cents));
      const goods = goodsBeside(sponsorship, came);
      return goods ? [[id, goods]] : [];
    }),
  );
}

/** As whoever gave last said it with the gift. */
async function spokenBy(entries: readonly LedgerEntry[]): Promise<Language | undefined> {
  const last = entries.reduce((a, b) => (a.createdAt > b.createdAt ? a : b));
  const record = await PAYABLE_COLLECTIONS[last.kind]().doc(last.recordId).get();
  return readOne<{ payer: Payer | null } | undefined>(record)?.payer?.language;
}

/** Names a person without saying who. */
export function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 24);
}
