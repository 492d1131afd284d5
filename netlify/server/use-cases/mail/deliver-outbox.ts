import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import pMap from 'p-map';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { readable, readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { timeBudget } from '../../core/time-budget.ts';
import { fieldsOf, firestore } from '../../gateways/firestore.ts';
import { withMailPool } from '../../gateways/mail.ts';
import { outbox } from '../../gateways/records.ts';
import {
  claimOf,
  type Delivery,
  deliverClaimed,
  type Preparers,
  readTeamOnce,
} from './deliver-mail.ts';

/** So many are taken in one transaction, and so many are under way at once. */
const BATCH = 40;
const CONNECTIONS = 8;
/** Of the thirty seconds that a scheduled function has; a send that hangs takes up to eight. */
const BUDGET_MS = 20_000;

/** Someone waits for a link in front of their mailbox. */
const FIRST = 'account-link';

type Outcome = 'sent' | 'failed' | 'kept';

export interface DeliveryReport {
  sent: number;
  failed: number;
  /** How many are due all the same; the next run goes on with them. */
  left: number;
}

/**
 * Sends what is due until all is sent or the time is used, sign-in emails first, then the oldest. A
 * mail server that takes nothing ends the run: the others wait as they are.
 */
export async function deliverOutbox(
  preparers: Preparers = {},
  clock: () => Date = () => new Date(),
  hasTime = timeBudget(BUDGET_MS),
): Promise<DeliveryReport> {
  const report = { sent: 0, failed: 0 };
  const team = readTeamOnce();
  await withMailPool(CONNECTIONS, async (send) => {
    while (hasTime()) {
      const before = await claimDue(preparers, clock());
      const sent = await deliverAll(before, { preparers, clock, send, team }, hasTime, report);
      if (sent === 0) return;
    }
  });
  return { ...report, left: await countDue(preparers, clock()) };
}

/** Takes a batch for this sender alone. @returns the emails as they were before */
async function claimDue(preparers: Preparers, at: Date): Promise<OutboxMail[]> {
  return firestore().runTransaction(async (transaction) => {
    const found: OutboxMail[] = [];
    const unreadable: QueryDocumentSnapshot[] = [];
    for (const query of dueInOrder(preparers, at)) {
      if (found.length === BATCH) break;
      const wanted = query.select(...fieldsOf(outbox())) as Query<OutboxMail>;
      const { docs } = await transaction.get(wanted.limit(BATCH - found.length));
      found.push(...readable(docs));
      unreadable.push(...docs.filter((doc) => readOne(doc) === undefined));
    }
    // Given up, so that they do not stand before the others forever.
    for (const { ref } of unreadable) transaction.update(ref, { status: 'failed' });
    for (const mail of found) transaction.update(outbox().doc(mail.id), claimOf(mail, at));
    return found;
  });
}

/** @returns how many were sent; those there was no time for wait as they were */
async function deliverAll(
  mails: readonly OutboxMail[],
  delivery: Delivery & { clock: () => Date },
  hasTime: () => boolean,
  report: { sent: number; failed: number },
): Promise<number> {
  const one = (mail: OutboxMail) => {
    const claimed = { ...mail, ...claimOf(mail, delivery.clock()) };
    return logged(mail.id, () => (hasTime() ? deliver(claimed, delivery) : giveBack(mail)));
  };
  const byReader = await pMap(readInOrder(mails), (own) => pMap(own, one, { concurrency: 1 }), {
    concurrency: CONNECTIONS,
  });
  const outcomes = byReader.flat();
  const sent = outcomes.filter((outcome) => outcome === 'sent').length;
  report.sent += sent;
  report.failed += outcomes.filter((outcome) => outcome === 'failed').length;
  return sent;
}

/**
 * The emails of each person, oldest first: they are sent one after the other, so that a receipt arrives
 * before the email that corrects it. The office gets too many for that.
 */
function readInOrder(mails: readonly OutboxMail[]): OutboxMail[][] {
  const byReader = new Map<string, OutboxMail[]>();
  for (const mail of mails.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const reader = mail.to === env().OFFICE_EMAIL ? mail.id : mail.to;
    byReader.set(reader, [...(byReader.get(reader) ?? []), mail]);
  }
  return [...byReader.values()];
}

/** When the outcome of one email cannot be noted, the others are still sent. */
async function logged(mail: string, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    const detail = String(error);
    console.error(JSON.stringify({ level: 'error', code: 'outbox', mail, detail }));
    return 'failed';
  }
}

async function deliver(claimed: OutboxMail, delivery: Delivery): Promise<Outcome> {
  return (await deliverClaimed(claimed, delivery)) ? 'sent' : 'failed';
}

async function giveBack({ id, attempts, nextAttemptAt, lastError }: OutboxMail): Promise<Outcome> {
  await outbox().doc(id).update({ attempts, nextAttemptAt, lastError });
  return 'kept';
}

async function countDue(preparers: Preparers, at: Date): Promise<number> {
  const counts = await Promise.all(dueInOrder(preparers, at).map((query) => query.count().get()));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/** The emails that are due and that the caller can make, those first that someone waits for. */
function dueInOrder(preparers: Preparers, at: Date): Query<OutboxMail>[] {
  const able = ['nothing', ...Object.keys(preparers)];
  const groups = [able.filter((need) => need === FIRST), able.filter((need) => need !== FIRST)];
  return groups
    .filter((needs) => needs.length > 0)
    .map((needs) =>
      outbox()
        .where('needs', 'in', needs)
        .where('status', '==', 'pending')
        .where('nextAttemptAt', '<=', at.toISOString())
        .orderBy('nextAttemptAt'),
    );
}
