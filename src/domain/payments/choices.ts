/* The words of payments, apart from their schemas: what pages show needs no Zod. */

/** The kinds of record that money is paid for; also `metadata.kind` of everything we open at Stripe. */
export const PAYABLE_KINDS = ['order', 'registration', 'sponsorship', 'donation', 'bill'] as const;
export type PayableKind = (typeof PAYABLE_KINDS)[number];

/** How a person chooses to pay in the public forms. */
export const PAYMENT_METHODS = ['credit-card', 'ach', 'check'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_STATUSES = [
  /** Recorded, not paid: a card payment not finished, or an ACH transfer or check on its way. */
  'pending',
  /** A card or bank payment that Stripe still works on. */
  'processing',
  /** Paid in full; an installment plan when its last charge is in. */
  'paid',
  /** A plan that runs: installments still to come, or a gift until it is stopped. */
  'active',
  /** A charge of a running plan failed and is still owed. */
  'past_due',
  /** A gift that its donor has paused. */
  'paused',
  /** A plan that was stopped: no further charge, and what was owed may be unpaid. */
  'ended',
  'payment_failed',
  /** Given up before anything was paid; nothing is owed. */
  'cancelled',
  /** The payment page was left and has expired. */
  'expired',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_FREQUENCIES = ['one-time', 'monthly', 'quarterly', 'annual'] as const;
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number];
export type PlanFrequency = Exclude<PaymentFrequency, 'one-time'>;

export const MONTHS_BETWEEN: Readonly<Record<PlanFrequency, number>> = {
  monthly: 1,
  quarterly: 3,
  annual: 12,
};

/** What a payer is told of a payment once something is known of it. */
export type DecidedView = 'paid' | 'processing' | 'failed' | 'expired' | 'refunded';
/** The same, or why nothing is known. */
export type PaymentView = DecidedView | 'confirming' | 'slow' | 'unknown' | 'unavailable';
