import type { Transaction } from '@google-cloud/firestore';
import {
  MAX_ATTEMPTS,
  type MailNeed,
  nextAttemptAt,
  type OutboxMail,
} from '#domain/mail/outbox-mail.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import { readable } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { firestore, recordsOf } from '../../gateways/firestore.ts';
import { type Attachment, type SendMail, sendMail } from '../../gateways/mail.ts';
import { outbox } from '../../gateways/records.ts';
import { readTeam } from '../../gateways/team.ts';
import { withLetterhead } from '../../mails/letterhead.ts';
import { asksForMoney, isOutdated } from './asks-for-money.ts';
import { whyHeld } from './may-send.ts';
import { noteSent } from './note-sent.ts';

/** How long a sender may hold an email before another one takes it over. */
const LEASE_MS = 60_000;
/** As many values as Firestore takes in one question. */
const VALUES = 30;

/** An email as it goes out. */
export interface PreparedMail {
  mail: OutboxMail;
  attachments?: readonly Attachment[];
}

/**
 * What makes an email complete, by what it needs; a function brings those whose libraries it can afford.
 * Null: there is nothing to send (any more), and the email is dropped.
 */
export type Preparers = Partial<
  Record<MailNeed, (mail: OutboxMail) => Promise<PreparedMail | null>>
>;

/** How emails are sent, where it differs from one by one and now. */
export interface Delivery {
  preparers?: Preparers;
  clock?: () => Date;
  send?: SendMail;
  /** Whose logo stands above the words; asked for with each email, unless it is given. */
  team?: () => Promise<TeamInformation | undefined>;
}

const now = () => new Date();

/** The team information for several emails, read with the first that is sent. */
export function readTeamOnce(): NonNullable<Delivery['team']> {
  let team: ReturnType<typeof readTeam> | undefined;
  return () => {
    team ??= readTeam();
    return team;
  };
}

/**
 * Sends at once what was just written about a record, and nothing else: however many write at the same
 * time, each sends its own. What cannot be sent now, or needs what the caller cannot make, goes with
 * the schedule.
 * @param about the record's path, such as 'orders/…'
 */
export async function deliverMailsAbout(about: string, delivery: Delivery = {}): Promise<void> {
  const waiting = recordsOf(outbox()).where('about', '==', about).where('status', '==', 'pending');
  await claimAndDeliver(async (open) => readable((await open.get(waiting)).docs), {
    ...delivery,
    team: readTeamOnce(),
  });
}

/** Tries one email that is due, unless another sender has it or it needs what the caller cannot make. */
export async function deliverMail(id: string, delivery: Delivery = {}): Promise<void> {
  await claimAndDeliver(async (open) => {
    const mail = (await open.get(outbox().doc(id))).data();
    return mail ? [mail] : [];
  }, delivery);
}

type Find = (open: Transaction) => Promise<OutboxMail[]>;

async function claimAndDeliver(find: Find, delivery: Delivery): Promise<void> {
  const claimed = await claim(find, delivery);
  await Promise.all(
    readInOrder(claimed).map(async (own) => {
      for (const mail of own) await deliverClaimed(mail, delivery);
    }),
  );
}

/**
 * Takes those of the emails found that can be sent now, for this sender alone.
 * @returns the emails as they were before
 */
function claim(find: Find, { preparers = {}, clock = now }: Delivery): Promise<OutboxMail[]> {
  const at = clock();
  const canMake = ({ needs }: OutboxMail) => needs === 'nothing' || preparers[needs] !== undefined;
  const canSend = (mail: OutboxMail) =>
    mail.status === 'pending' && mail.nextAttemptAt <= at.toISOString() && canMake(mail);
  return firestore().runTransaction(async (open) => {
    const found = (await find(open)).filter(canSend);
    const mails = [...found, ...(await readEarlier(open, found)).filter(canMake)];
    for (const mail of mails) open.update(outbox().doc(mail.id), claimOf(mail, at));
    return mails;
  });
}

/**
 * The emails to the same readers that were written earlier and wait since an attempt failed: they go first,
 * whenever they would be tried, so that none arrives after the one that corrects it. Such a try counts for
 * nothing ({@link noteFailure}): newer emails would use up their attempts within the hour.
 */
export async function readEarlier(
  open: Transaction,
  mails: readonly OutboxMail[],
): Promise<OutboxMail[]> {
  const known = new Set(mails.map(({ id }) => id));
  const newest = new Map<string, string>();
  for (const [own] of readInOrder(mails).map((all) => all.slice(-1))) {
    if (own && own.to !== env().OFFICE_EMAIL) newest.set(own.to, own.createdAt);
  }
  const readers = [...newest.keys()];
  const found: OutboxMail[] = [];
  for (let start = 0; start < readers.length; start += VALUES) {
    const waiting = recordsOf(outbox())
      .where('to', 'in', readers.slice(start, start + VALUES))
      .where('status', '==', 'pending');
    found.push(...readable((await open.get(waiting)).docs));
  }
  return found.filter(
    ({ id, to, createdAt, lastError }) =>
      lastError !== null && createdAt < (newest.get(to) ?? '') && !known.has(id),
  );
}

