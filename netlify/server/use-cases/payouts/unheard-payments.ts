import type { Query } from '@google-cloud/firestore';
import { subDays, subHours } from 'date-fns';
import * as z from 'zod/mini';
import { PayoutLineSchema } from '#domain/payouts/payout-line.ts';
import { isUnreachable } from '../../core/unreachable.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { payoutLines, unmatchedMoney } from '../../gateways/records.ts';
import { isUnknownToStripe } from '../../gateways/stripe.ts';
import { refOfIntent } from '../../gateways/stripe-facts.ts';
import { settleNow } from '../payments/settle-payment.ts';
import { readUndecided, readUntold } from './unheard-outcomes.ts';

/** The event of a payment is delivered within moments, or is lost. */
const HEARD_WITHIN_HOURS = 1;
/** As long as lines are looked for. What the books cannot take is then no news; Payouts lists it for ever. */
const NEWS_DAYS = 40;
const AT_ONCE = 100;
/** As many values as Firestore takes in one question. */
const VALUES = 30;

const UnheardSchema = z.pick(PayoutLineSchema, { paymentIntentId: true });

/** The payments at Stripe that fit no entry of the ledger though their event is due, newest first. */
async function readUnheard(now: Date, fit: 'none' | 'known'): Promise<(string | null)[]> {
  const { docs } = await payoutLines()
    .where('fit', '==', fit)
    .where('kind', '==', 'payment')
    .where('at', '>', subDays(now, NEWS_DAYS).toISOString())
    .where('at', '<', subHours(now, HEARD_WITHIN_HOURS).toISOString())
    .orderBy('at', 'desc')
    .limit(AT_ONCE)
    .select('paymentIntentId')
    .get();
  return readableParts(docs, UnheardSchema).map(({ paymentIntentId }) => paymentIntentId);
}

/**
 * Books payments of which no event told, and what became of those that are booked: Stripe gives up after three
 * days. One of which our books know nothing, such as one that was made in Stripe's own dashboard, is left as
 * it is, and asked for again, as is one that the office knows: it may have taken ours for such. The order is a new one each time, so that many of those do not keep a lost
 * one from its turn.
 * @returns how many were asked for; there may be no time for all
 * @throws Error when Stripe or Firestore cannot be reached; what was booked stays
 */
export async function settleUnheard(now: Date, hasTime: () => boolean): Promise<number> {
  const found = await Promise.all([
    readUnheard(now, 'none'),
    readUnheard(now, 'known'),
    readUndecided(now),
    readUntold(subDays(now, NEWS_DAYS), subHours(now, HEARD_WITHIN_HOURS)),
  ]);
  const unheard = new Set(found.flat().filter((id) => id !== null));
  let asked = 0;
  for (const id of shuffle([...unheard])) {
    if (!hasTime()) break;
    asked += 1;
    await settleOne(id, now);
  }
  return asked;
}

/** One that cannot be settled is left for the office, and does not keep the others waiting. */
async function settleOne(id: string, now: Date): Promise<void> {
  try {
    await settleNow(await refOfIntent(id), now);
  } catch (error) {
    if (isUnreachable(error)) throw error;
    // Of another account at Stripe, or of its test mode.
    if (isUnknownToStripe(error)) return;
    console.error(
      JSON.stringify({ level: 'error', code: 'unheard_payment', id, detail: String(error) }),
    );
  }
}

function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** How many such payments wait for the office, without those that it was already told of as unmatched money. */
export async function countUnheard(now: Date): Promise<number> {
  const unheard = await readUnheard(now, 'none');
  const intents = unheard.filter((id) => id !== null);
  let filed = 0;
  for (let start = 0; start < intents.length; start += VALUES) {
    const some: Query = unmatchedMoney().where(
      'stripeId',
      'in',
      intents.slice(start, start + VALUES),
    );
    filed += (await some.count().get()).data().count;
  }
  return unheard.length - filed;
}
