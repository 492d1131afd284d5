import type { Query } from '@google-cloud/firestore';
import type { Payable, PayableKind } from '#domain/payments/payment.ts';
import { env } from '../../env.ts';
import { donations, orders, registrations, sponsorships } from '../../gateways/records.ts';
import { pledgeReminder } from '../../mails/pledge-reminder.ts';
import { writeMailOnce } from '../write-mail-once.ts';
import { readPages } from './read-pages.ts';
import type { Duty, DutyContext } from './run-nightly.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REMIND_AFTER_DAYS = 14;
/** Older ones have been reminded, or were there before there were reminders. */
const FORGET_AFTER_DAYS = 44;
const MOST_A_NIGHT = 500;

const PLEDGES: readonly [Exclude<PayableKind, 'bill'>, () => Query<Payable>][] = [
  ['order', orders],
  ['registration', registrations],
  ['sponsorship', sponsorships],
  ['donation', donations],
];

/** Whoever promised a check or a transfer that has not come for two weeks is reminded, once. */
export const remindOfPledges: Duty = async (context) => {
  let written = 0;
  for (const [kind, collection] of PLEDGES)
    written += await remindKind(kind, collection(), context);
  return written;
};

async function remindKind(
  kind: Exclude<PayableKind, 'bill'>,
  records: Query<Payable>,
  { settings, now }: DutyContext,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const query = records
    .where('payment.status', '==', 'pending')
    .where('createdAt', '<=', before(REMIND_AFTER_DAYS))
    .where('createdAt', '>', before(FORGET_AFTER_DAYS))
    .orderBy('createdAt', 'desc');
  let written = 0;
  for await (const doc of readPages(query, MOST_A_NIGHT)) {
    const record = doc.data();
    if (record.paymentMethod === 'credit-card') continue;
    const officeEmail = env().OFFICE_EMAIL;
    const draft = pledgeReminder(kind, record, { path: doc.ref.path, settings, officeEmail });
    if (await writeMailOnce(draft, now)) written += 1;
  }
  return written;
}
