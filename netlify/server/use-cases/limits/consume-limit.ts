import {
  countUse,
  declinesOf,
  LIMITS,
  type LimitRecord,
  type LimitScope,
  MAX_DECLINES,
  newLimitRecord,
} from '#domain/limits/limit.ts';
import { messages } from '#words/refusals/limits.ts';
import { AppError } from '../../core/app-error.ts';
import { readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { isContention } from '../../core/unreachable.ts';
import { firestore } from '../../gateways/firestore.ts';
import { limits } from '../../gateways/records.ts';
import { addressKey, ipKey } from './limit-keys.ts';

type Who = Pick<RequestInfo, 'ip' | 'now'>;

interface Use {
  /** The email address it is for; none where there is none. */
  email?: string;
  /** Whether a verified account or a link from an email stands for the address. */
  isProven?: boolean;
  /** Whether a page to pay by card would be opened. */
  byCard?: boolean;
}

/**
 * Counts one use of what is limited, for the caller's internet address (as Netlify saw it, never as a
 * header claims) and the email address: both read at once, both written at once. When Firestore
 * cannot be reached the request fails as it would a moment later.
 * @throws AppError rate_limited, with what to do
 */
export async function consumeLimit(
  scope: LimitScope,
  { ip, now }: Who,
  { email, isProven = false, byCard = false }: Use = {},
): Promise<void> {
  const ipId = ipKey(scope, ip);
  const ids = email ? [ipId, addressKey(scope, email, isProven)] : [ipId];
  try {
    await firestore().runTransaction(async (transaction) => {
      const found = await transaction.getAll(...ids.map((id) => limits().doc(id)));
      const before = found.map(
        (doc, index) => readOne(doc) ?? newLimitRecord(ids[index] ?? '', now),
      );
      // Whoever has shown whose the address is answers for its own cards, not for those of the place.
      const declined = isProven ? before.filter(({ id }) => id !== ipId) : before;
      if (byCard && declined.some((record) => hasTooManyDeclines(record, now)))
        throw tooManyDeclines();
      for (const record of before) {
        const isIp = record.id === ipId;
        const after = countUse(record, allowance(scope, isIp ? 'ip' : 'address'), now);
        if (typeof after === 'string') throw tooOften(after);
        transaction.set(limits().doc(record.id), { ...after, lastIp: isIp ? null : ipId });
      }
    });
  } catch (error) {
    // So many at once that Firestore could not count them one after the other.
    throw isContention(error) ? tooOften('tenMinutes') : error;
  }
}

/**
 * Refuses where nothing is left of a limit, and uses nothing up: for what only counts once it went wrong.
 * @throws AppError rate_limited
 */
export async function refuseSpent(scope: LimitScope, { ip, now }: Who): Promise<void> {
  const id = ipKey(scope, ip);
  const before = readOne(await limits().doc(id).get()) ?? newLimitRecord(id, now);
  const after = countUse(before, allowance(scope, 'ip'), now);
  if (typeof after === 'string') throw tooOften(after);
}

/** Whether a day's declined cards are too many for another page. */
export function hasTooManyDeclines(record: LimitRecord, now: Date): boolean {
  return declinesOf(record, now).length >= Math.ceil(MAX_DECLINES * env().LIMIT_FACTOR);
}

function allowance(scope: LimitScope, by: 'ip' | 'address') {
  const { tenMinutes, day } = LIMITS[scope][by];
  const { LIMIT_FACTOR } = env();
  return { tenMinutes: Math.ceil(tenMinutes * LIMIT_FACTOR), day: Math.ceil(day * LIMIT_FACTOR) };
}

function tooOften(window: 'tenMinutes' | 'day'): AppError {
  const message = window === 'day' ? messages.today(env().OFFICE_EMAIL) : messages.shortTime;
  return new AppError('rate_limited', message);
}

function tooManyDeclines(): AppError {
  return new AppError('rate_limited', messages.declines(env().OFFICE_EMAIL));
}
