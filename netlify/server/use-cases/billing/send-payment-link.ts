import { messages } from '#words/office/refusals/bills.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { inLanguageOf } from '../../core/language.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, sponsorBills } from '../../gateways/records.ts';
import { writtenIn } from '../../mails/compose.ts';
import { paymentLinkMail } from '../../mails/payment-link-mail.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';
import { readToday } from '../team/read-today.ts';
import { nameOf } from './describe-owed.ts';
import { dueDateOf, itemsOf, payerOf } from './open-payment-link.ts';
import { paymentLink } from './payment-link.ts';
import { type OwedNow, type OwedSubject, readOwedNow } from './read-owed-now.ts';
import { refuseNotPayable } from './refuse-not-payable.ts';

const COLLECTIONS = {
  bill: 'playerBills',
  donation: 'donations',
  order: 'orders',
  registration: 'registrations',
  sponsorship: 'sponsorBills',
} as const;

/**
 * Emails whoever pays a bill, a registration or a sponsor's bill a link to pay what is due now, without an
 * account. Of a record that has not changed, one goes a day. A sponsor's bill notes the day: from then on it is
 * asked for, whatever became of the page that its form opened.
 * @throws AppError not_found, conflict when nothing can be paid online, nobody is named to pay it, or it
 *   was emailed today
 */
export async function sendPaymentLink(
  subject: OwedSubject,
  actor: Account,
  now: Date,
): Promise<void> {
  const today = await readToday(now);
  const found = await firestore().runTransaction((open) => readOwedNow(open, subject, today), {
    readOnly: true,
  });
  if (!found) throw new AppError('not_found', messages.gone);
  const { payNow } = found;
  if (payNow.what !== 'pay') throw refuseNotPayable(payNow.what);
  const payer = payerOf(found);
  if (!payer) {
    throw new AppError('conflict', messages.noGuardian);
  }
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const path = `${COLLECTIONS[subject.kind]}/${subject.recordId}`;
  const settings = await readSettings();
  const language = await readerLanguage(payer);
  const items = await inLanguageOf(language, () => itemsOf(found));
  const draft = writtenIn(language, () =>
    paymentLinkMail({
      path,
      updatedAt: updatedAtOf(found),
      today,
      title: nameOf(found),
      items,
      dueDate: dueDateOf(found),
      payNow,
      payer,
      link: paymentLink(siteUrl, subject, payer.email, now),
      settings,
      officeEmail,
    }),
  );
  const facts = { to: payer.email };
  const entry = auditEntry(actor, 'bill.linkSent', path, now, {}, facts);
  const isNew = await firestore().runTransaction(async (transaction) => {
    if ((await addMailsOnce(transaction, [draft], now)) === 0) return false;
    transaction.create(auditLog().doc(entry.id), entry);
    // Not `updatedAt`: it names the email of the day.
    if (found.kind === 'sponsorship') {
      transaction.update(sponsorBills().doc(found.bill.id), { linkSentOn: today });
    }
    return true;
  });
  if (!isNew) throw mailedToday(payer.email);
}

function updatedAtOf(found: OwedNow): string {
  if ('record' in found) return found.record.updatedAt;
  const record = found.kind === 'registration' ? found.registration : found.bill;
  return record?.updatedAt ?? '';
}

function mailedToday(to: string): AppError {
  return new AppError('conflict', messages.linkSentToday(to));
}
