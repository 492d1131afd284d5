import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import pMap from 'p-map';
import type { MailNeed, OutboxMail } from '#domain/mail/outbox-mail.ts';
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
import { type WatchedPreparers, watchPreparers } from './watch-preparers.ts';

/** So many are taken in one transaction, and so many are under way at once. */
const BATCH = 40;
const CONNECTIONS = 8;
/** Of the thirty seconds that a scheduled function has; a send that hangs takes up to eight. */
export const BUDGET_MS = 20_000;

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
 * mail server that takes nothing ends the run: the others wait as they are. So do those that are made by
 * a service that does not answer.
 */
export async function deliverOutbox(
  preparers: Preparers = {},
  clock: () => Date = () => new Date(),
  hasTime = timeBudget(BUDGET_MS),
): Promise<DeliveryReport> {
  const report = { sent: 0, failed: 0 };
  const team = readTeamOnce();
  const watched = watchPreparers(preparers);
  const all = watched.needs();
  await withMailPool(CONNECTIONS, async (send) => {
    const run = { delivery: { preparers: watched.preparers, clock, send, team }, watched, hasTime };
    while (hasTime()) {
      const needs = watched.needs();
      const before = await claimDue(needs, clock());
      const sent = await deliverAll(before, run, report);
      if (sent === 0 && watched.needs().length === needs.length) return;
    }
  });
  return { ...report, left: await countDue(all, clock()) };
}

/** Takes a batch for this sender alone. @returns the emails as they were before */
async function claimDue(needs: readonly MailNeed[], at: Date): Promise<OutboxMail[]> {
  return firestore().runTransaction(async (transaction) => {
    const found: OutboxMail[] = [];
    const unreadable: QueryDocumentSnapshot[] = [];
    for (const query of dueInOrder(needs, at)) {
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

interface Run {
  delivery: Delivery & { clock: () => Date };
  watched: WatchedPreparers;
  hasTime: () => boolean;
}

/** @returns how many were sent; those there was no time for, or that cannot be made, wait as they were */
async function deliverAll(
  mails: readonly OutboxMail[],
  { delivery, watched, hasTime }: Run,
  report: { sent: number; failed: number },
): Promise<number> {
  const one = (mail: OutboxMail) => {
    const claimed = { ...mail, ...claimOf(mail, delivery.clock()) };
    const isPossible = hasTime() && watched.canMake(mail.needs);
    return logged(mail.id, () => (isPossible ? deliver(claimed, delivery) : giveBack(mail)));
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

async function countDue(needs: readonly MailNeed[], at: Date): Promise<number> {
  const counts = await Promise.all(dueInOrder(needs, at).map((query) => query.count().get()));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/** The emails that are due and need one of these, those first that someone waits for. */
function dueInOrder(needs: readonly MailNeed[], at: Date): Query<OutboxMail>[] {
  const groups = [needs.filter((need) => need === FIRST), needs.filter((need) => need !== FIRST)];
  return groups
    .filter((group) => group.length > 0)
    .map((group) =>
      outbox()
        .where('needs', 'in', group)
        .where('status', '==', 'pending')
        .where('nextAttemptAt', '<=', at.toISOString())
        .orderBy('nextAttemptAt'),
    );
}
