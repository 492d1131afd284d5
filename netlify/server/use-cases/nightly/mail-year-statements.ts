import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import { dayOf, instantOf } from '#domain/calendar/calendar.ts';
import { firestore } from '../../gateways/firestore.ts';
import { ledger, outbox } from '../../gateways/records.ts';
import { GIVEN_KINDS, presentEmails } from '../donations/present-donors.ts';
import { hashOf, writeStatement } from '../donations/send-giving-statement.ts';
import { forEachRecord, type Job, type JobContext } from './job.ts';
import { sweep, sweepAll } from './sweep.ts';

const PAGE_SIZE = 300;

/** By then a bank has let the last gifts of the year through, and the office has entered its checks. */
const FIRST_DAY = '01-15';
const LAST_DAY = '01-31';

/** In the second half of January everyone who gave last year is emailed the year's statement, once. */
export const mailYearStatements: Job = async (context) => {
  const { settings, now } = context;
  const today = dayOf(now, settings.timeZone);
  const day = today.slice('yyyy-'.length);
  if (day < FIRST_DAY || day > LAST_DAY) return { done: 0, left: 0, failed: [], resumeAt: {} };
  const year = Number(today.slice(0, 4)) - 1;
  const newYear = (of: number) =>
    instantOf(`${of}-01-01`, '00:00', settings.timeZone).toISOString();
  const entries = sweep({
    name: 'payments',
    query: ledger()
      .where('kind', 'in', GIVEN_KINDS)
      .where('paidAt', '>=', newYear(year))
      .where('paidAt', '<', newYear(year + 1))
      // Whose gift it is, and where the next page begins.
      .select('email', 'kind', 'recordId', 'paidAt'),
    orderedBy: 'paidAt',
    pageSize: PAGE_SIZE,
    work: (page) => mailDonors(page, year, context),
  });
  return sweepAll([entries], context);
};

/** Emails whoever gave on this page of the ledger and has no statement of the year yet. */
async function mailDonors(
  page: readonly QueryDocumentSnapshot[],
  year: number,
  { settings, now }: JobContext,
) {
  const donors = await firstGifts(page);
  const gifts = [...donors.keys()];
  const ids = gifts.map((doc) => idOf(year, donors.get(doc) ?? ''));
  const docs = ids.map((id) => outbox().doc(id));
  const written =
    docs.length > 0 ? await firestore().getAll(...docs, { fieldMask: ['status'] }) : [];
  return forEachRecord(
    gifts.filter((_, index) => !written[index]?.exists),
    (doc) => {
      const email = donors.get(doc) ?? '';
      return writeStatement(idOf(year, email), email, year, settings, now);
    },
  );
}

/** One gift of each donor whose address is known, with the address. */
async function firstGifts(page: readonly QueryDocumentSnapshot[]) {
  const emails = await presentEmails(page.map(givenIn));
  const byEmail = new Map(page.map((doc, index) => [emails[index] ?? '', doc] as const));
  byEmail.delete('');
  return new Map([...byEmail].map(([email, doc]) => [doc, email] as const));
}

function givenIn(doc: QueryDocumentSnapshot) {
  const [email, recordId] = ['email', 'recordId'].map((field) => String(doc.get(field) ?? ''));
  const kind = GIVEN_KINDS.find((one) => one === doc.get('kind')) ?? 'donation';
  return { email: email ?? '', recordId: recordId ?? '', kind };
}

const idOf = (year: number, email: string) => `giving-statement-year-${year}-${hashOf(email)}`;
