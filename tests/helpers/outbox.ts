import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { outbox } from '#server/gateways/records.ts';

/** When {@link writeMails} writes. */
export const NOON = '2026-01-05T12:00:00.000Z';
/** The time so many minutes after it. */
export const afterNoon = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000);

/** Emails that are due since noon, written as a use-case writes them. */
export async function writeMails(
  count: number,
  given: Partial<OutboxMail> = {},
): Promise<OutboxMail[]> {
  const batch = firestore().batch();
  const mails = Array.from({ length: count }, (): OutboxMail => {
    const id = given.id ?? crypto.randomUUID();
    return {
      id,
      to: `${id}@example.com`,
      replyTo: null,
      subject: 'Hello',
      text: 'Hi',
      html: 'Hi',
      needs: 'nothing',
      data: {},
      about: 'orders/none',
      status: 'pending',
      attempts: 0,
      nextAttemptAt: NOON,
      lastError: null,
      createdAt: NOON,
      sentAt: null,
      ...given,
    };
  });
  for (const mail of mails) batch.create(outbox().doc(mail.id), mail);
  await batch.commit();
  return mails;
}

/** How these emails stand now. */
export async function storedMails(mails: readonly OutboxMail[]): Promise<OutboxMail[]> {
  const found = await firestore().getAll(...mails.map(({ id }) => outbox().doc(id)));
  return found.map((doc) => doc.data() as OutboxMail);
}
