import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { spokenLanguage } from '#domain/records/stored.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './choices.ts';
import { PlanSchema } from './plan.ts';

/** Where the payment of a record stands: the part that the settlement of payments alone writes. */
export const PaymentSchema = z.object({
  status: z.enum(PAYMENT_STATUSES),
  /** All that is owed; of a plan without an end, one charge. */
  totalCents: CentsSchema,
  /** What was promised of a gift of which more came; left out while no more did. */
  pledgedCents: z.optional(CentsSchema),
  /** Null where everything is paid at once. */
  plan: z.nullable(PlanSchema),
  /** What has arrived, less what was taken back by reversals, before refunds. */
  paidCents: CentsSchema,
  refundedCents: CentsSchema,
  /** What came beyond what is owed and is to be refunded; left out while nothing did. */
  surplusCents: z.optional(CentsSchema),
  /**
   * The office has ended it after a part came: owed is what has come, whatever becomes of that. Not there of
   * others, nor of what has no end: that says `ended`.
   */
  endedByOffice: z.optional(z.literal(true)),
  /**
   * What the payment page asks for that may be open. Not there where none is, where the page sets up a
   * plan, and of pages opened before this was noted: those ask for the whole.
   */
  asksCents: z.optional(CentsSchema),
  stripeCheckoutSessionId: z.nullable(z.string()),
  stripePaymentIntentId: z.nullable(z.string()),
  stripeCustomerId: z.nullable(z.string()),
  stripeSubscriptionId: z.nullable(z.string()),
  /** In the links of receipts: who has it may manage the plan at Stripe. Never listed, never exported. */
  manageToken: z.string(),
  /** When the first money arrived. UTC ISO instant. */
  paidAt: z.nullable(z.iso.datetime()),
});
export type Payment = z.infer<typeof PaymentSchema>;

/** Who pays, as emails and Stripe address them. */
export const PayerSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** Lower case: accounts find their records by it. */
  email: z.string(),
  /** Of the page that the record was made on. */
  language: spokenLanguage(),
});
export type Payer = z.infer<typeof PayerSchema>;

/** The fields that every record which is paid for shares. Instants are UTC ISO strings. */
export const PAYABLE_FIELDS = {
  /** The idempotency key of the form, which makes a repeat the same record. */
  id: z.string(),
  /** Short and speakable; on emails, memo lines and at the counter. */
  number: z.string(),
  /** SHA-256 of the request, so that a reused key with other content is told apart from a repeat. */
  requestHash: z.string(),
  payer: PayerSchema,
  paymentMethod: z.enum(PAYMENT_METHODS),
  payment: PaymentSchema,
  /** The office's own; not there until it notes something, and never shown to the payer. */
  notes: z.optional(z.nullable(z.string())),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
} as const;
const PayableSchema = z.object(PAYABLE_FIELDS);
export type Payable = z.infer<typeof PayableSchema>;

/** The payment of a record that was just made: nothing has been paid. */
export function newPayment(
  totalCents: number,
  plan: Payment['plan'],
  manageToken: string,
): Payment {
  return {
    status: 'pending',
    totalCents,
    plan,
    paidCents: 0,
    refundedCents: 0,
    stripeCheckoutSessionId: null,
    stripePaymentIntentId: null,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    manageToken,
    paidAt: null,
  };
}
