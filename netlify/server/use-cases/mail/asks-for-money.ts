import { dueToRemind } from '#domain/families/due-to-remind.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { BrokenRecordError } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { readOwedNow } from '../billing/read-owed-now.ts';
import { readAccount } from '../families/read-account.ts';
import { readToday } from '../team/read-today.ts';

type Asking = Pick<OutboxMail, 'id' | 'about' | 'to'>;

/** 'order-…-instructions', 'donation-…-pledge-reminder-2026-03-05', 'playerBills-…-link-2026-03-05-1772…'. */
const ASKING = /-(instructions|pledge-reminder(-[\d-]+)?|(overdue|due-soon|link)-[\d-]+)$/;

/** 'family-…-reminder-2026-03-05': of all that the family owes. */
const FAMILY = /^family-.+-reminder-[\d-]+$/;

/** What a path that such an email is about names; a sponsor's bill has the id of its sponsorship. */
const KINDS: Readonly<Record<string, PayableKind>> = {
  orders: 'order',
  registrations: 'registration',
  sponsorships: 'sponsorship',
  sponsorBills: 'sponsorship',
  donations: 'donation',
  playerBills: 'bill',
};

/** Whether an email says how to pay, or asks for it. */
export const asksForMoney = (mail: Omit<Asking, 'to'>): boolean =>
  FAMILY.test(mail.id) || subjectOf(mail) !== null;

function subjectOf({ id, about }: Omit<Asking, 'to'>) {
  const [collection = '', recordId] = about.split('/');
  const kind = KINDS[collection];
  return ASKING.test(id) && kind && recordId ? { kind, recordId } : null;
}

/**
 * Whether an email asks for what has been paid or canceled since it was written. Of what cannot be read
 * nobody knows. A registration that costs nothing is told that it is complete.
 */
export async function isOutdated(mail: Asking, now: Date): Promise<boolean> {
  try {
    return await asksForNothing(mail, now);
  } catch (error) {
    if (error instanceof BrokenRecordError) return false;
    throw error;
  }
}

async function asksForNothing(mail: Asking, now: Date): Promise<boolean> {
  const today = await readToday(now);
  if (FAMILY.test(mail.id)) {
    const { debts } = await readAccount(mail.to, now);
    return dueToRemind(debts, today).length === 0;
  }
  const subject = subjectOf(mail);
  if (!subject) return false;
  const owed = await firestore().runTransaction((open) => readOwedNow(open, subject, today), {
    readOnly: true,
  });
  // The office may have made a sponsor's bill without a sponsorship.
  if (!owed) return !mail.about.startsWith('sponsorBills/');
  if (owed.kind === 'registration' && owed.registration?.payment.totalCents === 0) return false;
  // Of a gift that begins later nothing is due yet.
  if ('record' in owed && owed.record.payment.status === 'pending') return false;
  return owed.payNow.what === 'paid' || owed.payNow.what === 'cancelled';
}
