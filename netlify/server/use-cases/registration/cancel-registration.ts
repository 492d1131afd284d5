import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Cancellation } from '#domain/registration/cancellation.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { messages } from '#words/office/emails/orders.ts';
import { messages as refusals } from '#words/refusals/registration.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { outbox } from '../../gateways/records.ts';
import { composeMail, forOffice, type WrittenMail, writtenIn } from '../../mails/compose.ts';
import { registrationCancelled, registrationForOffice } from '../../mails/registration-mails.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { isKnown } from '../mail/is-known.ts';
import { closeThese } from '../payments/pages/expire-pages.ts';
import { isUnpaid, pagesOfWhole, readCancellation, readWhole } from './dependents.ts';

interface Cancelling {
  by: Exclude<Cancellation['by'], 'replaced'>;
  /** As the office is told who it was; its guardian unless told. */
  name?: string;
  /** Gives back what the caller may cancel, and throws otherwise; of undefined, where there is none. */
  allow: (found: Registration | undefined) => Registration;
  now: Date;
  /** Writes what goes with it, such as an entry in the audit log, in the same transaction. */
  inTransaction?: (transaction: Transaction, before: Registration, after: Registration) => void;
}

/**
 * Cancels a registration that nothing was paid for: closes its payment pages, cancels its bills, and
 * deletes the players that it made with their medical notes. The guardian and the office are emailed. Again
 * changes nothing.
 * @throws AppError conflict (money has come or is on its way), payment_unavailable, and what `allow` throws
 */
export async function cancelRegistration(
  id: string,
  { by, name, allow, now, inTransaction }: Cancelling,
): Promise<Registration> {
  const settings = await readSettings();
  const seen = await firestore().runTransaction((transaction) => readWhole(transaction, id), {
    readOnly: true,
  });
  const found = allow(seen?.registration);
  if (!seen || found.cancelled) return found;
  if (!isUnpaid(seen)) throw isPaid();
  // The guardian who cancels has verified the address; whom the office cancels for may have mistyped it.
  const isTheirs = by === 'guardian' || (await isKnown(found.payer.email));
  const { sessions, paid } = await closeThese(pagesOfWhole(seen), now);
  if (paid) throw isPaid();
  return firestore().runTransaction(async (transaction) => {
    const whole = await readWhole(transaction, id);
    const before = allow(whole?.registration);
    if (!whole || before.cancelled) return before;
    const areClosed = pagesOfWhole(whole).every(({ sessionId }) => sessions.has(sessionId));
    if (!isUnpaid(whole) || !areClosed) throw isPaid();
    const cancelled = { at: now.toISOString(), by, replacedBy: null };
    const canceling = { cancelled, by: name ?? fullName(before.payer) };
    const { medical, cancel } = await readCancellation(transaction, whole, canceling);
    const after = cancel();
    const context = { registration: after, settings, officeEmail: env().OFFICE_EMAIL };
    const language = await readerLanguage(after.payer);
    const drafts: WrittenMail[] = [
      writtenIn(language, () => registrationCancelled(context, { medical, isKnown: isTheirs })),
    ];
    if (by === 'guardian') {
      drafts.push(
        forOffice(() =>
          registrationForOffice(context, 'cancelled', messages.headlines.cancelledByFamily),
        ),
      );
    }
    for (const draft of drafts) {
      transaction.create(outbox().doc(draft.id), await composeMail(draft, now));
    }
    inTransaction?.(transaction, before, after);
    return after;
  });
}

function isPaid(): AppError {
  return new AppError('conflict', refusals.cannotCancel);
}
