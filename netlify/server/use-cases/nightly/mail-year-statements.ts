import { dayOf, instantOf } from '#domain/calendar/calendar.ts';
import { firestore } from '../../gateways/firestore.ts';
import { ledger, outbox } from '../../gateways/records.ts';
import { hashOf, writeStatement } from '../send-giving-statement.ts';
import { readPages } from './read-pages.ts';
import type { Duty, DutyContext } from './run-nightly.ts';

const MOST_ENTRIES = 10_000;
const MOST_MAILS = 200;
const ASKED_AT_ONCE = 100;

/** In January everyone who gave last year is mailed the year's statement, once; a few hundred a night. */
export const mailYearStatements: Duty = async (context) => {
  const today = dayOf(context.now, context.settings.timeZone);
  if (today.slice(5, 7) !== '01') return 0;
  const year = Number(today.slice(0, 4)) - 1;
  const emails = await listDonors(year, context);
  let written = 0;
  for (let start = 0; start < emails.length && written < MOST_MAILS; start += ASKED_AT_ONCE) {
    for (const email of await withoutStatement(year, emails.slice(start, start + ASKED_AT_ONCE))) {
      const { settings, now } = context;
      if (await writeStatement(idOf(year, email), email, year, settings, now)) written += 1;
    }
  }
  return written;
};

const idOf = (year: number, email: string) => `giving-statement-year-${year}-${hashOf(email)}`;

async function listDonors(year: number, { settings }: DutyContext): Promise<string[]> {
  const newYear = (of: number) =>
    instantOf(`${of}-01-01`, '00:00', settings.timeZone).toISOString();
  const entries = ledger()
    .where('paidAt', '>=', newYear(year))
    .where('paidAt', '<', newYear(year + 1))
    .orderBy('paidAt');
  const emails = new Set<string>();
  for await (const doc of readPages(entries, MOST_ENTRIES)) {
    const { kind, email } = doc.data();
    if ((kind === 'donation' || kind === 'sponsorship') && email !== '') emails.add(email);
  }
  return [...emails];
}

async function withoutStatement(year: number, emails: readonly string[]): Promise<string[]> {
  const docs = await firestore().getAll(...emails.map((email) => outbox().doc(idOf(year, email))));
  return emails.filter((_, index) => !docs[index]?.exists);
}
