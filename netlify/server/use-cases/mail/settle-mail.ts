import type { Transaction } from '@google-cloud/firestore';
import { isBeingSent, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import { forgetMail } from '#domain/privacy/forget.ts';
import { messages } from '#words/office/refusals/mails.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { correctWriter } from './correct-writer.ts';
import { readdressed } from './readdress-mails.ts';
import { type TriedMail, tryDue } from './retry-mail.ts';

/* What the office does about an email that cannot be delivered, besides trying it again. */

/**
 * Sends an unsent email to another address, at once, with its links made for that one. They open only for the
 * address that their record has, so that comes first. An email with a sign-in link, about a family's account,
 * or of an address's removal is for its own address alone.
 * @param seen.to the address as the office saw it
 * @returns the email as it then stands, and whether the record that it is about has the wrong address, too
 * @throws AppError not_found, conflict (sent, being sent, or corrected by someone else), invalid_input
 */
export async function correctMail(
  seen: { id: string; to: string },
  email: string,
  actor: Account,
  now: Date,
): Promise<{ mail: TriedMail; isRecordWrong: boolean }> {
  let isRecordWrong = false;
  const due = await changeUnsent(seen.id, now, actor, {
    action: 'mail.addressCorrected',
    change: async (mail, transaction) => {
      if (mail.to !== seen.to) throw conflict(messages.correctedMeanwhile);
      if (mail.needs === 'account-link') throw refusal(messages.personal);
      if (OF_REMOVAL.test(mail.id)) throw refusal(messages.removed);
      if (mail.about.startsWith('families/')) throw refusal(whyOfFamily(mail));
      if (mail.to === email) throw refusal(messages.sameAddress);
      isRecordWrong = await hasAddress(transaction, mail);
      const moved = readdressed(mail, email, now.toISOString());
      if (isRecordWrong && moved.text !== mail.text) throw refusal(messages.recordFirst);
      await correctWriter(transaction, mail, { email, actor, now });
      return { ...moved, status: 'pending', attempts: 0, lastError: null, limit: 'none' };
    },
  });
  return { mail: await tryDue(due), isRecordWrong };
}

/**
 * Gives an unsent email up. That there was one stays, so that its occasion does not cause it again; its
 * words go. @throws AppError not_found, conflict (sent, being sent, or has a sign-in to delete first)
 */
export async function discardMail(id: string, actor: Account, now: Date): Promise<void> {
  await changeUnsent(id, now, actor, {
    action: 'mail.discarded',
    change: (mail) => {
      if (mail.needs === 'account-deletion') throw conflict(messages.deletesSignIn);
      return { ...forgetMail(mail), status: 'discarded' };
    },
  });
}

/** What tells an address that a record, or the account, has another one now. */
const OF_REMOVAL = /^payer-email-|^guardian-email-.+-old$|^account-moved-/;

/** An invitation is sent again elsewhere than a family's reminder and its statement. */
const whyOfFamily = ({ id }: OutboxMail): string =>
  id.startsWith('season-') ? messages.invitation : messages.ofFamily;

interface UnsentChange {
  /** For the log. */
  action: string;
  /** Gives the email as it shall be; it may read, and refuse by throwing. */
  change: (mail: OutboxMail, transaction: Transaction) => OutboxMail | Promise<OutboxMail>;
}

async function changeUnsent(
  id: string,
  now: Date,
  actor: Account,
  { action, change }: UnsentChange,
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
    const next = await change(mail, transaction);
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

/** Where the address stands in records of which the office can correct it. */
const ADDRESS_IN: Readonly<Record<string, string>> = {
  donations: 'payer.email',
  orders: 'payer.email',
  playerBills: 'payer.email',
  profiles: 'email',
  registrations: 'payer.email',
  sponsorBills: 'sponsorEmail',
  sponsorships: 'payer.email',
};

/** Whether the record that an email is about has its address, so that the next email goes wrong, too. */
async function hasAddress(transaction: Transaction, { about, to }: OutboxMail): Promise<boolean> {
  // A record's path has two parts; what else an email may be about has no address of its own.
  const [collection = '', id, more] = about.split('/');
  const field = ADDRESS_IN[collection];
  if (!field || !id || more !== undefined) return false;
  const record = await transaction.get(firestore().doc(about));
  // Whoever signs in changes the address of the account alone.
  return record.get(field) === to && !record.get('userId');
}

const conflict = (message: string) => new AppError('conflict', message);
const refusal = (message: string) =>
  new AppError('invalid_input', message, { fields: { email: message } });
