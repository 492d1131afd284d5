import type { CollectionReference, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Payable, PayableKind } from '#domain/payments/payment.ts';
import { env } from '../../env.ts';
import { donations, orders, registrations, sponsorships } from '../../gateways/records.ts';
import { pledgeReminder } from '../../mails/pledge-reminder.ts';
import { writeMailOnce } from '../write-mail-once.ts';
import { forEachRecord, type Job, type JobContext } from './job.ts';
import { type Sweep, sweep, sweepAll } from './sweep.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REMIND_AFTER_DAYS = 14;
/** Older ones have been reminded, or were there before there were reminders. */
const FORGET_AFTER_DAYS = 44;

type PledgeKind = Exclude<PayableKind, 'bill'>;

const PLEDGES: readonly [PledgeKind, () => CollectionReference<Payable>][] = [
  ['order', orders],
  ['registration', registrations],
  ['sponsorship', sponsorships],
  ['donation', donations],
];

/** Whoever promised a check or a transfer that has not come for two weeks is reminded, once. */
export const remindOfPledges: Job = (context) =>
  sweepAll(
    PLEDGES.map(([kind, collection]) => remindKind(kind, collection(), context)),
    context,
  );

function remindKind(
  kind: PledgeKind,
  records: CollectionReference<Payable>,
  context: JobContext,
): Sweep {
  const before = (days: number) => new Date(context.now.getTime() - days * DAY_MS).toISOString();
  return sweep({
    name: records.id,
    query: records
      .where('payment.status', '==', 'pending')
      .where('createdAt', '<=', before(REMIND_AFTER_DAYS))
      .where('createdAt', '>', before(FORGET_AFTER_DAYS)),
    orderedBy: 'createdAt',
    // The index that the dashboard's table needs as well.
    direction: 'desc',
    work: (page) => forEachRecord(page, (doc) => remindOne(kind, doc, context)),
  });
}

async function remindOne(
  kind: PledgeKind,
  doc: QueryDocumentSnapshot<Payable>,
  { settings, now }: JobContext,
): Promise<boolean> {
  const record = doc.data();
  if (record.paymentMethod === 'credit-card') return false;
  const officeEmail = env().OFFICE_EMAIL;
  const draft = pledgeReminder(kind, record, { path: doc.ref.path, settings, officeEmail });
  return writeMailOnce(draft, now);
}
