import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import { dayOf, instantOf } from '#domain/calendar/calendar.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { firestore } from '../../gateways/firestore.ts';
import { ledger, outbox } from '../../gateways/records.ts';
import { hashOf, writeStatement } from '../send-giving-statement.ts';
import { forEachRecord, type Job, type JobContext } from './job.ts';
import { sweep, sweepAll } from './sweep.ts';

const PAGE_SIZE = 300;

/** In January everyone who gave last year is mailed the year's statement, once. */
export const mailYearStatements: Job = async (context) => {
  const { settings, now } = context;
  const today = dayOf(now, settings.timeZone);
  if (today.slice(5, 7) !== '01') return { done: 0, left: 0, failed: [], resumeAt: {} };
  const year = Number(today.slice(0, 4)) - 1;
  const newYear = (of: number) =>
    instantOf(`${of}-01-01`, '00:00', settings.timeZone).toISOString();
  const entries = sweep({
    name: 'payments',
    query: ledger()
      .where('paidAt', '>=', newYear(year))
      .where('paidAt', '<', newYear(year + 1)),
    orderedBy: 'paidAt',
    pageSize: PAGE_SIZE,
    work: (page) => mailDonors(page, year, context),
  });
  return sweepAll([entries], context);
};

/** Mails whoever gave on this page of the ledger and has no statement of the year yet. */
async function mailDonors(
  page: readonly QueryDocumentSnapshot<LedgerEntry>[],
  year: number,
  { settings, now }: JobContext,
) {
  const gifts = firstGifts(page);
  const ids = gifts.map((doc) => idOf(year, String(doc.get('email'))));
  const written =
    ids.length > 0 ? await firestore().getAll(...ids.map((id) => outbox().doc(id))) : [];
  return forEachRecord(
    gifts.filter((_, index) => !written[index]?.exists),
    (doc) => {
      const { email } = doc.data();
      return writeStatement(idOf(year, email), email, year, settings, now);
    },
  );
}

/** One gift of each donor. Read by field: one broken record is the concern of its own donor alone. */
function firstGifts(page: readonly QueryDocumentSnapshot<LedgerEntry>[]) {
  const byEmail = new Map<string, QueryDocumentSnapshot<LedgerEntry>>();
  for (const doc of page) {
    const [kind, email] = [doc.get('kind'), String(doc.get('email') ?? '')];
    if ((kind === 'donation' || kind === 'sponsorship') && email !== '' && !byEmail.has(email))
      byEmail.set(email, doc);
  }
  return [...byEmail.values()];
}

const idOf = (year: number, email: string) => `giving-statement-year-${year}-${hashOf(email)}`;
