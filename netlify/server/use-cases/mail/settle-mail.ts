import { isBeingSent, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import { forgetMail } from '#domain/privacy/forget.ts';
import { messages } from '#words/office/refusals/mails.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { deliverMail } from './deliver-mail.ts';

/* What the office does about an email that cannot be delivered, besides trying it again. */

/**
 * Sends an unsent email to another address, at once. An email with a sign-in link is for its own
 * address alone.
 * @param seen.to the address as the office saw it
 * @returns the email as it then stands, and whether the record that it is about has the wrong address, too
 * @throws AppError not_found, conflict (sent, being sent, or corrected by someone else), invalid_input
 */
export async function correctMail(
  seen: { id: string; to: string },
  email: string,
  actor: Account,
  now: Date,
): Promise<{ mail: OutboxMail; isRecordWrong: boolean }> {
  const due = await changeUnsent(seen.id, now, actor, 'mail.addressCorrected', (mail) => {
    if (mail.to !== seen.to) throw conflict(messages.correctedMeanwhile);
    if (mail.needs === 'account-link') throw refusal(LINK_IS_PERSONAL);
    if (mail.to === email) throw refusal(messages.sameAddress);
    const nextAttemptAt = now.toISOString();
    const anew = { status: 'pending', attempts: 0, nextAttemptAt, lastError: null } as const;
    return { ...mail, ...anew, to: email, limit: 'none' };
  });
  await deliverMail(due.id);
  const mail = (await outbox().doc(due.id).get()).data() ?? due;
  return { mail, isRecordWrong: await hasAddress(due.about, seen.to) };
}

/**
 * Gives an unsent email up. That there was one stays, so that its occasion does not cause it again; its
 * words go. @throws AppError not_found, conflict (sent, or being sent)
 */
export async function discardMail(id: string, actor: Account, now: Date): Promise<void> {
  await changeUnsent(id, now, actor, 'mail.discarded', (mail) => ({
    ...forgetMail(mail),
    status: 'discarded',
  }));
}

const LINK_IS_PERSONAL = messages.personal;

async function changeUnsent(
  id: string,
  now: Date,
  actor: Account,
  action: string,
  change: (mail: OutboxMail) => OutboxMail,
): Promise<OutboxMail> {
  return firestore().runTransaction(async (transaction) => {
    const doc = outbox().doc(id);
    const mail = (await transaction.get(doc)).data();
    if (!mail || mail.status === 'discarded') {
      throw new AppError('not_found', messages.gone);
    }
    if (mail.status === 'sent') throw conflict(messages.sent);
    if (isBeingSent(mail, now.toISOString())) {
      throw conflict(messages.beingSent);
    }
    const next = change(mail);
    transaction.set(doc, next);
    const [before, after] = [mail, next].map(({ to, subject, status }) => ({
      to,
      subject,
      status,
    }));
    const entry = auditEntry(actor, action, `outbox/${id}`, now, before, after);
    transaction.create(auditLog().doc(entry.id), entry);
    return next;
  });
}

/** Whether the record that an email is about has this address, so that the next email goes wrong, too. */
async function hasAddress(about: string, email: string): Promise<boolean> {
  // A record's path has two parts; what else an email may be about has no address of its own.
  if (!/^\w+\/[^/]+$/.test(about)) return false;
  const record = await firestore().doc(about).get();
  return ['email', 'payer.email', 'sponsorEmail', 'submitterEmail'].some(
    (field) => record.get(field) === email,
  );
}

const conflict = (message: string) => new AppError('conflict', message);
const refusal = (message: string) =>
  new AppError('invalid_input', message, { fields: { email: message } });
