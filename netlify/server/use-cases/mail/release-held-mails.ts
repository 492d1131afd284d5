import { nextReleaseAt } from '#domain/mail/outbox-mail.ts';
import { readable } from '../../core/broken-records.ts';
import { findUser, isVerified } from '../../gateways/auth.ts';
import { firestore } from '../../gateways/firestore.ts';
import { outbox } from '../../gateways/records.ts';
import { hasPaid } from './may-send.ts';

const MAX_PER_RUN = 50;

/**
 * Lets held emails go whose address has been verified or paid from meanwhile, and says when to look at
 * the others again. So nobody who is known to us loses an email.
 * @returns how many may go now
 */
export async function releaseHeldMails(now: Date): Promise<number> {
  const { docs } = await outbox()
    .where('status', '==', 'held')
    .where('nextAttemptAt', '<=', now.toISOString())
    .orderBy('nextAttemptAt')
    .limit(MAX_PER_RUN)
    .get();
  const mails = readable(docs);
  const known = new Map(
    await Promise.all(
      [...new Set(mails.map(({ to }) => to))].map(
        async (to) => [to, (await hasVerified(to)) || (await hasPaid(to))] as const,
      ),
    ),
  );
  const batch = firestore().batch();
  for (const { id, to, createdAt } of mails) {
    const doc = outbox().doc(id);
    if (known.get(to)) {
      const nextAttemptAt = now.toISOString();
      batch.update(doc, { status: 'pending', limit: 'none', nextAttemptAt, lastError: null });
    } else {
      batch.update(doc, { nextAttemptAt: nextReleaseAt(createdAt, now).toISOString() });
    }
  }
  if (mails.length > 0) await batch.commit();
  return mails.filter(({ to }) => known.get(to)).length;
}

async function hasVerified(email: string): Promise<boolean> {
  const user = await findUser({ email });
  return user !== null && isVerified(user);
}
