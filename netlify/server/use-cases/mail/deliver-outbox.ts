import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import pMap from 'p-map';
import type { MailNeed, OutboxMail } from '#domain/mail/outbox-mail.ts';
import { mayAskToSlowDown } from '#domain/mail/slow-down.ts';
import { readable, readOne } from '../../core/broken-records.ts';
import { timeBudget } from '../../core/time-budget.ts';
import { fieldsOf, firestore } from '../../gateways/firestore.ts';
import { withMailPool } from '../../gateways/mail.ts';
import { outbox } from '../../gateways/records.ts';
import {
  claimOf,
  type Delivery,
  type Failure,
  noteFailure,
  type Preparers,
  postpone,
  readEarlier,
  readInOrder,
  readTeamOnce,
  tryClaimed,
} from './deliver-mail.ts';
import { type WatchedPreparers, watchPreparers } from './watch-preparers.ts';

/** So many are under way at once, and so many for each of these are taken in one transaction. */
const CONNECTIONS = 8;
const BATCH_PER_CONNECTION = 5;
/** Of the thirty seconds that a scheduled function has; a send that hangs takes up to eight. */
export const BUDGET_MS = 20_000;

/** Someone waits for a link in front of their mailbox. */
const FIRST = 'account-link';

export interface DeliveryReport {
  sent: number;
  failed: number;
  /** How many are due all the same; the next run goes on with them. */
  left: number;
}

/**
 * Sends what is due until all is sent or the time is used, sign-in emails first, then the oldest. A
 * mail server that takes nothing ends the run: the others wait as they are. So do those that are made by
 * a service that does not answer. A mail server that gets too many gets them one at a time from then on.
 */
export async function deliverOutbox(
  preparers: Preparers = {},
  clock: () => Date = () => new Date(),
  hasTime = timeBudget(BUDGET_MS),
): Promise<DeliveryReport> {
  const team = readTeamOnce();
  const watched = watchPreparers(preparers);
  const all = watched.needs();
  const report = { sent: 0, failed: 0 };
  await withMailPool(CONNECTIONS, async (send) => {
    const delivery = { preparers: watched.preparers, clock, send, team };
    const run = { delivery, watched, hasTime, report, lanes: CONNECTIONS };
    while (hasTime()) {
      const { sent } = report;
      const needs = watched.needs();
      const before = await claimDue(needs, clock(), run.lanes * BATCH_PER_CONNECTION);
      if (await deliverAll(before, run)) run.lanes = 1;
      if (report.sent === sent && watched.needs().length === needs.length) return;
    }
  });
  return { ...report, left: await countDue(all, clock()) };
}

/** Takes a batch for this sender alone. @returns the emails as they were before */
async function claimDue(needs: readonly MailNeed[], at: Date, most: number): Promise<OutboxMail[]> {
  return firestore().runTransaction(async (transaction) => {
    const found: OutboxMail[] = [];
    const unreadable: QueryDocumentSnapshot[] = [];
    for (const query of dueInOrder(needs, at)) {
      if (found.length === most) break;
      const wanted = query.select(...fieldsOf(outbox())) as Query<OutboxMail>;
      const { docs } = await transaction.get(wanted.limit(most - found.length));
      found.push(...readable(docs));
      unreadable.push(...docs.filter((doc) => readOne(doc) === undefined));
    }
    const earlier = await readEarlier(transaction, found);
    found.push(...earlier.filter((mail) => needs.includes(mail.needs)));
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
  report: { sent: number; failed: number };
  /** How many are under way at once. */
  lanes: number;
}

/** An email that the mail server may take later, as it was before. */
interface Refused {
  before: OutboxMail;
  failure: Failure;
}

/**
 * Tries a batch. Those there was no time for, or that cannot be made, wait as they were; so do those that
 * the mail server refuses, and the rest, once it has taken some and refuses several readers at a time: it
 * has too many then, and trying would use up the attempts of an email that nothing is wrong with.
 * @returns whether it had too many
 */
async function deliverAll(mails: readonly OutboxMail[], run: Run): Promise<boolean> {
  const { delivery, watched, hasTime, report, lanes } = run;
  const refused: Refused[] = [];
  const hasTooMany = () =>
    report.sent > 0 && new Set(refused.map(({ before }) => before.to)).size > 1;
  const one = async (before: OutboxMail) => {
    if (!hasTime() || !watched.canMake(before.needs) || hasTooMany()) return giveBack(before);
    const failure = await tryClaimed(before, delivery);
    if (!failure) report.sent += 1;
    else if (mayWait(before, failure, delivery.clock())) refused.push({ before, failure });
    else await fail(before, failure, run);
  };
  const each = (mail: OutboxMail) => logged(mail, report, () => one(mail));
  await pMap(readInOrder(mails), (own) => pMap(own, each, { concurrency: 1 }), {
    concurrency: lanes,
  });
  const isTooFast = hasTooMany();
  for (const { before, failure } of refused) {
    await logged(before, report, () =>
      isTooFast ? postpone(before, failure, delivery) : fail(before, failure, run),
    );
  }
  return isTooFast;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** After a day each refusal counts, so that nothing is tried for ever. */
const mayWait = ({ createdAt }: OutboxMail, { error }: Failure, at: Date): boolean =>
  mayAskToSlowDown(error) && at.getTime() - Date.parse(createdAt) < DAY_MS;

async function fail(before: OutboxMail, failure: Failure, { delivery, report }: Run) {
  await noteFailure(before, failure, delivery);
  report.failed += 1;
}

/** When the outcome of one email cannot be noted, the others are still sent. */
async function logged(
  { id }: OutboxMail,
  report: Run['report'],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const detail = String(error);
    console.error(JSON.stringify({ level: 'error', code: 'outbox', mail: id, detail }));
    report.failed += 1;
  }
}

async function giveBack({ id, attempts, nextAttemptAt, lastError }: OutboxMail): Promise<void> {
  await outbox().doc(id).update({ attempts, nextAttemptAt, lastError });
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
