import Stripe from 'stripe';
import type { Cents } from '#domain/money/money.ts';
import type { Refund } from '#domain/payments/ledger-entry.ts';
import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../core/app-error.ts';
import { repeatedRequest, stripe } from './stripe.ts';

/** More refusals of one refund in a day than anybody clicks through. */
const MAX_TRIES = 20;

/**
 * Gives money back to the card or account it came from.
 *
 * The same refund asked for twice is one, and yet it can be made again the same day when it came to
 * nothing: refunds that the bank sent back count into the key, and a refusal that Stripe only repeats
 * is asked again, under a key that follows from the refused request.
 * @param key names the refund: the same key again is the same refund
 * @returns Stripe's id of the refund
 * @throws AppError conflict when Stripe does not do it, payment_unavailable
 */
export async function createRefund(
  paymentIntentId: string,
  amountCents: Cents,
  key: string,
): Promise<string> {
  const refund = { payment_intent: paymentIntentId, amount: amountCents };
  try {
    const base = `${key}-${await countFailed(paymentIntentId)}`;
    let idempotencyKey = base;
    for (let tries = 1; ; tries += 1) {
      try {
        return (await stripe().refunds.create(refund, { idempotencyKey })).id;
      } catch (error) {
        // After an error of Stripe's own nobody knows whether the money went.
        const wasRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
        const repeated = wasRefused && repeatedRequest(error);
        if (!repeated || tries === MAX_TRIES) throw error;
        idempotencyKey = `${base}-after-${repeated}`;
      }
    }
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new AppError('conflict', messages.stripeRefused(cause.message), {
        cause,
      });
    }
    throw new AppError('payment_unavailable', messages.stripeDown, { cause });
  }
}

async function countFailed(paymentIntentId: string): Promise<number> {
  return (await readRefunds(paymentIntentId)).filter(isVoid).length;
}

/** The refunds of a payment, oldest first; none that the bank has sent back. */
export async function listRefunds(paymentIntentId: string): Promise<Refund[]> {
  // Stripe lists the newest first, so those of one second keep their order.
  return (await readRefunds(paymentIntentId))
    .filter((refund) => !isVoid(refund))
    .reverse()
    .sort((a, b) => a.created - b.created)
    .map(({ id, amount, created }) => ({
      id,
      cents: amount,
      at: new Date(created * 1000).toISOString(),
    }));
}

async function readRefunds(paymentIntentId: string): Promise<Stripe.Refund[]> {
  const asked = { payment_intent: paymentIntentId, limit: 100 };
  return (await stripe().refunds.list(asked)).data;
}

const isVoid = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';
