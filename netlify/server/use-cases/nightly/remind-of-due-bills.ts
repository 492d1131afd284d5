import { addDays, format, parseISO } from 'date-fns';
import { isUnderWay } from '#domain/billing/bill-status.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { env } from '../../env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { billDueSoon } from '../../mails/bill-mails.ts';
import { writeMailOnce } from '../write-mail-once.ts';
import { type BillKind, PLAYER_BILLS, pendingBills, SPONSOR_BILLS } from './open-bills.ts';
import { readPages } from './read-pages.ts';
import type { Duty, DutyContext } from './run-nightly.ts';

const DAYS_BEFORE = 3;
const MOST_A_NIGHT = 500;

/** Payers of bills that are due within three days are reminded, once a due date. */
export const remindOfDueBills: Duty = async (context) =>
  (await remindKind(PLAYER_BILLS, context)) + (await remindKind(SPONSOR_BILLS, context));

async function remindKind<T>(kind: BillKind<T>, { settings, now }: DutyContext): Promise<number> {
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const today = dayOf(now, settings.timeZone);
  const last = format(addDays(parseISO(today), DAYS_BEFORE), 'yyyy-MM-dd');
  const query = pendingBills(kind).where('dueDate', '>=', today).where('dueDate', '<=', last);
  let written = 0;
  for await (const doc of readPages(query, MOST_A_NIGHT)) {
    const bill = doc.data();
    const payment = await firestore().runTransaction(
      (transaction) => kind.paymentOf(transaction, bill),
      { readOnly: true },
    );
    if (payment && isUnderWay(payment)) continue;
    const draft = billDueSoon(kind.describe(bill), { settings, officeEmail, siteUrl });
    if (draft && (await writeMailOnce(draft, now))) written += 1;
  }
  return written;
}
