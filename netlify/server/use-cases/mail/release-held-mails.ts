import { nextReleaseAt, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import { readable } from '../../core/broken-records.ts';
import { isChangedSince } from '../../gateways/firestore.ts';
import { outbox } from '../../gateways/records.ts';
import { asksForMoney, isOutdated } from './asks-for-money.ts';
import { isKnown } from './is-known.ts';
import { isRegisteredAgain, tellsOfLeftOut } from './registered-again.ts';

const MAX_PER_RUN = 50;

/**
 * Lets held emails go whose address has been verified or paid from meanwhile, and says when to look at
 * the others again. So nobody who is known to us loses an email; only how to pay what is not owed any
 * more is not said, nor that a player is registered no longer who is again.
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
      [...new Set(mails.map(({ to }) => to))].map(async (to) => [to, await isKnown(to)] as const),
    ),
  );
  const outdated = await findOutdated(
    mails.filter(({ to }) => known.get(to)),
    now,
  ).catch((error: unknown) => {
    console.error(JSON.stringify({ level: 'error', code: 'outdated', detail: String(error) }));
    return undefined;
  });
  const seen = new Map(docs.map((doc) => [doc.id, { lastUpdateTime: doc.updateTime }]));
  const released = await Promise.all(
    mails.map(async (mail) => {
      const { id, to, createdAt } = mail;
      const [doc, asSeen] = [outbox().doc(id), seen.get(id) ?? {}];
      // Whether they are still to be said is asked again in a minute.
      if (!outdated && mayBeOutdated(mail)) return false;
      if (outdated?.has(id)) {
        await unlessChanged(doc.delete(asSeen));
        return false;
      }
      if (!known.get(to)) {
        const nextAttemptAt = nextReleaseAt(createdAt, now).toISOString();
        await unlessChanged(doc.update({ nextAttemptAt }, asSeen));
        return false;
      }
      const due = { status: 'pending', limit: 'none', nextAttemptAt: now.toISOString() } as const;
      return unlessChanged(doc.update({ ...due, lastError: null }, asSeen));
    }),
  );
  return released.filter(Boolean).length;
}

/**
 * Waits for a write to an email as it was read. What the office did with it since, while others were asked
 * about its address, stands.
 * @returns whether it was written
 */
async function unlessChanged(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isChangedSince(error)) return false;
    throw error;
  }
}

const mayBeOutdated = (mail: OutboxMail) => asksForMoney(mail) || tellsOfLeftOut(mail);

/** The ids of those that ask for what was paid or canceled, or name who was registered again, while they were held. */
async function findOutdated(mails: readonly OutboxMail[], now: Date): Promise<Set<string>> {
  const found = await Promise.all(
    mails.filter(mayBeOutdated).map(async (mail) => {
      const isOver = tellsOfLeftOut(mail) ? isRegisteredAgain(mail) : isOutdated(mail, now);
      return (await isOver) ? mail.id : [];
    }),
  );
  return new Set(found.flat());
}
