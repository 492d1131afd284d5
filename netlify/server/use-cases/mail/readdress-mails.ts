import type { Transaction } from '@google-cloud/firestore';
import { isBeingSent, type OutboxMail, UNSENT } from '#domain/mail/outbox-mail.ts';
import { forgetMail } from '#domain/privacy/forget.ts';
import { readable } from '../../core/broken-records.ts';
import { auditLog, outbox } from '../../gateways/records.ts';
import { type Actor, auditEntry } from '../records/audit.ts';
import { readdressLinks } from './readdress-links.ts';

interface Readdressed {
  from: string;
  to: string;
  /** Paths of the records whose emails go to the new address, such as 'registrations/…'. */
  about: ReadonlySet<string>;
  /** Which other emails go there. */
  also?: (mail: OutboxMail) => boolean;
  /** Which are given up: they were written for the old address alone. */
  isDropped?: (mail: OutboxMail) => boolean;
}

/**
 * Gives the unsent emails about these records the address that the records have now. One that is held is
 * looked at again at once, one that was given up starts over.
 * @param transaction a staged one, which may read after it has written
 */
export async function readdressMails(
  transaction: Transaction,
  { from, to, about, also = () => false, isDropped = () => false }: Readdressed,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (from === to) return;
  const found = await transaction.get(
    outbox().where('to', '==', from).where('status', 'in', UNSENT),
  );
  const change = (mail: OutboxMail, next: OutboxMail, action: string) => {
    transaction.set(outbox().doc(mail.id), next);
    const [was, is] = [mail, next].map((one) => ({ to: one.to, status: one.status }));
    const entry = auditEntry(actor, action, `outbox/${mail.id}`, now, was, is);
    transaction.create(auditLog().doc(entry.id), entry);
  };
  for (const mail of readable(found.docs)) {
    if (isDropped(mail)) {
      change(mail, { ...forgetMail(mail), status: 'discarded' }, 'mail.discarded');
    } else if (about.has(mail.about) || also(mail)) {
      change(mail, readdressed(mail, to, now.toISOString()), 'mail.addressCorrected');
    }
  }
}

/** An unsent email as it goes to another address, with its links made for that one. @param now UTC ISO instant */
export function readdressed(mail: OutboxMail, to: string, now: string): OutboxMail {
  const said = (words: string) => readdressLinks(words, mail.to, to);
  const moved = { ...mail, to, text: said(mail.text), html: said(mail.html) };
  // Whoever has it this moment goes on; where that fails, the next try is the new address's.
  if (isBeingSent(mail, now)) return moved;
  const anew = { ...moved, attempts: 0, nextAttemptAt: now };
  return mail.status === 'held' ? anew : { ...anew, status: 'pending', lastError: null };
}
