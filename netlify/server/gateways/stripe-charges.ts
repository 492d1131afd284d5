import type Stripe from 'stripe';
import type { Cents } from '#domain/money/money.ts';
import type { ChargeFacts } from '#domain/payments/facts.ts';
import { idOf, stripe } from './stripe.ts';
import { listRefunds } from './stripe-refunds.ts';

/** Of a payment intent, what `intentCharge` reads: no request of its own for the fee. */
export const CHARGE_WITH_FEE = 'latest_charge.balance_transaction';

/** The plan and the charge of an invoice; no charge where it asks for nothing or was not tried. */
export async function readInvoice(
  id: string,
): Promise<{ subscription: Stripe.Subscription | null; charge: ChargeFacts | null }> {
  const invoice = await stripe().invoices.retrieve(id, {
    expand: ['payments', 'parent.subscription_details.subscription'],
  });
  const held = invoice.parent?.subscription_details?.subscription;
  const subscription = typeof held === 'object' ? held : null;
  // A trial's invoice asks for nothing.
  if (invoice.amount_due === 0) return { subscription, charge: null };
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find(({ status }) => status === 'paid') ?? payments.at(-1);
  const intentId = idOf(payment?.payment.payment_intent);
  const intent =
    intentId && (await stripe().paymentIntents.retrieve(intentId, { expand: [CHARGE_WITH_FEE] }));
  const tried = intent ? await intentCharge(intent) : null;
  if (!tried) return { subscription, charge: null };
  return {
    subscription,
    charge: {
      ...tried,
      id,
      invoiceId: id,
      isFirst: invoice.billing_reason === 'subscription_create',
      amountCents: invoice.amount_due,
    },
  };
}

/** How an attempt to collect stands; null before the first. */
export async function intentCharge(intent: Stripe.PaymentIntent): Promise<ChargeFacts | null> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (!charge) return null;
  const isBank = charge.payment_method_details?.type === 'us_bank_account';
  const disputes = charge.disputed ? await readDisputes(intent.id) : UNDISPUTED;
  const fee = feeOf(charge);
  const refunds = charge.amount_refunded > 0 ? await listRefunds(intent.id) : [];
  return {
    id: intent.id,
    paymentIntentId: intent.id,
    invoiceId: null,
    sessionId: null,
    isFirst: true,
    status: chargeStatus(intent),
    amountCents: intent.amount,
    refundedCents: charge.amount_refunded,
    refunds,
    disputed: disputes.disputed,
    isInquiry: disputes.isInquiry,
    answerBy: disputes.answerBy,
    lost: disputes.lost,
    feeCents: fee === null ? null : fee + disputes.feeCents,
    method: isBank ? 'us_bank_account' : 'card',
    // When it set out, also of a bank payment that arrives days later: a gift of 31 December is one
    // of that year. (The day of the debit Stripe only estimates.)
    paidAt: intent.status === 'succeeded' ? isoOf(charge.created) : null,
  };
}

/**
 * How the money of a page that was sent off stands. A bank account may have to be verified first: until
 * then Stripe charges nothing, and the last charge, where there is one, is of a card that was declined
 * before. An account that never is verified leaves no charge, either.
 */
export async function pageCharge(intent: Stripe.PaymentIntent): Promise<ChargeFacts | null> {
  const isWaiting = intent.status === 'requires_action';
  return (isWaiting ? null : await intentCharge(intent)) ?? uncharged(intent);
}

const UNCHARGED: Partial<Record<Stripe.PaymentIntent.Status, ChargeFacts['status']>> = {
  requires_action: 'processing',
  processing: 'processing',
  requires_payment_method: 'failed',
  canceled: 'failed',
};

function uncharged({ id, status, amount }: Stripe.PaymentIntent): ChargeFacts | null {
  const known = UNCHARGED[status];
  if (!known) return null;
  return {
    id,
    paymentIntentId: id,
    invoiceId: null,
    sessionId: null,
    isFirst: true,
    status: known,
    amountCents: amount,
    refundedCents: 0,
    refunds: [],
    ...UNDISPUTED,
    feeCents: null,
    method: 'us_bank_account',
    paidAt: null,
  };
}

