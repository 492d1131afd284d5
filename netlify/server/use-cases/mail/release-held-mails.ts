import type { Day } from '#domain/calendar/day.ts';
import { nextReleaseAt, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { BrokenRecordError, readable } from '../../core/broken-records.ts';
import { hasVerified } from '../../gateways/auth.ts';
import { firestore, isChangedSince } from '../../gateways/firestore.ts';
import { outbox } from '../../gateways/records.ts';
import { type OwedSubject, readOwedNow } from '../billing/read-owed-now.ts';
import { readToday } from '../team/read-today.ts';
import { hasPaid } from './may-send.ts';

const MAX_PER_RUN = 50;

/**
 * Lets held emails go whose address has been verified or paid from meanwhile, and says when to look at
 * the others again. So nobody who is known to us loses an email; only how to pay what is not owed any
 * more is not said.
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
  const outdated = await findOutdated(
    mails.filter(({ to }) => known.get(to)),
    now,
  ).catch((error: unknown) => {
    console.error(JSON.stringify({ level: 'error', code: 'outdated', detail: String(error) }));
    return undefined;
  });
  const seen = new Map(docs.map((doc) => [doc.id, { lastUpdateTime: doc.updateTime }]));
  const released = await Promise.all(
    mails.map(async ({ id, to, createdAt }) => {
      const [doc, asSeen] = [outbox().doc(id), seen.get(id) ?? {}];
      // Whether they are still to be said is asked again in a minute.
      if (!outdated && subjectOfInstructions(id)) return false;
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

/** The ids of those that say how to pay what was paid or canceled while they were held. */
async function findOutdated(mails: readonly OutboxMail[], now: Date): Promise<Set<string>> {
  const asking = mails.flatMap(({ id }) => subjectOfInstructions(id) ?? []);
  if (asking.length === 0) return new Set();
  const today = await readToday(now);
  const found = await Promise.all(
    asking.map(async (one) => ((await isOver(one.subject, today)) ? one.id : [])),
  );
  return new Set(found.flat());
}

/** What an email says how to pay, by its id: 'order-…-instructions'. */
function subjectOfInstructions(id: string): { id: string; subject: OwedSubject } | undefined {
  const [, kind, recordId] =
    /^(order|registration|sponsorship|donation)-(.+)-instructions$/.exec(id) ?? [];
  if (!kind || !recordId) return undefined;
  return { id, subject: { kind: kind as PayableKind, recordId } };
}

/** Of what cannot be read nobody knows. A registration that costs nothing is told that it is complete. */
async function isOver(subject: OwedSubject, today: Day): Promise<boolean> {
  try {
    const owed = await firestore().runTransaction((open) => readOwedNow(open, subject, today), {
      readOnly: true,
    });
    if (owed?.kind === 'registration' && owed.registration?.payment.totalCents === 0) return false;
    // Of a gift that begins later nothing is due yet.
    if (owed && 'record' in owed && owed.record.payment.status === 'pending') return false;
    return !owed || owed.payNow.what === 'paid' || owed.payNow.what === 'cancelled';
  } catch (error) {
    if (error instanceof BrokenRecordError) return false;
    throw error;
  }
}
