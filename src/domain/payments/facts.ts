import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry, Refund } from './ledger-entry.ts';

/* What Stripe says at this moment. Events only bring us here; nothing of them is believed. */

/** A payment page. */
export interface SessionFacts {
  id: string;
  status: 'open' | 'complete' | 'expired';
}

/** A plan at Stripe. */
export interface SubscriptionFacts {
  id: string;
  /** 'starting' waits for its first charge to go through. */
  status: 'starting' | 'running' | 'past_due' | 'paused' | 'ended';
}

/** A try to collect money: a payment intent of its own, or the one of an invoice. */
export interface ChargeFacts {
  /** Names it in the ledger: the invoice of a plan, otherwise the payment intent. */
  id: string;
  paymentIntentId: string | null;
  invoiceId: string | null;
  /** The page it was paid on, where that was asked for. */
  sessionId: string | null;
  /** The first charge of a plan carries the cents that do not divide. */
  isFirst: boolean;
  status: 'processing' | 'paid' | 'failed';
  amountCents: Cents;
  refundedCents: Cents;
  /** Each refund on its day, oldest first; none that the bank has sent back. */
  refunds: readonly Refund[];
  /** What Stripe keeps of it, and of disputes that were not lost; null while Stripe does not say. */
  feeCents: Cents | null;
  /** A dispute is open: nothing is decided. */
  disputed: boolean;
  /** Of an open one: the bank only asks, and has taken nothing. */
  isInquiry?: boolean | undefined;
  /** Until when the bank takes an answer to it; not there where it waits for none. UTC ISO instant. */
  answerBy?: string | undefined;
  /** What the payer's bank has taken back by disputes that were lost. */
  lost: { cents: Cents; feeCents: Cents; at: string } | null;
  method: LedgerEntry['method'];
  /**
   * When the payer's side sent the money, days before it arrives where a bank is at work; null while
   * it has not arrived. UTC ISO instant.
   */
  paidAt: string | null;
}

export interface PaymentFacts {
  session: SessionFacts | null;
  subscription: SubscriptionFacts | null;
  /** Null where no money was asked for: before the first charge, and where an invoice is over $0. */
  charge: ChargeFacts | null;
  customerId: string | null;
}
