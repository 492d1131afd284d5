import { env } from '../../env.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox, playerBills } from '../../gateways/records.ts';
import { AppError } from '../../http/app-error.ts';
import type { Account } from '../../http/authorise.ts';
import { composeMail } from '../../mails/compose.ts';
import { billPaymentLink } from '../../mails/payment-link-mail.ts';
import { auditEntry } from './audit.ts';

/**
 * Mails the guardian of a bill a link to pay it: to the account page, where the bill is theirs by the
 * verified address. While one of today waits to be sent, asking again sends none besides.
 * @throws AppError not_found, conflict when it is paid or cancelled, or nobody is named to pay it
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
  const batch = firestore().batch();
  batch.set(outbox().doc(draft.id), await composeMail(draft, now));
  batch.create(auditLog().doc(entry.id), entry);
  await batch.commit();
}
