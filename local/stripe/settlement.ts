import type { Account } from './account.ts';
import { mustGet } from './api.ts';
import { invalidRequest } from './errors.ts';
import { invoiceOf, markFailed, markPaid, paymentOf } from './invoices.ts';
import type { CheckoutSession, PaymentIntent } from './objects.ts';
import { settleBankPayment, verifyAccount } from './payments.ts';
import { saveSession } from './sessions.ts';

/**
 * The bank's answer, days later, to a payment that is `processing`: tells its invoice and its session.
 * An account that waits to be verified is verified before it pays; where it never is, that is the answer.
 */
export function settleIntent(account: Account, intentId: string, paid: boolean): PaymentIntent {
  const settled = answer(account, mustGet(account, 'payment_intent', intentId), paid);

  const invoice = invoiceOf(account, intentId);
  if (invoice) (paid ? markPaid : markFailed)(account, invoice);
  const where = invoice ? { '$.invoice': invoice.id } : { '$.payment_intent': intentId };
  const [session] = account.store.list('checkout.session', { where });
  if (session) tellSession(account, session, paid);
  return settled;
}

function answer(account: Account, intent: PaymentIntent, paid: boolean): PaymentIntent {
  if (intent.status === 'requires_action') {
    const verified = verifyAccount(account, intent, paid);
    return paid ? settleBankPayment(account, verified, paid) : verified;
  }
  if (intent.status === 'processing') return settleBankPayment(account, intent, paid);
  throw invalidRequest(`No bank payment is under way: ${intent.id} is ${intent.status}.`);
}

function tellSession(account: Account, session: CheckoutSession, paid: boolean) {
  const told = saveSession(account, paid ? { ...session, payment_status: 'paid' } : session);
  account.emit(`checkout.session.async_payment_${paid ? 'succeeded' : 'failed'}`, told);
}

/** The bank's answer to a session that was paid from a bank account. */
export function settleSession(account: Account, id: string, paid: boolean): CheckoutSession {
  const session = mustGet(account, 'checkout.session', id);
  const invoice = session.invoice ? mustGet(account, 'invoice', session.invoice) : undefined;
  const payment = invoice && paymentOf(account, invoice)?.payment.payment_intent;
  const intentId = session.payment_intent ?? payment;
  if (!intentId) throw invalidRequest('No bank payment of this Checkout Session is under way.');
  settleIntent(account, intentId, paid);
  return mustGet(account, 'checkout.session', id);
}