/**
 * The emails of each person, oldest first: they are sent one after the other, so that a receipt arrives
 * before the email that corrects it. The office gets too many for that.
 */
export function readInOrder(mails: readonly OutboxMail[]): OutboxMail[][] {
  const byReader = new Map<string, OutboxMail[]>();
  for (const mail of mails.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const reader = mail.to === env().OFFICE_EMAIL ? mail.id : mail.to;
    byReader.set(reader, [...(byReader.get(reader) ?? []), mail]);
  }
  return [...byReader.values()];
}

/** What changes on an email that a sender takes: nobody else does for a minute. */
export function claimOf(
  { attempts }: OutboxMail,
  at: Date,
): Pick<OutboxMail, 'attempts' | 'nextAttemptAt' | 'lastError'> {
  return {
    attempts: attempts + 1,
    nextAttemptAt: new Date(at.getTime() + LEASE_MS).toISOString(),
    // A failure writes it again; until then nobody may take this email for one that only waits.
    lastError: null,
  };
}

/** Sends an email that this sender has taken, and notes how it went. @throws as {@link tryClaimed} */
async function deliverClaimed(mail: OutboxMail, delivery: Delivery): Promise<void> {
  const failure = await tryClaimed(mail, delivery);
  if (failure) await noteFailure(mail, failure, delivery);
}

/** Why an email could not be sent. */
export interface Failure {
  error: unknown;
}

/**
 * Notes that a try of an email has failed; after the last attempt staff decide. One whose turn had not come
 * went along with a newer email: it waits on as it did.
 * @param before the email as it was before this sender took it
 */
export async function noteFailure(
  before: OutboxMail,
  { error }: Failure,
  { clock = now }: Delivery,
): Promise<void> {
  const at = clock();
  const isTurn = before.nextAttemptAt <= at.toISOString();
  const attempts = isTurn ? before.attempts + 1 : before.attempts;
  await outbox()
    .doc(before.id)
    .update({
      status: isTurn && attempts >= MAX_ATTEMPTS ? 'failed' : 'pending',
      attempts,
      nextAttemptAt: isTurn ? nextAttemptAt(attempts, at).toISOString() : before.nextAttemptAt,
      lastError: asText(error),
    });
}

const asText = (error: unknown) => String(error).slice(0, 500);

/** Leaves an email for the next minute as if it had not been tried: the mail server gets too many. */
export async function postpone(
  before: OutboxMail,
  { error }: Failure,
  { clock = now }: Delivery,
): Promise<void> {
  const nextAttemptAt = new Date(clock().getTime() + LEASE_MS).toISOString();
  const { attempts } = before;
  await outbox()
    .doc(before.id)
    .update({ attempts, nextAttemptAt, lastError: asText(error) });
}

/**
 * Sends an email that this sender has taken, and notes that it was sent (or that there was nothing to send
 * any more, or that it is held).
 * @returns why it could not be sent, to be noted by the caller
 * @throws what Firestore throws where it could not be noted; an email that was sent is then sent again
 *   after its minute, under the same Message-ID
 */
export async function tryClaimed(mail: OutboxMail, delivery: Delivery): Promise<Failure | null> {
  const { preparers = {}, clock = now, send = sendMail, team = readTeam } = delivery;
  const doc = outbox().doc(mail.id);
  try {
    const prepare = preparers[mail.needs];
    const prepared = prepare ? await prepare(mail) : { mail };
    // One that waited may ask for what has come meanwhile, also where its attempts start over.
    const isLate = hasWaited(mail, clock()) && asksForMoney(mail);
    if (!prepared || (isLate && (await isOutdated(mail, clock())))) {
      await doc.delete();
      return null;
    }
    const [held, logo] = await Promise.all([whyHeld(mail, clock()), team()]);
    if (held !== null) {
      await doc.update({ status: 'held', nextAttemptAt: clock().toISOString(), lastError: held });
      return null;
    }
    const html = await withLetterhead(prepared.mail.html, logo, env().SITE_URL);
    await send({ ...prepared.mail, html }, prepared.attachments);
  } catch (error) {
    return { error };
  }
  await noteSent(mail, clock());
  return null;
}

const hasWaited = ({ createdAt }: OutboxMail, at: Date) =>
  createdAt <= new Date(at.getTime() - LEASE_MS).toISOString();