function chargeStatus({ status }: Stripe.PaymentIntent): ChargeFacts['status'] {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'processing' : 'failed';
}

/** What Stripe keeps of the charge; null until it says so, minutes after the charge at the latest. */
function feeOf({ balance_transaction }: Stripe.Charge): Cents | null {
  return typeof balance_transaction === 'object' ? (balance_transaction?.fee ?? null) : null;
}

interface Disputes extends Pick<ChargeFacts, 'disputed' | 'isInquiry' | 'answerBy' | 'lost'> {
  /** Of those that were not lost. */
  feeCents: Cents;
}
const UNDISPUTED: Disputes = { disputed: false, lost: null, feeCents: 0 };
/** The bank only asks, and has taken nothing yet. */
const INQUIRIES = ['warning_needs_response', 'warning_under_review'];
const AWAITS_ANSWER = ['needs_response', 'warning_needs_response'];
const OVER = ['won', 'lost', 'warning_closed', 'prevented'];

/** A charge stays marked as disputed when the dispute was won. */
async function readDisputes(paymentIntentId: string): Promise<Disputes> {
  const { data } = await stripe().disputes.list({ payment_intent: paymentIntentId });
  const lost = data.filter(({ status }) => status === 'lost');
  const open = data.filter(({ status }) => !OVER.includes(status));
  const at = Math.min(...lost.map(({ created }) => created));
  // Some banks take no answer: of those there is no day.
  const days = data
    .filter(({ status }) => AWAITS_ANSWER.includes(status))
    .flatMap(({ evidence_details: { due_by } }) => due_by || []);
  return {
    disputed: open.length > 0,
    isInquiry: open.every(({ status }) => INQUIRIES.includes(status)),
    answerBy: days.length > 0 ? isoOf(Math.min(...days)) : undefined,
    // The bank takes the money when the dispute begins; losing it means that it stays there.
    lost:
      lost.length === 0
        ? null
        : {
            cents: lost.reduce((sum, { amount }) => sum + amount, 0),
            feeCents: feesOf(lost),
            at: isoOf(at),
          },
    feeCents: feesOf(data.filter((one) => !lost.includes(one))),
  };
}

const feesOf = (disputes: readonly Stripe.Dispute[]): Cents =>
  disputes
    .flatMap(({ balance_transactions }) => balance_transactions)
    .reduce((sum, { fee }) => sum + fee, 0);

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** More charges than any plan of installments has. */
const MAX_INVOICES = 100;

/** The newest invoices of a plan. */
export async function listInvoices(subscriptionId: string): Promise<Stripe.Invoice[]> {
  const found = await stripe().invoices.list({
    subscription: subscriptionId,
    limit: MAX_INVOICES,
  });
  return found.data;
}

/**
 * The charges of a plan's paid invoices that are not in the books yet: of those the event is still on
 * its way. Booked together, what a receipt says ("Payment 3 of 12") does not depend on which comes first.
 * What was paid before the books begin was in them once.
 * @param isBooked whether the ledger has the invoice as paid
 * @param since when the books begin
 */
export async function readUnbooked(
  invoices: readonly Stripe.Invoice[],
  isBooked: (invoiceId: string) => boolean,
  since: Date,
): Promise<ChargeFacts[]> {
  const isOld = ({ status_transitions: { paid_at } }: Stripe.Invoice) =>
    paid_at !== null && paid_at * 1000 < since.getTime();
  const missing = invoices.filter((invoice) => {
    const { id, status, amount_due } = invoice;
    return status === 'paid' && amount_due > 0 && id && !isOld(invoice) && !isBooked(id);
  });
  const read = await Promise.all(missing.map(({ id }) => readInvoice(id ?? '')));
  return read.flatMap(({ charge }) => (charge ? [charge] : []));
}
