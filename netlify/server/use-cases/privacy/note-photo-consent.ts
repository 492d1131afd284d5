import type { Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { env } from '../../core/env.ts';
import { auditLog, outbox } from '../../gateways/records.ts';
import { composeMail, forOffice } from '../../mails/compose.ts';
import { consentWithdrawn } from '../../mails/privacy-mails.ts';
import { readPublishedWith } from '../gallery/read-published-with.ts';
import { type Actor, auditEntry, nameOfActor } from '../records/audit.ts';

/**
 * Reads what is told of a change of the photo consent; the answer writes it, in the same transaction: who
 * did it stands in the audit log, and of a withdrawal the office is emailed what of this player is public.
 * @param changed the player as it is after the change
 */
export async function readConsentNotes(
  transaction: Transaction,
  changed: Profile,
  actor: Actor,
  now: Date,
): Promise<() => void> {
  const { id, photoConsent } = changed;
  const action = photoConsent ? 'photoConsent.given' : 'photoConsent.withdrawn';
  const [before, after] = [{ photoConsent: !photoConsent }, { photoConsent }];
  const entry = auditEntry(actor, action, `profiles/${id}`, now, before, after);
  const mail = photoConsent ? undefined : await writeToOffice(transaction, changed, actor, now);
  return () => {
    transaction.create(auditLog().doc(entry.id), entry);
    if (mail) transaction.create(outbox().doc(mail.id), mail);
  };
}

async function writeToOffice(
  transaction: Transaction,
  player: Profile,
  actor: Actor,
  now: Date,
): Promise<OutboxMail> {
  const published = await readPublishedWith(transaction, player.id);
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const by = nameOfActor(actor);
  const draft = forOffice(() => consentWithdrawn(player, { published, officeEmail, siteUrl, by }));
  return composeMail(draft, now);
}
