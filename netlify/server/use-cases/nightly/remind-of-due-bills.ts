import { addDays, format, parseISO } from 'date-fns';
import { dayOf } from '#domain/calendar/calendar.ts';
import { env } from '../../core/env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { billsDueSoon } from '../../mails/bill-mails.ts';
import { writtenIn } from '../../mails/compose.ts';
import { linksAt } from '../billing/payment-link.ts';
import { noteReminded } from '../families/family-record.ts';
import { isHeld } from '../families/is-held.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { hasPaid } from '../mail/may-send.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';
import { forEachRecord, type Job, type JobContext } from './job.ts';
import { type BillKind, PLAYER_BILLS, pendingBills, SPONSOR_BILLS } from './open-bills.ts';
import { type Sweep, sweep, sweepAll } from './sweep.ts';

const DAYS_BEFORE = 3;

/**
 * Payers of bills that are due within three days are reminded, once a due date, in one email for all
 * bills of a registration; not while their family is on hold.
 */
export const remindOfDueBills: Job = (context) =>
  sweepAll([remindKind(PLAYER_BILLS, context), remindKind(SPONSOR_BILLS, context)], context);

function remindKind<T>(kind: BillKind<T>, context: JobContext): Sweep {
  const today = dayOf(context.now, context.settings.timeZone);
  const last = format(addDays(parseISO(today), DAYS_BEFORE), 'yyyy-MM-dd');
  return sweep({
    name: kind.collection().id,
    query: pendingBills(kind).where('dueDate', '>=', today).where('dueDate', '<=', last),
    orderedBy: 'dueDate',
    work: (page) => forEachRecord(page, (doc) => remindOne(kind, doc.data(), context)),
  });
}

async function remindOne<T>(
  kind: BillKind<T>,
  bill: T,
  { settings, now }: JobContext,
): Promise<boolean> {
  const today = dayOf(now, settings.timeZone);
  const { reminder } = await firestore().runTransaction(
    (transaction) => kind.readTogether(transaction, bill, today),
    { readOnly: true },
  );
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const linkTo = linksAt(siteUrl, now);
  if (!reminder?.to) return false;
  const isKnown = await hasPaid(reminder.to.email);
  const draft = writtenIn(await readerLanguage(reminder.to), () =>
    billsDueSoon(reminder, { isKnown, settings, officeEmail, siteUrl, linkTo }),
  );
  if (!draft || (await isHeld(draft.to, today))) return false;
  if (!(await writeMailOnce(draft, now))) return false;
  await noteReminded(draft.to, now);
  return true;
}
