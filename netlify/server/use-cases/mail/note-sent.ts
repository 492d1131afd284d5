import { subDays } from 'date-fns';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { forgetMail, WORDS_KEPT_DAYS } from '#domain/privacy/forget.ts';
import { outbox } from '../../gateways/records.ts';

/**
 * Notes that an email was sent. Of one that waited longer than words are kept, they go at once: the nights have
 * passed its day and look at it no more.
 * @throws what Firestore throws
 */
export async function noteSent(mail: OutboxMail, at: Date): Promise<void> {
  const noted = { status: 'sent', sentAt: at.toISOString(), lastError: null } as const;
  const isOld = mail.createdAt < subDays(at, WORDS_KEPT_DAYS).toISOString();
  const doc = outbox().doc(mail.id);
  // As a whole, so that the words by which it was searched go, too.
  if (isOld) await doc.set({ ...forgetMail(mail), needs: 'nothing', ...noted });
  else await doc.update(noted);
}
