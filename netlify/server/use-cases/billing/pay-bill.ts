import type { CreateBillPaymentResponse } from '#contracts/billing/public.ts';
import { isUnderWay } from '#domain/billing/bill-status.ts';
import { hasPart } from '#domain/billing/owed-on-bill.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { waitsForCard } from '#domain/registration/waits-for-card.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { playerBills, registrations } from '../../gateways/records.ts';
import { newManageToken } from '../payments/manage-token.ts';
import { openPage, partlyPaid } from '../payments/open-checkout.ts';
import { areExpired, closePages, type ExpiredPages } from '../payments/pages/expire-pages.ts';
import type { OpenPage } from '../payments/pages/read-pages-of.ts';

/**
 * Opens the payment page of a bill, for the guardian it is addressed to. A registration whose own page
 * was left unpaid is given up for it, so that nothing can be paid twice; calling again opens the same page.
 * @throws AppError forbidden (email not verified), not_found (not theirs), conflict (nothing to pay
 *   here), payment_unavailable
 */
export async function payBill(
  billId: string,
  account: Account,
  now: Date,
): Promise<CreateBillPaymentResponse> {
  if (!account.emailVerified) {
    throw new AppError('forbidden', 'Please verify your email address first.');
  }
  const found = await readBill(billId, account.email);
  // Its own page may stay, so that clicking twice leads to one, unless it asks for another amount.
  const isOwn = ({ number, payment }: OpenPage) =>
    number === found.bill.number && payment.totalCents === found.bill.amountCents;
  const expired = await closePages({ kind: 'bill', recordId: billId }, now, isOwn);
  if (expired.paid) throw beingProcessed();
  const bill = await prepareBill(found, expired, now);
  const page = {
    kind: 'bill',
    title: `Bill ${bill.number}`,
    lines: [{ name: bill.description, quantity: 1, unitCents: bill.amountCents }],
    successPath: `/account?bill=${bill.number}`,
    cancelPath: '/account',
    retriesFailed: true,
  } as const;
  const checkout = await openPage(playerBills(), bill, page, now);
  if (!checkout) throw beingProcessed();
  return { number: bill.number, totalCents: bill.amountCents, checkout };
}

interface FoundBill {
  bill: PlayerBill;
  registration: Registration | undefined;
}

async function readBill(billId: string, email: string): Promise<FoundBill> {
  const bill = (await playerBills().doc(billId).get()).data();
  // Another's bill and none at all are told apart by nobody.
  if (!bill?.payer || bill.payer.email !== email) {
    throw new AppError('not_found', 'We do not know this bill.');
  }
  const registration = bill.registrationId
    ? (await registrations().doc(bill.registrationId).get()).data()
    : undefined;
  refuseUnpayable(bill, registration?.payment);
  return { bill, registration };
}

function refuseUnpayable(bill: PlayerBill, registration: Payment | undefined): void {
  if (bill.paymentStatus === 'paid') throw conflict('This bill is already paid.');
  if (bill.paymentStatus === 'cancelled') throw conflict('This bill was cancelled.');
  if (bill.payment && isUnderWay(bill.payment)) throw beingProcessed();
  if (bill.payment && hasPart(bill.payment)) throw partlyPaid('bill');
  if (!registration) return;
  if (registration.status === 'processing') throw beingProcessed();
  if (isUnderWay(registration)) {
    throw conflict(
      'This bill is being paid in installments. To change the card, use the link in your last receipt.',
    );
  }
  if (hasPart(registration)) throw partlyPaid('registration');
}

/** The amount was changed after its page was opened. */
const isOutdated = ({ payment, amountCents }: PlayerBill) =>
  payment !== null && payment.totalCents !== amountCents;

/** Gives the bill a payment to open a page for, and its registration's up, if nothing moved meanwhile. */
async function prepareBill(
  { bill: seen, registration }: FoundBill,
  expired: ExpiredPages,
  now: Date,
): Promise<PlayerBill> {
  return firestore().runTransaction(async (transaction) => {
    const doc = playerBills().doc(seen.id);
    const bill = (await transaction.get(doc)).data();
    const from = registration && registrations().doc(registration.id);
    const current = from && (await transaction.get(from)).data();
    if (!bill) throw conflict('This bill was deleted.');
    refuseUnpayable(bill, current?.payment);
    const subject = { kind: 'bill', recordId: seen.id } as const;
    // Its registration's form was sent again meanwhile, say, and has opened another.
    if (!(await areExpired(transaction, subject, expired))) throw beingProcessed();
    const updatedAt = now.toISOString();
    if (from && current && waitsForCard(current)) {
      transaction.set(from, {
        ...current,
        payment: { ...current.payment, status: 'ended' },
        updatedAt,
      });
    }
    if (bill.payment && !isOutdated(bill)) return bill;
    const fresh = newPayment(bill.amountCents, null, bill.payment?.manageToken ?? newManageToken());
    const status = bill.payment?.status === 'payment_failed' ? 'payment_failed' : 'pending';
    const stripeCheckoutSessionId = bill.payment?.stripeCheckoutSessionId ?? null;
    const payment = { ...fresh, status, stripeCheckoutSessionId } as const;
    const prepared = { ...bill, payment, updatedAt };
    transaction.set(doc, prepared);
    return prepared;
  });
}

const conflict = (message: string) => new AppError('conflict', message);
const beingProcessed = () => conflict('A payment is being processed. Look again in a few minutes.');
