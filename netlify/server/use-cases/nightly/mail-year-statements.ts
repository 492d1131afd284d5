import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import { subDays } from 'date-fns';
import { dayOf, instantOf } from '#domain/calendar/calendar.ts';
import type { Day } from '#domain/calendar/day.ts';
import { FieldPath, firestore } from '../../gateways/firestore.ts';
import { ledger, outbox } from '../../gateways/records.ts';
import { GIVEN_KINDS, presentEmails } from '../donations/present-donors.ts';
import { hashOf, writeStatement } from '../donations/send-giving-statement.ts';
import { forEachRecord, type Job, type JobContext } from './job.ts';
import { sweep, sweepAll } from './sweep.ts';

const PAGE_SIZE = 300;

/** By then a bank has let the last gifts of the year through, and the office has entered most of its checks. */
const FIRST_DAY = '01-15';
const LAST_DAY = '01-31';

/** A night may be missed, and a statement is written once. */
const LATE_DAYS = 3;

/**
 * In the second half of January everyone who gave last year is emailed the year's statement, once; and at any
 * time again whoever has a gift of an earlier year that was entered or corrected after that, such as a check by
 * its postmark, or of which money went back to the card, where the statement says something else now.
 */
export const mailYearStatements: Job = (context) => {
  const { settings, now } = context;
  const today = dayOf(now, settings.timeZone);
  const day = today.slice('yyyy-'.length);
  const isSeason = day >= FIRST_DAY && day <= LAST_DAY;
  const ofYear = isSeason ? [sweepYear(Number(today.slice(0, 4)) - 1, context)] : [];
  return sweepAll(
    [...ofYear, sweepLate(today, ENTERED, context), sweepLate(today, CHANGED, context)],
    context,
  );
};

function sweepYear(year: number, context: JobContext) {
  const { settings } = context;
  const newYear = (of: number) =>
    instantOf(`${of}-01-01`, '00:00', settings.timeZone).toISOString();
  return sweep({
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
}

interface LateKind {
  name: string;
  /** When it became news. */
  field: 'createdAt' | 'updatedAt';
  isNews: (doc: QueryDocumentSnapshot) => boolean;
  /** Names the statement that tells it; an entry is entered once, and may change more than once. */
  idOf: (doc: QueryDocumentSnapshot) => string;
}

const ENTERED: LateKind = {
  name: 'late',
  field: 'createdAt',
  isNews: () => true,
  idOf: ({ id }) => id,
};

/** Refunded at Stripe, or no longer disputed. While a dispute is open nothing is decided. */
const CHANGED: LateKind = {
  name: 'changed',
  field: 'updatedAt',
  isNews: (doc) => doc.get('stripePaymentIntentId') !== null && doc.get('status') !== 'disputed',
  idOf: (doc) => `${doc.id}-${Date.parse(doc.get('updatedAt'))}`,
};

/** What was entered, or has changed, in the last days, of years whose statements have gone out. */
function sweepLate(
  today: Day,
  { name, field, isNews, idOf: nameOf }: LateKind,
  context: JobContext,
) {
  const { settings, now } = context;
  const closed = Number(today.slice(0, 4)) - (today.slice('yyyy-'.length) < FIRST_DAY ? 2 : 1);
  const yearOf = (doc: QueryDocumentSnapshot) =>
    Number(dayOf(new Date(doc.get('paidAt')), settings.timeZone).slice(0, 4));
  const isLate = (doc: QueryDocumentSnapshot) =>
    GIVEN_KINDS.includes(doc.get('kind')) &&
    doc.get('paidAt') !== null &&
    yearOf(doc) <= closed &&
    isNews(doc);
  return sweep({
    name,
    query: ledger()
      .where(field, '>=', subDays(now, LATE_DAYS).toISOString())
      .select('email', 'kind', 'recordId', 'paidAt', 'status', 'stripePaymentIntentId', field),
    orderedBy: field,
    pageSize: PAGE_SIZE,
    work: async (page) => {
      const late = page.filter(isLate);
      const emails = await presentEmails(late.map(givenIn));
      // The last of each donor and year: one statement has them all.
      const last = new Map(
        late.map((doc, index) => [
          `${yearOf(doc)} ${emails[index]}`,
          { doc, email: emails[index] },
        ]),
      );
      const donors = new Map([...last.values()].map(({ doc, email }) => [doc, email ?? '']));
      return forEachRecord([...donors.keys()], async (doc) => {
        const [email, year] = [donors.get(doc) ?? '', yearOf(doc)];
        if (email === '') return false;
        const replaces = await readLast(year, email);
        if (replaces ? replaces >= doc.get(field) : field === 'updatedAt') return false;
        const id = replaces ? `${idOf(year, email)}-${nameOf(doc)}` : idOf(year, email);
        return writeStatement({ id, email, year, replaces }, settings, now);
      });
    },
  });
}

/** When the last statement of a year was written to a person. */
async function readLast(year: number, email: string): Promise<string | undefined> {
  const id = idOf(year, email);
  const { docs } = await outbox()
    .where(FieldPath.documentId(), '>=', id)
    .where(FieldPath.documentId(), '<', `${id}~`)
    .select('createdAt')
    .get();
  return docs
    .map((doc) => String(doc.get('createdAt')))
    .sort()
    .at(-1);
}

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
      return writeStatement({ id: idOf(year, email), email, year }, settings, now);
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
