import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, playerBills } from '../../gateways/records.ts';
import { billPaymentLink } from '../../mails/payment-link-mail.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';

/**
 * Mails the guardian of a bill a link to pay it: to the account page, where the bill is theirs by the
 * verified address. Of a bill that has not changed, one goes a day.
 * @throws AppError not_found, conflict when it is paid or cancelled, nobody is named to pay it, or it
 *   was mailed today
 */
export async function sendPaymentLink(billId: string, actor: Account, now: Date): Promise<void> {
  const bill = (await playerBills().doc(billId).get()).data();
  if (!bill) throw new AppError('not_found', 'This bill is no longer there.');
  if (bill.paymentStatus === 'paid' || bill.paymentStatus === 'cancelled') {
    throw new AppError('conflict', `This bill is ${bill.paymentStatus}: there is nothing to pay.`);
  }
  if (!bill.payer) {
    throw new AppError('conflict', 'This bill names no guardian. Choose a parent first.');
  }
  const settings = await readSettings();
  const draft = billPaymentLink(
    { bill, payer: bill.payer, settings, officeEmail: env().OFFICE_EMAIL, siteUrl: env().SITE_URL },
    now,
  );
  const entry = auditEntry(
    actor,
    'bill.linkSent',
    `playerBills/${bill.id}`,
    now,
    {},
    {
      to: bill.payer.email,
    },
  );
  const isNew = await firestore().runTransaction(async (transaction) => {
    if ((await addMailsOnce(transaction, [draft], now)) === 0) return false;
    transaction.create(auditLog().doc(entry.id), entry);
    return true;
  });
  if (!isNew) throw mailedToday(bill.payer.email);
}

function mailedToday(to: string): AppError {
  return new AppError(
    'conflict',
    `This link was emailed to ${to} today already. Ask them to look in their spam folder. If it was not sent yet, Activity says why.`,
  );
}
