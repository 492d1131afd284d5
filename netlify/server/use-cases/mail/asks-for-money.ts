import type { Day } from '#domain/calendar/day.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { BrokenRecordError } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { readOwedNow } from '../billing/read-owed-now.ts';

type Asking = Pick<OutboxMail, 'id' | 'about'>;

/** 'order-…-instructions', 'donation-…-pledge-reminder-2026-03-05', 'playerBills-…-link-2026-03-05-1772…'. */
const ASKING = /-(instructions|pledge-reminder(-[\d-]+)?|(overdue|due-soon|link)-[\d-]+)$/;

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
export const asksForMoney = ({ id, about }: Asking): boolean => subjectOf({ id, about }) !== null;

function subjectOf({ id, about }: Asking) {
  const [collection = '', recordId] = about.split('/');
  const kind = KINDS[collection];
  return ASKING.test(id) && kind && recordId ? { kind, recordId } : null;
}

/**
 * Whether an email asks for what has been paid or canceled since it was written. Of what cannot be read
 * nobody knows. A registration that costs nothing is told that it is complete.
 * @param today local to the program
 */
export async function isOutdated(mail: Asking, today: Day): Promise<boolean> {
  const subject = subjectOf(mail);
  if (!subject) return false;
  try {
    const owed = await firestore().runTransaction((open) => readOwedNow(open, subject, today), {
      readOnly: true,
    });
    // The office may have made a sponsor's bill without a sponsorship.
    if (!owed) return !mail.about.startsWith('sponsorBills/');
    if (owed.kind === 'registration' && owed.registration?.payment.totalCents === 0) return false;
    // Of a gift that begins later nothing is due yet.
    if ('record' in owed && owed.record.payment.status === 'pending') return false;
    return owed.payNow.what === 'paid' || owed.payNow.what === 'cancelled';
  } catch (error) {
    if (error instanceof BrokenRecordError) return false;
    throw error;
  }
}
