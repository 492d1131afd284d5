import type { CreateBillPaymentResponse } from '#contracts/billing/public.ts';
import { messages } from '#words/refusals/paying.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { openOwed } from './open-owed.ts';
import type { OwedNow } from './read-owed-now.ts';

/**
 * Opens the payment page for what is owed now on a bill, for the guardian it is addressed to: the bill,
 * what is left of it, or of a registration that is paid in parts what is due of that.
 * @throws AppError forbidden (email not verified), not_found (not theirs), conflict (nothing to pay
 *   here), payment_unavailable
 */
export async function payBill(
  billId: string,
  account: Account,
  now: Date,
): Promise<CreateBillPaymentResponse> {
  if (!account.emailVerified) {
    throw new AppError('forbidden', messages.verifyFirst);
  }
  const opening = {
    successPath: (number: string) => `/account?bill=${number}`,
    cancelPath: '/account',
    allow: (found: OwedNow | undefined) => refuseOthers(found, account),
  };
  const { number, cents, checkout } = await openOwed(
    { kind: 'bill', recordId: billId },
    opening,
    now,
  );
  return { number, totalCents: cents, checkout };
}

/** Another's bill and none at all are told apart by nobody. */
function refuseOthers(found: OwedNow | undefined, { email }: Account): void {
  const isTheirs = found?.kind === 'bill' && found.bill?.payer?.email === email;
  if (!isTheirs) throw new AppError('not_found', messages.noBill);
}
